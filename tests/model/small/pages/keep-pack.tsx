import { vi } from 'vitest'
import { settle } from '#chart-lab/testing'
import { pack as sample } from '#samples/packs'
import { packsChannel } from '@/features/keep-pack/model/use-pack'
import { PackRow } from '@/features/keep-pack/ui/pack-row'
import { memoryCaches } from '../../../fixtures/memory-caches'
import type { PackEvent, packModel } from '../keep-pack'
import type { PageHold } from '../page-driver'
import type { ScriptedBackEnd } from '../../scripted-back-end'
import { data, openPart, says } from './reading'

const asked = { pack: 'POST v3/packs', page: 'GET v3/page' }
const pack = { ...sample, pages: ['v3/page'] }
const stored = { pack, bytes: 1000, at: '2026-11-21T10:00:00.000Z' }
let room: PromiseWithResolvers<object>
let put: PromiseWithResolvers<void> | undefined
let gone: PromiseWithResolvers<void> | undefined
let shelf: ReturnType<typeof memoryCaches>

/** A device that measures, keeps and removes when told to. */
function open(has: boolean): void {
  const caches = (shelf = memoryCaches())
  const held = {
    ...caches,
    delete: async (name: string) => (await gone?.promise, caches.delete(name)),
    open: async (name: string) => {
      const cache = await caches.open(name)
      return { ...cache, put: async (at: string, what: Response) => (at === '/pack' && (await put?.promise), cache.put(at, what)) }
    },
  }
  vi.stubGlobal('caches', held)
  const storage = { estimate: () => (room = Promise.withResolvers()).promise, persist: async () => true }
  vi.stubGlobal('navigator', { ...navigator, onLine: true, storage })
  begin()
  openPart(<PackRow subject="math" title="Математика" stored={has ? stored : null} isOnline isLinked={false} />)
}

function begin(): void {
  // What was stopped on the way is put down by now.
  put?.resolve()
  gone?.resolve()
  put = Promise.withResolvers()
  gone = Promise.withResolvers()
}

/** As another tab does: it changes what lies on the device, then names the subject. */
async function inAnotherTab(keeps: boolean): Promise<void> {
  if (keeps) await (await shelf.open('pack-math')).put('/pack', new Response(JSON.stringify(stored)))
  else await shelf.delete('pack-math')
  const tab = new BroadcastChannel(packsChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  tab.postMessage('math')
  tab.close()
}

/** All that comes before the last write. */
async function fetched(server: ScriptedBackEnd): Promise<void> {
  if (says('p', '50 %')) return
  await server.answer(asked.pack, data({ pack, serverNow: stored.at }))
  await server.answer(asked.page, { status: 200, body: {} })
}

function refuseToRemove(): void {
  gone?.reject(new Error('locked'))
  gone = Promise.withResolvers()
}

async function fail(server: ScriptedBackEnd, error: Error): Promise<void> {
  await fetched(server)
  put?.reject(error)
  await settle()
  gone?.resolve()
  gone = Promise.withResolvers()
}

/** The row of one subject. */
export const keepPackPage: PageHold<PackEvent, typeof packModel> = {
  calls: {},
  heard: Object.values(asked),
  moves: {
    'page opens': ({ has }) => ({ do: () => open(has) }),
    'pupil wants the pack': { press: /^(Зберегти|Оновити) запас/ },
    'pupil stops': { press: /^Зупинити/ },
    'pupil removes the pack': { press: /^Стерти запас/ },
    'device has room': { do: () => (begin(), room.resolve({ quota: 1e9, usage: 0 })) },
    'device has no room': { do: () => room.resolve({ quota: 1, usage: 0 }) },
    'another tab keeps the pack': { do: () => inAnotherTab(true) },
    'another tab removes the pack': { do: () => inAnotherTab(false) },
    'half has come': { do: fetched },
    'all has come': { do: async (server) => (await fetched(server), put?.resolve()) },
    'it does not come': { do: (server) => fail(server, new TypeError('offline')) },
    'the device is full on the way': { do: (server) => fail(server, new DOMException('full', 'QuotaExceededError')) },
    'the pack is gone': { do: () => gone?.resolve() },
    'the pack cannot be removed': { do: () => refuseToRemove() },
  },
  without: ['the room is not known', 'the keeper breaks'],
  elsewhere: {
    'keepPack.measuring | xstate.error.actor.askRoom | 0': 'a browser that cannot say how much room there is counts as one that has it',
    'keepPack.keeping | xstate.error.actor.keep | 0': 'the page’s keeper says of itself that it has failed',
  },
  read: () => ({
    screen: screenOf(),
    has: [...document.querySelectorAll('button')].some((button) => button.getAttribute('aria-label')?.startsWith('Стерти')),
    isHalf: says('p', '50 %'),
  }),
  shows: ({ screen, has, share }) => ({
    screen: screen === 'removing' ? 'measuring' : screen,
    has: has !== '',
    isHalf: screen === 'keeping' && share === 0.5,
  }),
}

function screenOf(): string {
  const words: [string, string][] = [
    ['Не вдалося стерти', 'stuck'],
    ['Зберігаємо', 'keeping'],
    ['Не вдалося зберегти', 'failed'],
    ['мало місця', 'full'],
  ]
  const found = words.find(([said]) => says('p', said))?.[1]
  return found ?? (document.querySelector('button:disabled, [aria-label^=Зупинити]') ? 'measuring' : 'resting')
}
