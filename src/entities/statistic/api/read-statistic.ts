import { emptyStatistic, type Statistic } from '#domain/statistic'
import { statisticAnswerSchema } from '#contract/user'
import { api, readUnlessNew } from '@/shared/api'

/** Reads the statistics of the visitor, guests included. */
export const readStatistic = (): Promise<Statistic> =>
  readUnlessNew(async () => (await (await api()).get('v3/user/v2-statistic').json(statisticAnswerSchema)).data.statistic, emptyStatistic)
