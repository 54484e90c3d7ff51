import { pushSender } from '../../../server/base/push/push-service.ts'
import { remind } from '../../../server/run/schedule/remind.ts'
import { openPostgres } from '../../../server/store/open-postgres.ts'

/** What a process is told: the database, the stand-in push service, and the moment that its clock begins at, ms since the epoch. */
export type ProcessTask = { url: string; origin: string; keys: { publicKey: string; privateKey: string; subject: string }; at: number }
/** How many it has reminded, in how many seconds once it was open, its peak of resident memory in bytes and its processor time in milliseconds. */
export type ProcessReport = { reminded: number; seconds: number; memory: number; cpu: number }

/** One process of the job `reminders`, as the server runs it: the same queue, store and sender. It ends when nobody’s turn is left. */
const { url, origin, keys, at } = JSON.parse(process.argv[2] ?? '') as ProcessTask
const store = await openPostgres(url)
const begun = performance.now()
const integrations = { post: null, push: pushSender(keys, [origin]) }
const before = process.cpuUsage()
const reminded = await remind({
  db: store.db,
  now: () => new Date(at + performance.now() - begun),
  siteUrl: 'https://skladu.test',
  integrations,
})
const { user, system } = process.cpuUsage(before)
const seconds = (performance.now() - begun) / 1000
await store.close()
process.send?.({ reminded, seconds, memory: process.resourceUsage().maxRSS * 1024, cpu: (user + system) / 1000 } satisfies ProcessReport)
process.disconnect?.()
