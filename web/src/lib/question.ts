// A question in full: what is asked, why, and what follows. Everything in it was told by the server.
import { cardOf, seatName, type Seated, type Teller } from './game'
import type { Box } from './box'
import type { Option, UpdateMessage } from './types'
import { begun, say } from './words'

export interface Question {
  asked: string
  cause: string
  card: number // the card behind it, or -1
  follows: string
  alarm: string // somebody would win the game
}

const ANSWERED = new Set(['setup', 'curse', 'roll', 'draw', 'offer', 'seal']) // moments that are a question of their own
const NOTHING: Question = { asked: '', cause: '', card: -1, follows: '', alarm: '' }

// The question this player is asked now.
export function question(teller: Teller, update: UpdateMessage): Question {
  const { request, view } = update
  const { box, table } = teller
  const alarm = winning(table, update)
  if (!request) return { ...NOTHING, alarm }
  const { questions, requests } = box.told.said
  const stepping = !request.mandatory && !ANSWERED.has(request.kind)
  const asked =
    request.kind === 'choose' && view.why >= 0
      ? (questions[view.why] ?? requests.choose)
      : stepping
        ? requests['step-in']
        : requests[request.kind]
  const told = stepping ? outside(teller, update) : inside(teller, update)
  // whoever holds no monster is not asked about one
  const peaceful = request.kind === 'trouble' && !stepping && !request.options.some(({ step }) => step.do === 'look-for-trouble')
  return peaceful ? { ...told, asked: say('asked-loot'), follows: say('follows-looting'), alarm } : { asked, alarm, ...told }
}

// What an option is called where it is asked for: from whom one runs is said where there are several.
export function named(teller: Teller, { request, view }: UpdateMessage, { step }: Option): string {
  if (step.do === 'done' && request?.kind === 'deal') return say('propose')
  if (step.do === 'done' && request?.kind === 'sale') return say('sell-put-up')
  return step.do === 'run' && !step.sacrifice && view.combat?.cards.length === 1 ? say('do-run') : teller.option(step)
}

// What the die must show to get away from this monster, or from the worst of them: 0 needs no roll, above 6 there is no way.
export function toGetAway({ view, outlook }: UpdateMessage, seat: number, card = -1): number {
  const uids = (view.combat?.cards ?? []).filter((each) => card < 0 || each.card === card).map((each) => each.uid)
  const least = (outlook?.flights ?? []).filter(([who, uid]) => who === seat && uids.includes(uid)).map(([, , roll]) => roll)
  return least.length ? Math.max(...least) : Math.min(7, Math.max(1, view.players[seat].escape))
}

// What would happen to the game as it stands, for everybody to see.
export function winning(table: Seated, update: UpdateMessage): string {
  const seats = update.outlook?.winners ?? []
  if (!seats.length || update.view.winners.length) return ''
  const names = seats.map((seat) => seatName(table, seat)).join(' & ')
  return seats.includes(table.you) ? say('would-win-you') : say('would-win', { name: names })
}

// What a fight as it stands does to Levels: "You would reach Level 5".
export function rising(teller: Teller, update: UpdateMessage): string {
  return (update.outlook?.levels ?? [])
    .map(([seat, level]) =>
      begun(
        seat === teller.table.you ? say('you-would-reach', { level }) : say('would-reach', { name: seatName(teller.table, seat), level }),
      ),
    )
    .join(' ')
}

type Told = Pick<Question, 'cause' | 'card' | 'follows'> & { asked?: string } // asked: in place of the usual question

