import type { Survey } from '#domain/survey'
import { addTask, type SurveyGround } from '@/entities/survey'
import type { AddedTask } from '../model/sitting'

type Wish = { survey: Survey; like: string; ground: SurveyGround }

/** One more task like this one. The same wish in a survey of the same length gives the same task, however often it is sent. */
export async function askForTask({ survey, like, ground: { log } }: Wish): Promise<AddedTask> {
  const key = await log.onceKey(`more:${survey.id}:${survey.questions.length}:${like}`)
  const added = await addTask(survey.id, like, key)
  const stored = await log.survey(survey.id)
  if (stored && !stored.questions.some(({ id }) => id === added.question.id))
    await log.keepSurvey({
      ...stored,
      questions: [...stored.questions, added.question],
      keys: { ...stored.keys, [added.question.id]: added.key },
    })
  return added
}
