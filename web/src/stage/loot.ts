// What is left behind, in rows that a stage has room for. What does not fit is counted; who may take something sees all of it below.
const ROOM = { wide: { row: 9, rows: 2 }, narrow: { row: 7, rows: 2 }, short: { row: 6, rows: 1 } }

export function rowsOf(cards: readonly number[], room: keyof typeof ROOM): number[][] {
  const { row, rows } = ROOM[room]
  const shown = cards.slice(0, row * rows)
  const few = Math.ceil(shown.length / Math.ceil(shown.length / row)) // evenly
  return shown.length ? Array.from({ length: Math.ceil(shown.length / few) }, (_, at) => shown.slice(at * few, (at + 1) * few)) : []
}