// A chance to step in: what is going on, and what it leads to.
function outside(teller: Teller, update: UpdateMessage): Told {
  const { view } = update
  const { box, table } = teller
  const fight = view.combat
  const name = (seat: number) => seatName(table, seat)
  if (fight) {
    const monsters = fight.cards.map((monster) => box.title(monster.card)).join(', ')
    const card = fight.cards[0]?.card ?? -1
    const own = fight.fighter === view.seat
    const runner = fight.running[0]?.[0] ?? fight.fighter
    if (box.told.phases[view.phase] === 'run' && runner === view.seat)
      return { asked: say('asked-own-run'), cause: say('cause-run', { monster: monsters }), card, follows: say('follows-window') }
    if (box.told.phases[view.phase] === 'run' && !fight.running.length && !view.die) {
      const { cause, card } = reason(teller, update)
      return {
        cause: cause || say('cause-run-over', { monsters }),
        card: cause ? card : (fight.cards[0]?.card ?? -1),
        follows: say('follows-window'),
      }
    }
    if (box.told.phases[view.phase] === 'run')
      return {
        cause: say('cause-runs', { name: name(runner), monsters }),
        card,
        follows: say('follows-runs', { name: name(runner), n: toGetAway(update, runner) }),
      }
    const cause = own ? say('cause-own-fight', { monsters }) : say('cause-fight', { name: name(fight.fighter), monsters })
    const lost = own ? say('follows-own-fight-lost') : say('follows-fight-lost', { name: name(fight.fighter) })
    const follows = rising(teller, update) || (fight.winning ? say('follows-fight-won') : lost)
    return { cause, card, follows, ...(own ? { asked: say('asked-own-fight') } : {}) }
  }
  const because = reason(teller, update)
  if (because.cause) return because
  return { cause: say('cause-turn-of', { name: name(view.turn), number: view.number }), card: -1, follows: say('follows-window') }
}

// Something this player must decide, or alone may.
function inside(teller: Teller, update: UpdateMessage): Told {
  const { request, view, pledge } = update
  const { box, table } = teller
  const me = view.players[view.seat]
  const kind = request!.kind
  const because = reason(teller, update)
  const fight = view.combat
  if (kind === 'deal' && view.deal) {
    const { builder, other, giver, made } = view.deal
    const helping = view.deal.scope === box.told.numbers.DEAL_HELP
    if (!made)
      return {
        asked: say('asked-offer'),
        cause: say('cause-offer-making', { name: seatName(table, other === view.seat ? giver : other) }),
        card: -1,
        follows: say('follows-offer-making'),
      }
    const cause = say(helping ? (builder === giver ? 'cause-asked-for-help' : 'cause-counter') : 'cause-offer', {
      name: seatName(table, builder),
    })
    return {
      asked: helping && builder === giver ? say('asked-help', { name: seatName(table, giver) }) : say('asked-accept'),
      cause,
      card: fight?.cards[0]?.card ?? -1,
      follows: pledge ? pledged(teller, update) : say(helping ? 'follows-help' : 'follows-trade'),
    }
  }
  if (kind === 'choose') {
    const why = whyWord(box, view.why)
    const loser = why === 'lose' ? losing(box, update) : -1
    return {
      ...because,
      cause: because.cause || say('cause-rules'),
      follows: say(`follows-${why}`),
      ...(loser >= 0 ? { asked: say('asked-lose', { name: seatName(table, loser) }) } : {}),
    }
  }
  if (kind === 'charity' && view.charity) {
    const [limit, heirs] = view.charity
    const over = me.hand.length - limit
    if (over <= 0) return { cause: say('cause-turn-ends', { number: view.number }), card: -1, follows: say('follows-end') }
    const mine = heirs.includes(view.seat)
    return {
      asked: say(mine ? 'asked-discard' : 'asked-charity', { n: over }),
      cause: say('cause-charity', { n: me.hand.length, limit }),
      card: -1,
      follows: mine
        ? say('follows-charity-none', { n: over })
        : say('follows-charity', { n: over, names: heirs.map((seat) => seatName(table, seat)).join(', ') }),
    }
  }
  if ((kind === 'combat' || kind === 'run') && fight) {
    const monster = fight.running.find(([seat]) => seat === view.seat)?.[1]
    const card = fight.cards.find((each) => each.uid === monster)?.card ?? fight.cards[0]?.card ?? -1
    const monsters = fight.cards.map((each) => box.title(each.card)).join(', ')
    if (kind === 'run') {
      const only = request!.options.filter(({ step }) => step.do === 'run' && !step.sacrifice).length === 1
      const told = {
        cause: say('cause-run', { monster: monsters }),
        card,
        follows: say('follows-run', { n: toGetAway(update, view.seat, card) }),
      }
      return only ? { ...told, asked: say('asked-run') } : told
    }
    if (fight.winning)
      return { cause: say('cause-fight-won', { monsters }), card, follows: rising(teller, update) || say('follows-fight-won') }
    return {
      cause: say('cause-fight-lost', { monsters, ours: fight.munchkins, theirs: fight.monsters }),
      card,
      follows: say('follows-combat', { n: toGetAway(update, view.seat) }),
    }
  }
  // every set has its own word for what is a Curse in another
  if (kind === 'curse' && because.card >= 0)
    return { ...because, asked: say('asked-curse', { card: box.title(because.card) }), follows: say('follows-curse') }
  if (kind === 'sale') {
    const gold = view.sale.reduce((sum, card) => sum + box.face(card).gold, 0)
    return {
      cause: say('cause-sale'),
      card: view.sale[0] ?? -1,
      follows: say('follows-sale', { cards: view.sale.map((card) => box.title(card)).join(', '), gold }),
    }
  }
  if (kind === 'door') {
    const card = view.shown[0] ?? -1
    return {
      asked: say('asked-door'),
      cause: card >= 0 ? say('cause-door', { card: box.title(card) }) : say('cause-door-none'),
      card,
      follows: say('follows-door'),
    }
  }
  const told: Told = {
    cause: say(kind === 'offer' ? 'cause-offer-monster' : `cause-${kind}`, { number: view.number }),
    card: -1,
    follows: say(`follows-${kind}`),
  }
  return because.cause ? { ...told, cause: because.cause, card: because.card } : told
}

