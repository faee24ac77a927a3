import { describe, expect, it } from 'vitest'
import { again, begin, dies, finish, loseFight, openFight, set, setMonster, winFight } from './doing'
import { ahead, fold, sealWinners, type Counter } from './fold'
import { inOrder, lastDone, lastUndone, newOp, type Change, type Op } from './ops'
import { verdict, type Powers } from './reckon'

const POWERS: Powers = { win_ties: ['warrior'], win_own_ties: ['hero'], gain_by_helping: ['elf'] }

// A device: it makes changes on top of what it knows, and learns of others.
class Device {
  ops: Op[] = []
  do(change: Change[]): Op {
    const op = newOp(this.ops, { set: change })
    this.ops.push(op)
    return op
  }
  undo(): void {
    this.ops.push(newOp(this.ops, { undo: lastDone(inOrder(this.ops))!.id }))
  }
  redo(): void {
    this.ops.push(newOp(this.ops, { undo: lastUndone(inOrder(this.ops))!.id }))
  }
  learn(other: Device): void {
    for (const op of other.ops) if (!this.ops.some((known) => known.id === op.id)) this.ops.push(op)
  }
  get now(): Counter {
    return fold(this.ops)
  }
  player(name: string) {
    return this.now.players.find((player) => player.name === name)!
  }
}

function table(): Device {
  const device = new Device()
  device.do(
    begin(['classic'], 10, [
      { name: 'Ann', colour: 'red' },
      { name: 'Bob', colour: 'blue' },
      { name: 'Cy', colour: 'green' },
    ]),
  )
  return device
}

function twoDevices(): [Device, Device] {
  const phone = table()
  const tablet = new Device()
  tablet.learn(phone)
  return [phone, tablet]
}

describe('changes made apart', () => {
  it('keeps what two devices did to different players', () => {
    const [phone, tablet] = twoDevices()
    phone.do(set(phone.player('Ann'), 'level', 4))
    phone.do(set(phone.player('Ann'), 'gear', 7))
    tablet.do(set(tablet.player('Bob'), 'level', 3))
    phone.learn(tablet)
    tablet.learn(phone)
    for (const device of [phone, tablet]) {
      expect(device.player('Ann')).toMatchObject({ level: 4, gear: 7 })
      expect(device.player('Bob')).toMatchObject({ level: 3, gear: 0 })
    }
  })

  it('keeps different fields of one player, and one of two values of the same field, everywhere the same', () => {
    const [phone, tablet] = twoDevices()
    phone.do(set(phone.player('Ann'), 'level', 4))
    tablet.do(set(tablet.player('Ann'), 'level', 6))
    tablet.do(set(tablet.player('Ann'), 'gear', 2))
    phone.learn(tablet)
    tablet.learn(phone)
    expect(phone.now).toEqual(tablet.now)
    expect(phone.player('Ann').gear).toBe(2)
    expect([4, 6]).toContain(phone.player('Ann').level)
  })

  it('comes to the same whatever the order in which changes arrive', () => {
    const [phone, tablet] = twoDevices()
    let seed = 7
    const dice = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n
    for (let n = 0; n < 200; n++) {
      const device = dice(2) ? phone : tablet
      const player = device.now.players[dice(3)]
      if (dice(5) === 0 && lastDone(inOrder(device.ops))) device.undo()
      else device.do(set(player, ['level', 'gear'][dice(2)], 1 + dice(9)))
      if (dice(4) === 0) device.learn(device === phone ? tablet : phone)
    }
    phone.learn(tablet)
    tablet.learn(phone)
    const shuffled = [...phone.ops].sort(() => dice(3) - 1)
    expect(fold(tablet.ops)).toEqual(fold(phone.ops))
    expect(fold(shuffled)).toEqual(fold(phone.ops))
  })
})

describe('undo', () => {
  it('takes back the last change of anybody, one after another', () => {
    const [phone, tablet] = twoDevices()
    phone.do(set(phone.player('Ann'), 'level', 2))
    tablet.learn(phone)
    tablet.do(dies(tablet.player('Ann')))
    phone.learn(tablet)
    phone.undo()
    expect(phone.player('Ann')).toMatchObject({ level: 2, dead: false })
    phone.undo()
    expect(phone.player('Ann').level).toBe(1)
    phone.redo()
    expect(phone.player('Ann')).toMatchObject({ level: 2, dead: false })
    phone.redo()
    expect(phone.player('Ann')).toMatchObject({ level: 2, dead: true })
    expect(lastUndone(inOrder(phone.ops))).toBeUndefined()
  })

  it('is done once when two do it at the same time', () => {
    const [phone, tablet] = twoDevices()
    phone.do(set(phone.player('Ann'), 'level', 5))
    phone.do(set(phone.player('Ann'), 'level', 6))
    tablet.learn(phone)
    phone.undo()
    tablet.undo()
    phone.learn(tablet)
    expect(phone.player('Ann').level).toBe(5)
  })
})

