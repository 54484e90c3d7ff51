import fc from 'fast-check'
import { literal } from 'valibot'
import { expect, test } from 'vitest'
import { createOwners, type SessionOwners } from '@/entities/session'
import { createLocalStore } from '../local-store'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { noAhead, pageLog } from '../../../../tests/fixtures/page-log'
import type { DeviceLog } from './device-log'
import type { Fact, Stream } from './fact'
import { pageShelf, type Shelf } from './shelf'
import { createWriteAhead } from './write-ahead'

type Said = Fact & { said: number; seq?: number }
/** The server: users behind bearers, what each has, by the id of a fact. */
type World = { users: Map<string, string>; has: Map<string, Map<string, number>>; isAway: boolean; isDeaf: boolean }
type Tab = { log: DeviceLog; bearer: () => string | null; take: () => void; kill: () => void; notes: Map<string, string> }

const refuse = () => Promise.reject(new TypeError('Failed to fetch'))

/** Sends as the product does: the client looks at the bearer once more at the last moment. */
function streamsOf(world: World, bearer: () => string | null, owners: SessionOwners, isAlive: () => boolean): Stream<Said>[] {
  const send: NonNullable<Stream<Said>['send']> = async (facts, { owner }) => {
    await Promise.resolve()
    const now = bearer()
    if (world.isAway || now === null || !owners.isSame(owner, owners.of(now))) return refuse()
    const user = world.users.get(now)
    if (user === undefined) return refuse()
    const own = world.has.get(user) ?? new Map<string, number>()
    world.has.set(user, own)
    for (const { id, said } of facts) own.set(id, said)
    if (world.isDeaf) return refuse()
    return isAlive() ? {} : new Promise<never>(() => undefined)
  }
  const stream = (name: string, more: Partial<Stream<Said>>): Stream<Said> => ({
    name,
    words: ['', '', ''],
    schema: async () => literal(true),
    send,
    ...more,
  })
  return [
    stream('numbered', { stamp: (fact, before) => ({ ...fact, seq: Math.max(0, ...before.map(({ seq = 0 }) => seq)) + 1 }) }),
    stream('passing', { afterwards: 'goes' }),
    stream('resting', { after: 'passing' }),
  ]
}

function browser() {
  const world: World = { users: new Map(), has: new Map(), isAway: false, isDeaf: false }
  const device = pageShelf()
  const store = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const held: { bearer: string | null } = { bearer: null }
  let tokens = 0
  const guestTokens = new Set<string>()
  let isFull = false
  /** The expected owner of a statement; a guest’s belongs to the account that the guest has joined. */
  const joined = new Map<string, string>()
  const makeToken = (user: string) => {
    const token = `token-${String((tokens += 1)).padStart(12, '0')}`
    world.users.set(token, user)
    if (user.startsWith('guest')) guestTokens.add(token)
    return token
  }
  const openTab = (notes = new Map<string, string>()): Tab => {
    let isAlive = true
    let bearer = held.bearer
    const never = () => new Promise<never>(() => undefined)
    const shelf: Shelf = {
      ...device,
      turn: async (query, change) => {
        await Promise.resolve()
        if (!isAlive) return never()
        if (change && isFull) throw new DOMException('full', 'QuotaExceededError')
        const found = await device.turn(query, change)
        return isAlive ? found : never()
      },
    }
    const owners = createOwners(store)
    const session = mapStorage(notes, () => isAlive)
    const log = pageLog({
      device: shelf,
      ahead: createWriteAhead(createLocalStore(() => session)),
      owner: () => owners.of(bearer),
      isSame: owners.isSame,
      streams: streamsOf(
        world,
        () => bearer,
        owners,
        () => isAlive,
      ),
    })
    const take = () => {
      const [before, now] = [bearer, held.bearer]
      bearer = now
      if (before === now || now === null) return
      if (before === null || (guestTokens.has(before) && !guestTokens.has(now))) owners.join(before, now)
    }
    return { log, bearer: () => bearer, take, kill: () => void (isAlive = false), notes }
  }
  const sign = (user: string | null, tab: Tab) => {
    const before = held.bearer === null ? null : (world.users.get(held.bearer) ?? null)
    held.bearer = user === null ? null : makeToken(user)
    if (before?.startsWith('guest') && user !== null && !user.startsWith('guest')) {
      joined.set(before, user)
      // The server moves what the guest had and ends the guest.
      for (const [token, of] of world.users) if (of === before) world.users.delete(token)
      const moved = world.has.get(before) ?? new Map<string, number>()
      world.has.delete(before)
      world.has.set(user, new Map([...(world.has.get(user) ?? []), ...moved]))
    }
    tab.take()
    if (user !== null && !user.startsWith('guest')) createOwners(store).name(held.bearer ?? '', user)
  }
  return { world, openTab, sign, joined, held, setFull: (is: boolean) => void (isFull = is), makeToken }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('state' as const), tab: fc.nat(1), stream: fc.nat(2), isHeard: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('deliver' as const), tab: fc.nat(1), isHeard: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const, 'close' as const, 'hear' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('sign' as const), tab: fc.nat(1), who: fc.constantFrom('A', 'B', 'guest', null) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('away' as const, 'deaf' as const, 'full' as const), is: fc.boolean() }) },
)
const names = ['numbered', 'passing', 'resting'] as const