// Somebody else whose cards these are, of which this player picks what is lost; -1: they are the own ones.
export function losing(box: Box, { request, view }: UpdateMessage): number {
  const cards = (request?.options ?? []).map((option) => cardOf(box, option, view)).filter((card) => card >= 0)
  const theirs = ({ seat, worn, pack }: (typeof view.players)[number]) =>
    seat !== view.seat && cards.length > 0 && cards.every((card) => worn.includes(card) || pack.includes(card))
  return view.players.find(theirs)?.seat ?? -1
}

// What an accepted offer makes of the fight: "With you 20 against 18: enough. Vexa would win the game!"
export function pledged(teller: Teller, update: UpdateMessage): string {
  const pledge = update.pledge!
  const { table } = teller
  const helper = update.view.deal!.giver === update.view.deal!.builder ? update.view.deal!.other : update.view.deal!.builder
  const sums = { ours: pledge.munchkins, theirs: pledge.monsters, name: seatName(table, helper), enough: pledge.winning ? 'yes' : 'no' }
  const parts = [say(helper === table.you ? 'pledge-you' : 'pledge', sums)]
  for (const seat of pledge.outlook.winners ?? [])
    parts.push(say(seat === table.you ? 'pledge-wins-you' : 'pledge-wins', { name: seatName(table, seat) }))
  if (!pledge.outlook.winners?.length) parts.push(rising(teller, { ...update, outlook: pledge.outlook }))
  return parts.filter(Boolean).join(' ')
}

// The card or event that is the reason: "Tongue Demon’s Bad Stuff", "Candy Tax, played by Bonk".
export function reason(teller: Teller, update: UpdateMessage): Told {
  const { view } = update
  const { table, box } = teller
  const cause = view.cause
  if (!cause) return { cause: '', card: -1, follows: '' }
  const card = cause.card >= 0 ? box.title(cause.card) : ''
  const name = cause.seat >= 0 ? seatName(table, cause.seat) : say('everybody')
  const by = cause.by >= 0 ? seatName(table, cause.by) : ''
  const own = cause.seat === table.you
  const me = view.players[view.seat] ?? view.players[cause.seat] ?? view.players[0]
  const id =
    cause.how === 'death'
      ? own
        ? 'cause-is-death-own'
        : 'cause-is-death'
      : cause.how === 'spoils'
        ? 'cause-is-spoils'
        : cause.how === 'bad'
          ? 'cause-is-bad'
          : cause.how === 'curse'
            ? cause.by >= 0 && cause.by !== cause.seat
              ? 'cause-is-curse-by'
              : 'cause-is-curse'
            : cause.by >= 0
              ? cause.by === table.you
                ? 'cause-is-own-card'
                : 'cause-is-card'
              : [...me.traits, ...me.worn, ...me.pack].includes(cause.card)
                ? 'cause-is-own-card'
                : 'cause-is-only-card'
  return { cause: say(id, { card, name, by }), card: cause.card, follows: say('follows-step', { name }) }
}

const words = new WeakMap<Box, Map<number, string>>()

// "WHY_BIG_TO" as messages name it: "big-to".
function whyWord(box: Box, why: number): string {
  let known = words.get(box)
  if (!known) {
    const all = Object.entries(box.told.numbers).filter(([name]) => name.startsWith('WHY_'))
    known = new Map(all.map(([name, number]) => [number, name.slice(4).toLowerCase().replaceAll('_', '-')]))
    words.set(box, known)
  }
  return known.get(why) ?? 'choose'
}
