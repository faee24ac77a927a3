import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { squeezed } from './squeezed.ts'

const WORDS = 'src/words'

describe('what is sent of the words', () => {
  for (const language of readdirSync(WORDS, { withFileTypes: true }).filter((each) => each.isDirectory()))
    for (const name of readdirSync(`${WORDS}/${language.name}`))
      test(`says the same: ${language.name}/${name}`, () => {
        const text = readFileSync(`${WORDS}/${language.name}/${name}`, 'utf8')
        const sent = squeezed(text)
        expect(sent.length).toBeLessThan(text.length)
        const whole = new FluentResource(text)
        expect(whole.body.length).toBeGreaterThan(10)
        expect(new FluentResource(sent).body).toEqual(whole.body)
      })
})
