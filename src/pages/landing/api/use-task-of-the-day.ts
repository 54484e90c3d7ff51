import { taskOfTheDayAnswerSchema } from '#contract/showcase'
import { useAnswer } from '@/shared/lib/answer'

export const useTaskOfTheDay = () => useAnswer('v3/task-of-the-day', taskOfTheDayAnswerSchema)
