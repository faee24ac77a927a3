// Words break where one would break them when speaking.
import { expect, test } from 'vitest'
import { softly, syllables } from './hyphens'

test.each([
  ['Doppleganger', 'Dop-ple-gan-ger'],
  ['Dismemberment', 'Dis-mem-ber-ment'],
  ['Indescribable', 'In-de-scri-ba-ble'],
  ['Backscratcher', 'Back-scrat-cher'],
  ['Broadsword', 'Broad-sword'],
  ['Butterfingers', 'But-ter-fin-gers'],
  ['Marshmallow', 'Marsh-mal-low'],
  ['Neighbourhood', 'Neigh-bour-hood'],
  ['Handkerchief', 'Hand-ker-chief'],
  ['Masterly', 'Mas-terly'],
  ['Knocker', 'Knocker'],
  ['Ouch', 'Ouch'],
  ['of', 'of'],
])('%s', (word, broken) => {
  expect(syllables(word).join('-')).toBe(broken)
})

test('nothing of a word is lost', () => {
  expect(softly('Doppleganger').split('\u00ad')).toHaveLength(4)
  expect(softly('Doppleganger').replaceAll('\u00ad', '')).toBe('Doppleganger')
})
