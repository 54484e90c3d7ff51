import { assign, emit } from 'xstate'
import { atFirst, closingOf, opened } from './sitting'
import { surveySetup } from './survey-setup'

/** One sitting of a paper: from opening it to handing it in, with every answer on the device before anything else. */
export const surveyMachine = surveySetup.createMachine({
  id: 'survey',
  description: 'A running test session: loading, answering, handing in.',
  context: ({ input }) => atFirst(input),
  invoke: { id: 'seat', src: 'seat', input: ({ context }) => ({ id: context.id }), onError: { actions: 'openToAll' } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id, ground, survey } }) => ({ id, ground, isFirst: survey === null }),
        onDone: { target: 'opened', actions: assign(({ context, event }) => opened(context, event.output)) },
        onError: { target: 'unopened', actions: 'keepProblem' },
      },
    },
    opened: { always: [{ guard: 'isOver', target: 'finished' }, { guard: 'hasTime', target: 'seating' }, { target: 'finishing' }] },
    unopened: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    seating: {
      entry: 'askSeat',
      always: { guard: 'isUnguarded', target: 'onBreak' },
      on: { 'seat.taken': 'onBreak', 'seat.lost': 'reading' },
    },
    onBreak: {
      description: 'Where the clock breaks, the break is ended by hand.',
      invoke: { id: 'breakTicker', src: 'ticker', input: ({ context }) => context, onError: {} },
      always: { guard: 'isBreakOver', target: 'answering' },
      on: { 'clock.tick': { actions: 'take' }, 'break.end': 'answering', 'seat.lost': 'reading' },
    },
    answering: {
      type: 'parallel',
      entry: ['startClock', 'takeOpening'],
      on: {
        'clock.tick': [{ guard: 'isTimeUp', target: 'finishing', actions: 'take' }, { actions: 'take' }],
        'task.take': { actions: 'take' },
        'seat.lost': 'reading',
      },
      states: {
        solving: {
          initial: 'working',
          states: {
            working: {
              always: { guard: 'isPaused', target: 'paused' },
              on: { 'finish.ask': [{ guard: 'isAllChecked', target: '#survey.finishing' }, { target: 'confirming' }] },
            },
            confirming: {
              always: { guard: 'isPaused', target: 'paused' },
              on: { 'finish.cancel': 'working', 'finish.confirm': '#survey.finishing', 'fact.add': 'working' },
            },
            paused: { always: { guard: 'isResumed', target: 'working' } },
          },
        },
        recording: {
          description: 'A recorder that breaks begins again, with all that it has not written down.',
          initial: 'running',
          states: {
            running: {
              entry: ['recordLate', 'forgetLate'],
              invoke: {
                id: 'recorder',
                src: 'recorder',
                input: ({ context }) => context,
                onError: { target: 'broken', actions: 'keepUnwritten' },
              },
              on: { 'fact.add': { actions: ['take', 'record'] } },
            },
            broken: { after: { again: 'running' }, on: { 'fact.add': { actions: ['take', 'keepLate'] } } },
          },
        },
        timing: {
          initial: 'running',
          states: {
            running: { invoke: { id: 'ticker', src: 'ticker', input: ({ context }) => context, onError: 'standing' } },
            standing: { after: { again: 'running' } },
          },
        },
        knowing: {
          initial: 'opened',
          states: {
            opened: { always: [{ guard: 'isAsked', target: 'settled' }, { target: 'asking' }] },
            asking: {
              invoke: {
                id: 'ask',
                src: 'ask',
                input: ({ context: { id, ground } }) => ({ id, ground }),
                onDone: [
                  { guard: 'isEndedFar', target: '#survey.loading' },
                  { target: 'settled', actions: 'join' },
                ],
                onError: [{ guard: 'isRefused', target: '#survey.loading' }, { target: 'settled' }],
              },
            },
            settled: {},
          },
        },
        keeping: {
          initial: 'stored',
          states: {
            stored: { on: { 'facts.lost': { target: 'lost', actions: 'take' }, 'facts.stored': { actions: 'take' } } },
            lost: { on: { 'facts.stored': { target: 'stored', actions: 'take' }, 'facts.lost': { actions: 'take' } } },
          },
        },
      },
    },
    reading: {
      invoke: [
        { id: 'onlooker', src: 'onlooker', input: ({ context }) => context, onError: { target: 'failed', actions: 'keepProblem' } },
        { id: 'readingTicker', src: 'ticker', input: ({ context }) => context, onError: {} },
      ],
      on: {
        'clock.tick': [{ guard: 'isTimeUp', target: 'loading' }, { actions: 'take' }],
        'facts.came': { actions: 'take' },
        'seat.take': [{ guard: 'isUnguarded', target: 'loading' }, { actions: 'takeSeat' }],
        'seat.taken': 'loading',
        'survey.ended': 'loading',
      },
    },
    finishing: {
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context, event }) => ({ ground: context.ground, closing: closingOf(context, event.type === 'finish.force') }),
        onDone: 'finished',
        onError: [
          { guard: 'isTimeLeft', target: 'loading' },
          { target: 'finishDelayed', actions: 'keepProblem' },
        ],
      },
    },
    finishDelayed: {
      invoke: { id: 'waitingTicker', src: 'ticker', input: ({ context }) => context, onError: {} },
      after: { retry: { guard: 'mayPass', target: 'finishing' } },
      on: {
        'clock.tick': { actions: 'take' },
        'finish.confirm': 'finishing',
        'finish.force': 'finishing',
        'finish.cancel': { guard: 'hasTime', target: 'seating' },
      },
    },
    missing: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
    finished: { type: 'final', entry: emit(({ context }) => ({ type: 'survey.finished' as const, id: context.id })) },
  },
})
