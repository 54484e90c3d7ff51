import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeviceSession } from '#contract/user'
import { problemOf, type Problem } from '@/shared/api'

/** The devices that are signed in, and the end of any of them. */
export const deviceSessionsMachine = setup({
  types: {
    context: {} as { devices: readonly DeviceSession[]; endingId: string; problem: Problem | null },
    events: {} as { type: 'devices.load' } | { type: 'device.end'; id: string },
    emitted: {} as { type: 'call.failed'; problem: Problem },
  },
  actors: {
    listDevices: fromPromise<readonly DeviceSession[]>(() => Promise.reject(new Error('Nothing lists devices here'))),
    endDevice: fromPromise<void, string>(() => Promise.reject(new Error('Nothing ends sessions here'))),
  },
  guards: { isGoneAlready: (_, { error }: { error: unknown }) => problemOf(error).status === 404 },
  actions: {
    removeEnded: assign({ devices: ({ context }) => context.devices.filter(({ id }) => id !== context.endingId) }),
    keepDevices: assign((_, { devices }: { devices: readonly DeviceSession[] }) => ({ devices })),
    noteEnding: assign((_, { id }: { id: string }) => ({ endingId: id })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    tellProblem: emit(({ context }) => ({ type: 'call.failed' as const, problem: context.problem ?? problemOf(null) })),
  },
}).createMachine({
  id: 'deviceSessions',
  description: 'Lists the signed-in devices and ends the session of one at a time.',
  context: { devices: [], endingId: '', problem: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listDevices',
        src: 'listDevices',
        onDone: { target: 'listed', actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) } },
        onError: { target: 'missing', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    listed: {
      on: {
        'device.end': { target: 'ending', actions: [{ type: 'noteEnding', params: ({ event }) => event }, 'forgetProblem'] },
      },
    },
    ending: {
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        input: ({ context }) => context.endingId,
        onDone: { target: 'listed', actions: 'removeEnded' },
        onError: [
          {
            guard: { type: 'isGoneAlready', params: ({ event }) => ({ error: event.error }) },
            target: 'listed',
            actions: 'removeEnded',
          },
          { target: 'listed', actions: [{ type: 'keepProblem', params: ({ event }) => ({ error: event.error }) }, 'tellProblem'] },
        ],
      },
    },
    missing: { on: { 'devices.load': { target: 'loading', actions: 'forgetProblem' } } },
  },
})
