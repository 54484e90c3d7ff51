import type { ActorRefFrom } from 'xstate'
import { timeLeft } from '@/pages/survey/model/sheet'
import { hour, letterOf } from './papers'
import type { SurveyCharts } from './survey-charts'
import type { Screen } from './survey-view'

type Running = ActorRefFrom<SurveyCharts['survey']>
export const answerTo = (running: Running, id: string) => running.getSnapshot().context.sheet?.answers[id]

type State = ReturnType<Running['getSnapshot']>
const screens: [Parameters<State['matches']>[0], Screen][] = [
  ['loading', 'loading'],
  ['locking', 'loading'],
  ['missing', 'no such paper'],
  ['failed', 'failed'],
  ['onBreak', 'break'],
  [{ answering: { solving: 'working' } }, 'task'],
  [{ answering: { solving: 'confirming' } }, 'question'],
  [{ answering: { solving: 'paused' } }, 'pause'],
  ['reading', 'looking on'],
  ['finishing', 'handing in'],
  ['finishDelayed', 'not handed in'],
  ['finished', 'result'],
]
const ends: ReadonlySet<Screen> = new Set(['no such paper', 'result'])
/** A chart that shows its end and goes on is at no end. */
function screenOf(state: State): Screen {
  const screen = screens.find(([value]) => state.matches(value as never))?.[1] ?? 'nothing'
  return ends.has(screen) && state.status !== 'done' ? 'nothing' : screen
}

/** In which way the paper is handed in. */
export function handInOf(state: State): string {
  const closing = state.children['close']?.getSnapshot() as { input?: { closing: { isForced: boolean; isTimeUp: boolean } } } | undefined
  const how = closing?.input?.closing
  return `hand in ${how?.isForced ? 'as it is' : how?.isTimeUp ? 'by time' : 'by wish'}`
}

/** Derives from a state of the chart the look of the page. */
export function lookOf(state: State, isMoreRefused: boolean) {
  const { sheet, survey, now: known } = state.context
  const screen = screenOf(state)
  if (screen === 'failed' && state.context.problem === null) throw new Error('nobody knows what failed')
  const isOnPaper = screen === 'task' || screen === 'question' || screen === 'looking on'
  const left = sheet && timeLeft(sheet, known)
  if ((left ?? 0) > hour) throw new Error('there is more time than the paper has')
  const time = left === null || left === undefined ? 'not shown' : left >= hour ? 'whole' : left > 0 ? 'some' : 'none'
  return {
    screen,
    ...(isOnPaper &&
      sheet &&
      survey && {
        task: survey.questions.findIndex(({ id }) => id === sheet.current) + 1,
        answer: letterOf(sheet.answers[sheet.current]),
        isChecked: sheet.checked[sheet.current] ?? false,
        isMoreRefused: screen !== 'looking on' && sheet.checked[sheet.current] === true && isMoreRefused,
      }),
    ...((isOnPaper || screen === 'pause') && { time: time as 'whole' }),
    isUnsafe: state.matches({ answering: { keeping: 'lost' } }) || state.matches({ answering: { recording: 'broken' } }),
  }
}
