import type { Driver, Oracle } from '#chart-lab/testing'
import { pressesIn } from '../presses-in'
import { cases, presses, type SurveyFlowEvent } from './survey-events'
import { surveyFlowModel } from './survey-model'
import { blank, type SurveyLook } from './survey-view'

export type SurveyDriver = Driver<SurveyFlowEvent, SurveyLook>

/** Seen from inside: the chart. */
export const surveyFlow: Oracle<typeof surveyFlowModel, SurveyLook> = {
  model: surveyFlowModel,
  seen(state, told) {
    const { paper, task, answers, checked, time, isUnsafe, isStopped, how, isMoreAsked, isMoreRefused, waiting, word } = state.context
    const isChecked = checked[task - 1] ?? false
    const { screen, ...shows } = Object.values(state.getMeta()).find((meta) => meta !== undefined) ?? { screen: 'nothing' }
    return {
      ...blank,
      screen,
      ...(shows.task && {
        task,
        answer: answers[task - 1] ?? '',
        isChecked,
        isMoreRefused: isChecked && isMoreRefused && screen !== 'looking on',
      }),
      ...(shows.time && paper !== 'training' && { time }),
      isUnsafe: (isUnsafe || isStopped) && state.matches('sitting'),
      told: told.filter((fact) => fact !== 'nothing'),
      waiting,
      // In the model’s world each fact that waits was turned down once.
      refused: waiting,
      asked: [
        shows.asked === 'hand in' ? `hand in ${how}` : (shows.asked ?? ''),
        isMoreAsked ? 'one more' : '',
        word === 'asked' && state.matches('sitting') ? 'word' : '',
      ]
        .filter((call) => call !== '')
        .toSorted(),
    }
  },
  offered: (state) => pressesIn<typeof surveyFlowModel>(state, presses, cases),
}

/** Seen from outside: the screen. */
export const surveyScreen: Oracle<typeof surveyFlowModel, SurveyLook> = {
  ...surveyFlow,
  seen(state, told) {
    const { asked: _asked, waiting: _waiting, refused: _refused, ...look } = surveyFlow.seen(state, told)
    return { ...look, isUnsafe: look.isUnsafe && look.task > 0, told: [] }
  },
}
