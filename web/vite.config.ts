import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sprites } from './icons/sprites.ts'
import { words } from './words/squeezed.ts'

// The build goes into the Python package, so that users never need Node.
export default defineConfig({
  plugins: [svelte(), sprites(), words()],
  build: {
    outDir: '../src/kickdoor/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
})
