import { and, assign, emit, not, setup, stateIn } from 'xstate'
import type { SurveyFlowEvent } from './survey-events'
import { atFirst, type Context } from './survey-memory'
import type { Screen } from './survey-view'

/** The view of a state, and whether it shows the open task and the clock. */
const seen = (screen: Screen, shows: { task?: boolean; time?: boolean; asked?: string } = {}) => ({ screen, ...shows })
const task = { task: true, time: true }
/** The number of the first task without an answer; 0 if there is none. */
const firstBlank = ({ answers, checked }: Context) => answers.findIndex((answer, index) => answer === '' && !checked[index]) + 1

/**
 * Sitting a paper of two tasks, in the words of the one who sits it. Written from the specification, without imports from the product,
 * without calls and timers: it is the oracle.
 */
export const surveyFlowModel = setup({
  types: {
    context: {} as Context,
    events: {} as SurveyFlowEvent,
    emitted: {} as { type: 'finished' | 'wrote' | 'nothing' },
    meta: {} as ReturnType<typeof seen>,
  },
  guards: {
    isTimed: ({ context }) => context.paper !== 'training',
    isTimeOver: ({ context }) => context.time === 'none',
    isWhole: ({ context }) => context.time === 'whole',
    isElsewhere: ({ context }) => context.isElsewhere,
    isBreak: ({ context }) => context.paper === 'second block' && !context.isBegun,
    isBegun: ({ context }) => context.isBegun,
    isTraining: ({ context }) => context.paper === 'training',
    isExam: ({ context }) => context.paper !== 'training',
    isAnswered: ({ context }) => context.answers[context.task - 1] !== '',
    isOpen: ({ context }) => !context.checked[context.task - 1],
    isAllChecked: ({ context }) => context.checked.every(Boolean),
    isBlankLeft: ({ context }) => firstBlank(context) > 0,
    mayAskForMore: ({ context }) => context.paper === 'training' && !context.isMoreAsked,
    isMoreAsked: ({ context }) => context.isMoreAsked,
    isMoreRefused: ({ context }) => context.isMoreRefused,
    isFirstMore: ({ context }) => context.answers.length === 2,
    isChecked: ({ context }) => context.checked[context.task - 1] === true,
    isByTime: ({ context }) => context.how === 'by time',
    mayPass: ({ context }) => context.obstacle === 'away',
    isLacking: ({ context }) => context.obstacle === 'lacking',
    isKnown: ({ event }) => event.type === 'page opens' && event.isKnown,
    isAsking: ({ context }) => context.word === 'asked',
    isOutOfReach: ({ context }) => context.word === 'out of reach',
    /** What has broken is mended by its own clock: nothing breaks while the server is asked again by another. */
    mayBreak: ({ context }) => context.word !== 'out of reach',
    isPaused: stateIn('#paused'),
    isWriting: ({ context }) => !context.isStopped,
    isTicking: ({ context }) => !context.isStill,
    isGuarded: ({ context }) => !context.isUnguarded,
    isBroken: ({ context }) => context.isStopped || context.isStill,
    mayLose: ({ context }) => !context.isStopped && !context.isUnguarded,
  },
  actions: {
    open: assign(({ event }) => {
      const { paper, isElsewhere, isKnown } = event as Extract<SurveyFlowEvent, { type: 'page opens' }>
      return { paper, isElsewhere, isBegun: isElsewhere || isKnown, word: isKnown ? 'asked' : 'known' }
    }),
    begin: assign({ isBegun: true }),
    /** The opening of a paper is written down, and what was left unwritten. */
    tellOpening: emit(({ context }) => ({ type: !context.isBegun || context.isStopped ? 'wrote' : 'nothing' })),
    sit: assign({ isBegun: true, isStopped: false, word: ({ context }) => (context.word === 'known' ? 'known' : 'asked') }),
    learn: assign({ word: 'known' }),
    loseTouch: assign({ word: 'out of reach' }),
    askAgain: assign({ word: 'asked' }),
    /** An answer that was given to this task before, on another device: one given here meanwhile is the later one. */
    hear: assign({ answers: ({ context: { answers, task: open } }) => answers.with(open - 1, answers[open - 1] || 'b') }),
    write: emit(({ context }) => ({ type: context.isStopped ? 'nothing' : 'wrote' })),
    tellMended: emit(({ context }) => ({ type: context.isStopped ? 'wrote' : 'nothing' })),
    stopWriting: assign({ isStopped: true }),
    standStill: assign({ isStill: true }),
    tickAgain: assign({ isStill: false }),
    openToAll: assign({ isUnguarded: true }),
    mend: assign({ isStopped: false, isStill: false }),
    deliver: assign({ isUnsafe: false }),
    answer: assign({
      answers: ({ context: { answers, task: open } }) => answers.with(open - 1, answers[open - 1] === 'a' ? 'b' : 'a'),
    }),
    check: assign({ checked: ({ context }) => context.checked.with(context.task - 1, true) }),
    turn: assign({ task: ({ context }) => (context.task % context.answers.length) + 1 }),
    askForMore: assign({ isMoreAsked: true, isMoreRefused: false }),
    getNone: assign({ isMoreAsked: false, isMoreRefused: true }),
    getMore: assign(({ context: { answers, checked } }) => ({
      isMoreAsked: false,
      answers: [...answers, '' as const],
      checked: [...checked, false],
      task: answers.length + 1,
    })),
    takeElsewhere: assign({ isElsewhere: true }),
    takeHere: assign({ isElsewhere: false }),
    spend: assign({ time: 'some' }),
    spendSome: assign({ time: ({ context }) => (context.time === 'whole' && context.paper !== 'training' ? 'some' : context.time) }),
    // A call lives no longer than ten seconds.
    giveUpWaiting: assign(({ context: { isMoreAsked, isMoreRefused } }) => ({
      isMoreAsked: false,
      isMoreRefused: isMoreAsked || isMoreRefused,
    })),
    spendAll: assign({ time: 'none' }),
    lose: assign({ isUnsafe: true, waiting: ({ context }) => (context.waiting + 1) % 3 }),
    keep: assign({ isUnsafe: false, waiting: ({ context }) => (context.waiting + 1) % 3 }),
    handIn: assign({ how: ({ context }, how: Context['how']) => (how === 'by wish' && context.time === 'none' ? 'by time' : how) }),
    // The server is asked about the paper only when it has what the page alone held.
    meet: assign({ obstacle: (_, obstacle: Context['obstacle']) => obstacle, isUnsafe: false }),
    tellFinished: emit({ type: 'finished' }),
    // Events that change nothing may happen all the same.
    stay: () => undefined,
  },
}).createMachine({
  id: 'surveyFlow',
  description: 'A sitting as it is seen and walked.',
  context: atFirst,
  initial: 'before',
  states: {
    before: {
      meta: seen('nothing'),
      on: {
        'page opens': [
          { guard: 'isKnown', target: 'sitting', actions: 'open' },
          { target: 'loading', actions: 'open' },
        ],
      },
    },
    loading: {
      meta: seen('loading', { asked: 'paper' }),
      exit: 'learn',
      on: {
        'server gives the paper': [
          { guard: 'isTimeOver', target: 'handingIn', actions: { type: 'handIn', params: 'by time' } },
          { guard: and(['isElsewhere', 'isGuarded']), target: 'lookingOn' },
          { guard: 'isBreak', target: 'break' },
          { target: 'sitting' },
        ],
        'server gives the paper as ended': { guard: 'isBegun', target: 'result' },
        'the lock breaks': { guard: 'isGuarded', actions: 'openToAll' },
        'server knows no such paper': { guard: not('isBegun'), target: 'missing' },
        'server does not give the paper': { guard: not('isBegun'), target: 'failed' },
      },
    },
    missing: { meta: seen('no such paper') },
    failed: { meta: seen('failed'), on: { 'pupil tries again': 'loading' } },
    break: {
      meta: seen('break'),
      exit: 'tickAgain',
      on: {
        'pupil begins the block': 'sitting',
        'a second passes': { guard: 'isTicking', actions: 'stay' },
        'an hour passes': { guard: 'isTicking', target: 'sitting' },
        'the clock breaks': { guard: 'isTicking', actions: 'standStill' },
        'another tab takes over': { guard: 'mayLose', target: 'lookingOn', actions: ['takeElsewhere', 'begin'] },
      },
    },
    sitting: {
      entry: ['tellOpening', 'sit'],
      exit: 'tickAgain',
      on: {
        'another tab takes over': { guard: and([not('isPaused'), 'mayLose']), target: 'lookingOn', actions: 'takeElsewhere' },
        'the clock breaks': { guard: and(['isTicking', 'mayBreak']), actions: 'standStill' },
        'the lock breaks': { guard: 'isGuarded', actions: 'openToAll' },
        'three seconds pass': { guard: 'isBroken', actions: ['tellMended', 'mend'] },
        'server knows nothing new': { guard: 'isAsking', actions: 'learn' },
        'server knows that it is ended': { guard: and(['isAsking', not('isPaused')]), target: 'loading' },
        'server refuses the paper': { guard: and(['isAsking', not('isPaused')]), target: 'loading' },
        'server cannot be asked': { guard: and(['isAsking', not('isBroken')]), actions: 'loseTouch' },
      },
      initial: 'working',
      states: {
        working: {
          meta: seen('task', task),
          on: {
            'ten seconds pass': { guard: 'isOutOfReach', actions: ['spendSome', 'askAgain'] },
            'pupil answers': { guard: 'isOpen', actions: ['answer', 'write'] },
            'the recorder breaks': { guard: and(['isOpen', 'isWriting', 'mayBreak']), actions: ['answer', 'stopWriting'] },
            'pupil checks': { guard: and(['isTraining', 'isOpen', 'isAnswered']), actions: ['check', 'write'] },
            'pupil gives up': { guard: and(['isTraining', 'isOpen', not('isAnswered')]), actions: ['check', 'write'] },
            'pupil asks for one more': [
              { guard: and(['mayAskForMore', 'isChecked', 'isMoreRefused']), actions: 'askForMore' },
              { guard: and(['mayAskForMore', 'isChecked']), actions: 'askForMore' },
            ],
            'server knows another answer': { guard: 'isAsking', actions: ['learn', 'hear'] },
            'server knows an alarm': { guard: 'isAsking', target: 'paused', actions: 'learn' },
            'server adds a task': { guard: and(['isMoreAsked', 'isFirstMore']), actions: ['getMore', 'write'] },
            'server adds none': { guard: 'isMoreAsked', actions: 'getNone' },
            'pupil turns the page': { actions: ['turn', 'write'] },
            'pupil hears the alarm': { guard: 'isExam', target: 'paused', actions: 'write' },
            'pupil asks to hand in': [
              { guard: 'isAllChecked', target: '#handingIn', actions: { type: 'handIn', params: 'by wish' } },
              { target: 'asked' },
            ],
            'device stops keeping': { guard: 'isWriting', actions: 'lose' },
            'device keeps again': { guard: 'isWriting', actions: 'keep' },
            'a second passes': { guard: and(['isTimed', 'isWhole', 'isTicking']), actions: 'spend' },
            'an hour passes': {
              guard: and(['isTimed', 'isTicking']),
              target: '#handingIn',
              actions: ['spendAll', { type: 'handIn', params: 'by time' }],
            },
          },
        },
        asked: {
          meta: seen('question', task),
          on: {
            'pupil goes on': 'working',
            'ten seconds pass': { guard: 'isOutOfReach', actions: ['spendSome', 'askAgain'] },
            'server knows an alarm': { guard: 'isAsking', target: 'paused', actions: 'learn' },
            'pupil goes to the blank': {
              guard: 'isBlankLeft',
              target: 'working',
              actions: [assign({ task: ({ context }) => firstBlank(context) }), 'write'],
            },
            'pupil hands in': { target: '#handingIn', actions: { type: 'handIn', params: 'by wish' } },
            'an hour passes': {
              guard: and(['isTimed', 'isTicking']),
              target: '#handingIn',
              actions: ['spendAll', { type: 'handIn', params: 'by time' }],
            },
          },
        },
        paused: {
          id: 'paused',
          meta: seen('pause', { time: true }),
          on: {
            'ten seconds pass': { guard: 'isOutOfReach', actions: 'askAgain' },
            'pupil comes back from the shelter': { target: 'working', actions: 'write' },
            'an hour passes': { guard: 'isTicking', actions: 'stay' },
          },
        },
      },
    },
    lookingOn: {
      meta: seen('looking on', task),
      exit: 'tickAgain',
      on: {
        'the clock breaks': { guard: 'isTicking', actions: 'standStill' },
        'the lock breaks': { guard: 'isGuarded', actions: 'openToAll' },
        'the onlooker breaks': 'failed',
        'another tab answers': { guard: 'isOpen', actions: 'answer' },
        'another tab is closed': { guard: 'isGuarded', target: 'loading', actions: 'takeHere' },
        'another tab hands in': { target: 'loading', actions: ['begin', 'deliver'] },
        'pupil continues here': { target: 'loading', actions: 'takeHere' },
        'a second passes': { guard: and(['isTimed', 'isWhole', 'isTicking']), actions: 'spend' },
        'an hour passes': { guard: and(['isTimed', 'isTicking']), target: 'loading', actions: 'spendAll' },
      },
    },
    handingIn: {
      id: 'handingIn',
      meta: seen('handing in', { asked: 'hand in' }),
      on: {
        'server takes the paper': 'result',
        'server is away': { target: 'delayed', actions: { type: 'meet', params: 'away' } },
        'server lacks answers': {
          guard: ({ context }) => context.how !== 'as it is',
          target: 'delayed',
          actions: { type: 'meet', params: 'lacking' },
        },
        'server forbids': { target: 'delayed', actions: { type: 'meet', params: 'forbidden' } },
        'server says that time is left': { guard: 'isByTime', target: 'loading', actions: 'spend' },
        'another tab takes over': { guard: and([not('isElsewhere'), 'mayLose']), actions: 'takeElsewhere' },
        'another tab is closed': { guard: and(['isElsewhere', 'isGuarded']), actions: 'takeHere' },
      },
    },
    delayed: {
      meta: seen('not handed in'),
      exit: 'tickAgain',
      on: {
        'the clock breaks': { guard: 'isTicking', actions: 'standStill' },
        'pupil tries again': { target: 'handingIn', actions: { type: 'handIn', params: 'by wish' } },
        'connection returns': { target: 'handingIn', actions: { type: 'handIn', params: 'by wish' } },
        'ten seconds pass': [
          {
            guard: and(['mayPass', 'isTicking']),
            target: 'handingIn',
            actions: ['spendSome', 'giveUpWaiting', { type: 'handIn', params: 'by wish' }],
          },
          { guard: 'isTicking', actions: ['spendSome', 'giveUpWaiting'] },
        ],
        'pupil goes on too late': { guard: 'isTimeOver', actions: 'stay' },
        'pupil goes on': [
          { guard: and([not('isTimeOver'), 'isElsewhere', 'isGuarded']), target: 'lookingOn' },
          { guard: not('isTimeOver'), target: 'sitting' },
        ],
        'another tab takes over': { guard: and([not('isElsewhere'), 'mayLose']), actions: 'takeElsewhere' },
        'another tab is closed': { guard: and(['isElsewhere', 'isGuarded']), actions: 'takeHere' },
        'pupil hands in what arrived': { guard: 'isLacking', target: 'handingIn', actions: { type: 'handIn', params: 'as it is' } },
      },
    },
    result: { meta: seen('result'), entry: 'tellFinished' },
  },
})
