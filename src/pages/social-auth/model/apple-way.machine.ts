import { fromPromise, setup } from 'xstate'

/** The way to Apple’s page from ours. */
export const appleWayMachine = setup({
  types: { events: {} as { type: 'apple.choose' | 'page.return' } },
  actors: { leave: fromPromise<void>(() => Promise.reject(new Error('Nothing leads to Apple here'))) },
  delays: { longEnough: 15_000 },
}).createMachine({
  id: 'appleWay',
  description: 'Leaves for Apple’s page once at a time; where Apple does not answer, it may be tried again.',
  initial: 'ready',
  states: {
    ready: { on: { 'apple.choose': 'leaving' } },
    leaving: {
      invoke: { id: 'leave', src: 'leave', onDone: 'left', onError: 'failed' },
      on: { 'page.return': 'ready' },
      after: { longEnough: 'failed' },
    },
    left: {
      description: 'Apple’s page is coming in place of ours; whoever is still here after a while has stopped it, or Apple does not answer.',
      on: { 'page.return': 'ready' },
      after: { longEnough: 'failed' },
    },
    failed: { on: { 'apple.choose': 'leaving' } },
  },
})
