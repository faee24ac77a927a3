// Icons as SVG sprites, one for each set of cards and one for the interface, made from game-icons when the page is built.
// The symbols of a set are named after its cards, so that no list of icons is sent as script.
import { icons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'
import adventureTime from './adventure-time.json' with { type: 'json' }
import apocalypse from './apocalypse.json' with { type: 'json' }
import classic from './classic.json' with { type: 'json' }
import legends from './legends.json' with { type: 'json' }
import steampunk from './steampunk.json' with { type: 'json' }
import ui from './ui.json' with { type: 'json' }

export const sets: Record<string, Record<string, string>> = {
  classic,
  legends,
  apocalypse,
  steampunk,
  'adventure-time': adventureTime,
  ui,
}

// What an entry stands for: an icon of game-icons by its name, or a drawing of ours.
export function drawing(entry: string): string | undefined {
  return entry.startsWith('<') ? entry : icons.icons[entry]?.body
}

// A sprite: one symbol for each entry.
export function sprite(set: Record<string, string>): string {
  const symbols = Object.entries(set).map(([id, entry]) => {
    const body = drawing(entry)
    if (!body) throw new Error(`icons: ${id} wants "${entry}", which game-icons does not have`)
    return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

// A short name for a content: a file that changes gets another address, so browsers may keep it for ever.
function mark(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let i = 0; i < text.length; i++) hash = ((hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(36)
}

export function sprites(): Plugin {
  const made = Object.entries(sets).map(([name, set]) => {
    const source = sprite(set)
    return { name, source, path: `assets/icons-${name}-${mark(source)}.svg` }
  })
  return {
    name: 'kickdoor-icons',
    config: () => ({ define: { __ICONS__: JSON.stringify(Object.fromEntries(made.map(({ name, path }) => [name, `/${path}`]))) } }),
    generateBundle() {
      for (const { path, source } of made) this.emitFile({ type: 'asset', fileName: path, source })
    },
    configureServer(server) {
      for (const { path, source } of made) {
        server.middlewares.use(`/${path}`, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(source)
        })
      }
    },
  }
}
