import { statisticAnswerSchema, type Statistic } from '#contract/user'
import { api } from '@/shared/api'

/** What the visitor, a guest too, has done so far. */
export const readStatistic = async (): Promise<Statistic> =>
  (await (await api()).get('v3/user/v2-statistic').json(statisticAnswerSchema)).data.statistic
