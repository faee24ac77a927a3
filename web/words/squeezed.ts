// Fluent files as they are sent: without what only their writers read.
import type { Plugin } from 'vite'

const RAW = '.ftl?raw'

// Comments and empty lines are gone, and one space is as deep as many.
export function squeezed(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  return lines.map((line) => line.replace(/^ +/, ' ')).join('\n')
}

export function words(): Plugin {
  return {
    name: 'words',
    // what was read is a module by now, whose one value is the text
    transform(code, id) {
      if (!id.endsWith(RAW)) return
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string
      return { code: `export default ${JSON.stringify(squeezed(text))}`, map: null }
    },
  }
}
