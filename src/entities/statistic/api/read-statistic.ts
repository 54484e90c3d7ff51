import type { Statistic } from '#contract/user'
import { api } from '@/shared/api'

/** Reads the statistics of the visitor, guests included. */
export async function readStatistic(): Promise<Statistic> {
  const [client, { statisticAnswerSchema }] = await Promise.all([api(), import('#contract/user')])
  return (await client.get('v3/user/v2-statistic').json(statisticAnswerSchema)).data.statistic
}
