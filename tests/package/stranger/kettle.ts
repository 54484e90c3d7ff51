import { assign, fromCallback, fromPromise, setup } from 'xstate'

type Events =
  | { type: 'kettle.fill'; litres: number }
  | { type: 'kettle.switch' }
  | { type: 'water.warm'; degrees: number }
  | { type: 'kettle.pour' }

/** A kettle that heats what is in it, switches itself off and lets nobody heat it dry. */
export const kettleMachine = setup({
  types: { context: {} as { litres: number; degrees: number; poured: number[] }, events: {} as Events },
  actors: {
    heat: fromCallback<{ type: 'water.warm' }>(({ sendBack }) => {
      let degrees = 20
      const timer = setInterval(() => sendBack({ type: 'water.warm', degrees: (degrees += 10) }), 300)
      return () => clearInterval(timer)
    }),
    descale: fromPromise(async () => await new Promise<string>((resolve) => setTimeout(() => resolve('clean'), 1500))),
  },
  guards: {
    holds: ({ context }, { least }: { least: number }) => context.litres >= least,
    isHot: ({ event }, { from }: { from: number }) => event.type === 'water.warm' && event.degrees >= from,
  },
  actions: {
    fill: assign(({ context, event }) => (event.type === 'kettle.fill' ? { litres: context.litres + event.litres, degrees: 20 } : {})),
    warm: assign(({ event }) => (event.type === 'water.warm' ? { degrees: event.degrees } : {})),
    pour: assign(({ context }) => ({ litres: 0, poured: [...context.poured, context.litres] })),
    click: () => undefined,
  },
  delays: { tooLong: 20_000, rest: 4000 },
}).createMachine({
  id: 'kettle',
  description: 'Heats what is in it, switches itself off, and is never heated dry.',
  context: { litres: 0, degrees: 20, poured: [] },
  initial: 'cold',
  on: { 'kettle.fill': { actions: 'fill' } },
  states: {
    cold: {
      description: 'it is cold, and may be empty',
      on: { 'kettle.switch': { guard: { type: 'holds', params: { least: 0.3 } }, target: 'heating' } },
    },
    heating: {
      entry: 'click',
      exit: 'click',
      tags: 'hot',
      invoke: { id: 'element', src: 'heat' },
      on: {
        'water.warm': [{ guard: { type: 'isHot', params: { from: 100 } }, target: 'boiled', actions: 'warm' }, { actions: 'warm' }],
        'kettle.switch': 'cold',
      },
      after: { tooLong: 'cold' },
    },
    boiled: {
      tags: 'hot',
      on: { 'kettle.pour': { target: 'emptied', actions: 'pour' } },
      after: { rest: 'cold' },
    },
    emptied: { invoke: { id: 'care', src: 'descale', onDone: 'cold', onError: 'cold' } },
  },
})
