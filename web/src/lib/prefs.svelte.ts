// What a player wants to see and hear, kept in this browser.
import { languages, usualLanguage } from './languages'

export interface Prefs {
  language: string
  text: number
  motion: boolean
  contrast: boolean
  sounds: boolean
  name: string
  keys: boolean // shortcut keys of one letter
  autoPass: boolean // let windows stand by itself when nothing could be played
  restBelow: number // and all in fights of others below this Level
  face: string // parts of a face; "": as the name has it
}

const KEY = 'kickdoor-prefs'

function read(): Prefs {
  const usual: Prefs = {
    language: usualLanguage(),
    text: 1,
    motion: true,
    contrast: false,
    sounds: true,
    name: '',
    keys: true,
    autoPass: false,
    restBelow: 0,
    face: '',
  }
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) }
    return languages.includes(kept.language) ? kept : { ...kept, language: usual.language }
  } catch {
    return usual
  }
}

export const prefs = $state(read())

// Called once by App: keeps the page and the storage as the preferences say.
export function keepPrefs(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = prefs.language
    root.style.setProperty('--text', String(prefs.text))
    root.dataset.motion = prefs.motion ? 'on' : 'off'
    root.dataset.keys = prefs.keys ? 'on' : 'off'
    root.dataset.contrast = prefs.contrast ? 'more' : 'usual'
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs))
    } catch {
      // a browser without storage forgets
    }
  })
}

export function still(): boolean {
  return !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches
}
