import { expect, test } from 'vitest'
import { find } from './found'

const HERE = 'https://doors.example'

test('six letters are a code, in any case and with blanks around', () => {
  expect(find(' bcdfgh ', HERE)).toEqual({ code: 'BCDFGH' })
})

test('the link of a table leads there, with or without what browsers leave out', () => {
  expect(find('https://doors.example/table/Abc123?now', HERE)).toEqual({ to: '/table/Abc123' })
  expect(find('doors.example/table/Abc123', HERE)).toEqual({ to: '/table/Abc123' })
  expect(find('https://doors.example/join/bcdfgh', HERE)).toEqual({ code: 'BCDFGH' })
})

test('a table of another server is named, not opened', () => {
  expect(find('https://elsewhere.example/table/Abc123', HERE)).toEqual({ elsewhere: 'elsewhere.example' })
})

test.each(['', 'hello there', 'abcde', 'https://doors.example/', 'https://doors.example/table/../x', 'https://'])(
  '%o is no way to a table',
  (text) => {
    expect(find(text, HERE)).toBeNull()
  },
)
