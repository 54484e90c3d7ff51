import { atFirst, closingOf } from './sitting'
import { surveySetup } from './survey-setup'

/** One sitting of a paper: from opening it to handing it in, with every answer on the device before anything else. */
export const surveyMachine = surveySetup.createMachine({
  id: 'survey',
  description: 'A running test session: loading, answering, handing in.',
  context: ({ input }) => atFirst(input),
  invoke: { id: 'lock', src: 'lock', input: ({ context }) => ({ id: context.id }), onError: { actions: 'openToAll' } },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { id, ground, survey } }) => ({ id, ground, isFirst: survey === null }),
        onDone: { target: 'opened', actions: { type: 'takeSurvey', params: ({ event }) => event.output } },
        onError: { target: 'unopened', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    opened: { always: [{ guard: 'isOver', target: 'finished' }, { guard: 'hasTime', target: 'locking' }, { target: 'finishing' }] },
    unopened: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    locking: {
      entry: 'askLock',
      always: { guard: 'isUnguarded', target: 'onBreak' },
      on: { 'lock.taken': 'onBreak', 'lock.lost': 'reading' },
    },
    onBreak: {
      invoke: {
        id: 'breakTicker',
        src: 'ticker',
        input: ({ context }) => context,
        onError: { description: 'Without a clock the break is ended by hand.' },
      },
      always: { guard: 'isBreakOver', target: 'answering' },
      on: { 'clock.tick': { actions: 'take' }, 'break.end': 'answering', 'lock.lost': 'reading' },
    },
    answering: {
      type: 'parallel',
      entry: ['startClock', 'takeOpening'],
      on: {
        'clock.tick': [
          { guard: { type: 'isTimeUp', params: ({ event }) => event }, target: 'finishing', actions: 'take' },
          { actions: 'take' },
        ],
        'task.take': { actions: 'take' },
        'lock.lost': 'reading',
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
                onError: { target: 'broken', actions: { type: 'keepUnwritten', params: ({ event }) => ({ error: event.error }) } },
              },
              on: { 'fact.add': { actions: ['take', { type: 'record', params: ({ event }) => event }] } },
            },
            broken: {
              after: { again: 'running' },
              on: { 'fact.add': { actions: ['take', { type: 'keepLate', params: ({ event }) => event }] } },
            },
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
                  { guard: { type: 'isEndedFar', params: ({ event }) => event.output }, target: 'outdated' },
                  { target: 'settled', actions: { type: 'join', params: ({ event }) => event.output } },
                ],
                onError: [
                  { guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) }, target: 'outdated' },
                  { target: 'unanswered' },
                ],
              },
            },
            unanswered: { description: 'The server could not be asked: it is asked again.', after: { retry: 'asking' } },
            settled: {},
            outdated: { description: 'The server knows better: the paper is opened anew.', always: '#survey.loading' },
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
        {
          id: 'onlooker',
          src: 'onlooker',
          input: ({ context }) => context,
          onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
        },
        {
          id: 'readingTicker',
          src: 'ticker',
          input: ({ context }) => context,
          onError: { description: 'Without a clock the time that is shown stands; the onlooker hears of the end.' },
        },
      ],
      on: {
        'clock.tick': [{ guard: { type: 'isTimeUp', params: ({ event }) => event }, target: '.over' }, { actions: 'take' }],
        'facts.came': { actions: 'take' },
        'lock.take': [{ guard: 'isUnguarded', target: '.over' }, { actions: 'takeLock' }],
        'lock.taken': '.over',
        'survey.ended': '.over',
      },
      initial: 'watching',
      states: { watching: {}, over: { always: '#survey.loading' } },
    },
    finishing: {
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context, event }) => ({ ground: context.ground, closing: closingOf(context, event.type === 'finish.force') }),
        onDone: 'finished',
        onError: [
          { guard: { type: 'isTimeLeft', params: ({ event }) => ({ error: event.error }) }, target: 'loading' },
          { target: 'finishDelayed', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    finishDelayed: {
      invoke: {
        id: 'waitingTicker',
        src: 'ticker',
        input: ({ context }) => context,
        onError: { description: 'Without a clock the paper is handed in again all the same, by the delay.' },
      },
      after: { retry: { guard: 'mayPass', target: 'finishing' } },
      on: {
        'clock.tick': { actions: 'take' },
        'finish.confirm': 'finishing',
        'finish.force': 'finishing',
        'finish.cancel': { guard: 'hasTime', target: 'locking' },
      },
    },
    missing: { type: 'final' },
    failed: { on: { 'load.retry': 'loading' } },
    finished: { type: 'final', entry: 'tellFinished' },
  },
})
