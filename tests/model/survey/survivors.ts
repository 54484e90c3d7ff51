import type { Survivors } from '#chart-lab/vitest'
import type { SurveyCharts } from './survey-charts'

const opened = 'opened looks at the time and at the lock, and goes on to the very same state at once'
const paused = 'paused looks whether the clock stands, and goes on to working at once'
const joining = 'no walk of the model meets it: the tests of what is asked later hold it'
const standing = 'working and confirming look whether the clock stands, and go on to paused at once'

/** Faults that nobody can see, each with the reason. */
export const survivors: Survivors<keyof SurveyCharts> = {
  survey: {
    'survey.onBreak lock.lost: leads to opened': opened,
    'survey.onBreak lock.lost: leads to locking': opened,
    'survey.answering clock.tick 0: leads to opened': opened,
    'survey.answering lock.lost: leads to opened': opened,
    'survey.answering lock.lost: leads to locking': opened,
    'survey.finishDelayed finish.cancel: leads to opened': opened,
    'survey.answering.knowing.asking ask onDone 1: leads to opened': 'the server has been asked: opened goes on to settled at once',
    'survey.answering.knowing.unanswered after retry: leads to opened':
      'opened looks whether the server has been asked, and goes on to asking at once',
    'survey.answering.solving: starts in paused': paused,
    'survey.answering.solving.confirming always: leads to working': standing,
    'survey.answering.solving.working always: leads to confirming': standing,
    'survey.answering.solving.confirming fact.add: leads to paused': paused,
    'survey.answering.solving.confirming finish.cancel: leads to paused': paused,
    'survey.reading onlooker onError: leads to unopened':
      'unopened looks whether there is such a paper, and there is one: it goes on to failed at once',
    'survey: action join: since not assigned': 'a paper that has been asked for states nothing since: whatever comes next empties it',
    'survey: action join: survey not assigned': joining,
  },
  adding: {},
}