test('in whatever order facts, tabs, kills, sign-outs and owners come: none is lost, none doubled, none given to another owner', async () => {
  let total = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const { world, openTab, sign, joined, held, setFull } = browser()
      const tabs = [openTab(), openTab()]
      const expected = new Map<number, { user: string; isSure: boolean }>()
      let guests = 0
      let unclaimed: number[] = []
      const claim = (user: string) => {
        for (const said of unclaimed) expected.set(said, { user, isSure: expected.get(said)?.isSure ?? false })
        unclaimed = []
      }
      for (const each of steps) {
        if ('is' in each) {
          if (each.kind === 'full') setFull(each.is)
          else world[each.kind === 'away' ? 'isAway' : 'isDeaf'] = each.is
          continue
        }
        const tab = tabs[each.tab]!
        if (each.kind === 'sign') {
          // Leaving is told to the other tab as the browser tells it.
          const user = each.who === 'guest' ? `guest-${(guests += 1)}` : each.who
          sign(user, tab)
          tabs.forEach((other) => other.take())
          if (user !== null) claim(user)
        } else if (each.kind === 'hear') tab.take()
        else if (each.kind === 'deliver') {
          const delivering = tab.log.deliver(names[2]).then(() => tab.log.deliver(names[0]))
          if (each.isHeard) await delivering.catch(() => undefined)
          else void delivering.catch(() => undefined)
        } else if (each.kind === 'state') {
          const said = (total += 1)
          const bearer = tab.bearer()
          const user = bearer === null ? null : (world.users.get(bearer) ?? null)
          expected.set(said, { user: user ?? '', isSure: false })
          if (user === null) unclaimed.push(said)
          const log = tab.log.of({ name: names[each.stream]! } as Stream<Said>)
          const written = log.append([{ said }], { at: said, group: each.stream === 0 ? 'paper' : '' }).then(async () => {
            // Facts that only the page holds are lost with it, and the page says so.
            if (await tab.log.of({ name: names[0] } as Stream<Said>).isSafe()) expected.get(said)!.isSure = true
          })
          if (each.isHeard) await written
          else void written.catch(() => undefined)
        } else {
          tab.kill()
          // A tab that is killed is restored with its session; one that is closed is not.
          tabs[each.tab] = each.kind === 'kill' ? openTab(new Map(tab.notes)) : openTab()
        }
      }
      Object.assign(world, { isAway: false, isDeaf: false })
      setFull(false)
      for (const user of ['guest', 'A', 'B']) {
        const name = user === 'guest' ? null : user
        if (name === null && held.bearer === null) sign(`guest-${(guests += 1)}`, tabs[0]!)
        else if (name !== null) sign(name, tabs[0]!)
        const now = held.bearer === null ? null : (world.users.get(held.bearer) ?? null)
        if (now !== null) claim(now)
        tabs.forEach((tab) => tab.take())
        for (const tab of tabs) for (const each of names) await tab.log.deliver(each)
      }
      const final = (user: string): string => (joined.has(user) ? final(joined.get(user)!) : user)
      const arrived = new Map<number, string[]>()
      for (const [user, own] of world.has) for (const said of own.values()) arrived.set(said, [...(arrived.get(said) ?? []), user])
      for (const [said, { user, isSure }] of expected) {
        const users = arrived.get(said) ?? []
        // A guest who was left for another guest comes back no more: what waits of them stays on the device.
        const canArrive = ['A', 'B'].includes(final(user)) || world.users.get(held.bearer ?? '') === final(user)
        if (isSure && canArrive) expect([said, users.length]).toEqual([said, 1])
        expect(users.length).toBeLessThanOrEqual(1)
        for (const owner of users) expect([said, owner]).toEqual([said, final(user)])
      }
    }),
    { numRuns: 2000 },
  )
}, 300_000)

test('a fact stated before anybody has a bearer belongs to the first guest, and then to the account', async () => {
  const { world, openTab, sign } = browser()
  const tab = openTab()
  await tab.log.of({ name: 'resting' } as Stream<Said>).append([{ said: 1 }], { at: 0 })
  sign('guest-1', tab)
  sign('A', tab)
  await tab.log.deliver('resting')
  expect([...(world.has.get('A')?.values() ?? [])]).toEqual([1])
  expect(noAhead().take()).toEqual([])
})
