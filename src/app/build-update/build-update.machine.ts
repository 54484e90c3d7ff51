import { assign, fromPromise, setup } from 'xstate'
import { surroundings, type Surroundings } from '@/shared/lib/surroundings'
import type { Build } from './build'
import { findNewerBuild } from './find-newer-build'

/** Finds a newer version of the site and offers it to the pupil. */
export const buildUpdateMachine = setup({
  types: {
    input: {} as { known: Build; pollSeconds: number; random?: Surroundings['random'] },
    context: {} as { known: Build; pollSeconds: number; random: Surroundings['random'] },
    events: {} as { type: 'build.check' } | { type: 'update.postpone' },
  },
  actors: {
    findNewerBuild: fromPromise<Build | null, Build>(({ input, signal }) => findNewerBuild(input, signal)),
  },
  guards: { isNewer: (_, { found }: { found: Build | null }) => found !== null },
  actions: { take: assign(({ context }, { found }: { found: Build | null }) => ({ known: found ?? context.known })) },
  delays: { aboutPoll: ({ context }) => context.pollSeconds * 1000 * (0.8 + 0.4 * context.random()) },
}).createMachine({
  id: 'buildUpdate',
  description: 'Asks now and then for a newer build and offers it; never loads it by itself. A build put off is not offered again.',
  context: ({ input }) => ({ random: surroundings.random, ...input }),
  initial: 'resting',
  states: {
    resting: { after: { aboutPoll: 'checking' }, on: { 'build.check': 'checking' } },
    checking: {
      invoke: {
        id: 'findNewerBuild',
        src: 'findNewerBuild',
        input: ({ context }) => context.known,
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ found: event.output }) },
            target: 'offering',
            actions: { type: 'take', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'resting' },
        ],
        onError: 'resting',
      },
    },
    offering: { on: { 'update.postpone': 'resting' } },
  },
})