describe('a fight', () => {
  function fight(device: Device): void {
    device.do(set(device.player('Ann'), 'gear', 4))
    device.do(openFight(device.player('Ann').id))
    device.do(setMonster(device.now.fight!.monsters[0], 'level', 8))
  }
  const sums = (device: Device) => verdict(device.now.fight!, device.now.everyone, POWERS)

  it('is lost by what is missing, and by a tie', () => {
    const device = table()
    fight(device)
    expect(sums(device)).toMatchObject({ ours: 5, theirs: 8, wins: false, by: 3 })
    device.do([['fight.plus', 3]])
    expect(sums(device)).toMatchObject({ wins: false, by: 0 })
    device.do([['fight.plus', 4]])
    expect(sums(device)).toMatchObject({ wins: true, by: 1 })
  })

  it('is won in a tie by a Warrior, as a helper too, and by whoever ticks it', () => {
    const device = table()
    fight(device)
    device.do([
      ['fight.plus', 2],
      ['fight.helper', device.player('Bob').id],
    ])
    expect(sums(device)).toMatchObject({ ours: 8, wins: false, by: 0 })
    device.do(set(device.player('Bob'), 'classes', 'thief,warrior'))
    expect(sums(device).wins).toBe(true)
    device.do([['fight.ties', 'no']])
    expect(sums(device).wins).toBe(false)
    device.do([['fight.ties', 'yes'], ...set(device.player('Bob'), 'classes', '')])
    expect(sums(device).wins).toBe(true)
  })

  it('lifts the fighter, and an Elf who helped, and is counted', () => {
    const device = table()
    fight(device)
    device.do(set(device.player('Bob'), 'races', 'elf'))
    device.do([['fight.helper', device.player('Bob').id], ...setMonster(device.now.fight!.monsters[0], 'levels', 2)])
    device.do(winFight(device.now, device.now.fight!, POWERS))
    expect(device.now.fight).toBeNull()
    expect(device.player('Ann').level).toBe(3)
    expect(device.player('Bob').level).toBe(2)
    expect(device.now.records.get(device.player('Ann').id)).toMatchObject({ won: 1, ran: 0 })
    expect(device.now.records.get(device.player('Bob').id)).toMatchObject({ helped: 1 })
    device.do(openFight(device.player('Bob').id))
    expect(device.now.fight!.monsters).toHaveLength(1)
    device.do(loseFight(device.now.fight!))
    expect(device.now.records.get(device.player('Bob').id)).toMatchObject({ ran: 1 })
    device.undo()
    expect(device.now.fight).not.toBeNull()
  })
})

describe('a game', () => {
  it('tells who went up when', () => {
    const device = table()
    device.do(set(device.player('Ann'), 'level', 2))
    device.do(dies(device.player('Bob')))
    device.do(set(device.player('Bob'), 'dead', false))
    expect(device.now.story.map(({ deed }) => deed)).toEqual(['begin', 'level', 'dies', 'back'])
    expect(device.now.records.get(device.player('Ann').id)!.line.map(([, level]) => level)).toEqual([1, 2])
    expect(device.now.records.get(device.player('Bob').id)!.deaths).toBe(1)
  })

  it('never shows a Level that is none', () => {
    const device = table()
    for (const value of [99, -4, 'x', true] as const) {
      device.do(set(device.player('Ann'), 'level', value))
      expect(device.player('Ann').level).toBe({ 99: 10, '-4': 1, x: 1, true: 1 }[String(value)])
    }
    device.do([['game.win', 20], ...set(device.player('Ann'), 'level', 17)])
    expect(device.player('Ann').level).toBe(17)
  })

  it('ends, and begins anew with the same people', () => {
    const device = table()
    device.do(set(device.player('Cy'), 'level', 10))
    expect(ahead(device.now.players).map(({ name }) => name)).toEqual(['Cy'])
    device.do(finish([device.player('Cy').id]))
    expect(device.now.game.over).toBeGreaterThan(0)
    device.do(
      again(device.now).map(([field, value]): Change => (field === 'game.started' ? [field, (value as number) + 1] : [field, value])),
    )
    expect(device.now.game).toMatchObject({ number: 2, over: 0, winners: [] })
    expect(device.now.games).toMatchObject([{ number: 1, winners: [device.player('Cy').id] }])
    expect(device.now.players.map(({ level }) => level)).toEqual([1, 1, 1])
    expect(device.now.records.get(device.player('Cy').id)!.line).toHaveLength(1)
  })

  it('is won at the seventh Seal by gear, then Level', () => {
    const device = table()
    device.do([...set(device.player('Ann'), 'level', 9), ...set(device.player('Bob'), 'gear', 3), ...set(device.player('Cy'), 'gear', 3)])
    expect(sealWinners(device.now.players).map(({ name }) => name)).toEqual(['Bob', 'Cy'])
    device.do(set(device.player('Cy'), 'level', 2))
    expect(sealWinners(device.now.players).map(({ name }) => name)).toEqual(['Cy'])
  })
})
