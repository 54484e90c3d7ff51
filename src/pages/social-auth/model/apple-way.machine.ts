import { fromPromise, setup } from 'xstate'

/** The way to Apple’s page from ours. */
export const appleWayMachine = setup({
  types: { events: {} as { type: 'apple.choose' | 'page.return' } },
  actors: { leave: fromPromise<void>(() => Promise.reject(new Error('Nothing leads to Apple here'))) },
}).createMachine({
  id: 'appleWay',
  description: 'Leaves for Apple’s page once at a time; where Apple does not answer, it may be tried again.',
  initial: 'ready',
  states: {
    ready: { on: { 'apple.choose': 'leaving' } },
    leaving: { invoke: { id: 'leave', src: 'leave', onDone: 'left', onError: 'failed' } },
    left: { description: 'Apple’s page is coming in place of ours.', on: { 'page.return': 'ready' } },
    failed: { on: { 'apple.choose': 'leaving' } },
  },
})
