import '@fontsource-variable/fraunces'
import '@fontsource-variable/inter'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepOffline } from './lib/offline'

mount(App, { target: document.getElementById('app')! })
keepOffline()
