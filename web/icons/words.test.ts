import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import de from '../src/words/de/shelf.ftl?raw'
import en from '../src/words/en/shelf.ftl?raw'

function ids(text: string): string[] {
  return new FluentResource(text).body.map(({ id }) => id).sort()
}

test('the shelf says the same things in every language', () => {
  expect(ids(de)).toEqual(ids(en))
  expect(new Set(ids(en)).size).toBe(ids(en).length)
})
