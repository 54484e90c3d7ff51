import { startPostgres } from '../../scripts/test/real-postgres.ts'
import { makeDatabase } from '../api/setup/postgres.ts'
import { runQueue, type QueueScore } from './reminders/queue.ts'

/**
 * `npm run bench:reminders [-- guests]`: how fast guests are reminded by one process, by two, and by two of which one is killed, five
 * times. Exit code 1: one was forgotten or told twice.
 */
const guests = Number(process.argv[2] ?? 2000)
const postgres = await startPostgres()
let isGood = true

async function measure(title: string, how: Parameters<typeof runQueue>[1]): Promise<void> {
  const score = await runQueue(await makeDatabase(postgres.url, `queue_${Math.random().toString(36).slice(2)}`), how)
  isGood &&= score.once === how.guests
  console.log(`${title}: ${said(score, how.guests)}`)
}

function said({ forgotten, once, twice, sentAgain, reports }: QueueScore, all: number): string {
  const memory = Math.max(...reports.map((report) => report.memory)) / 1e6
  const cpu = reports.reduce((sum, report) => sum + report.cpu, 0) / all
  return (
    `${(all / Math.max(...reports.map(({ seconds }) => seconds))).toFixed(0)} a second, ${cpu.toFixed(1)} ms of processor each, at most ${memory.toFixed(0)} MB; ` +
    `told once ${once} of ${all}, forgotten ${forgotten}, told twice ${twice}, sent again unseen ${sentAgain}`
  )
}

try {
  await measure('One process', { guests, processes: 1 })
  await measure('Two processes', { guests, processes: 2 })
  await measure('Two processes, a push service that takes 300 ms', { guests: Math.round(guests / 4), processes: 2, delay: 300 })
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
    await measure(`Two, one killed after ${part * 100} %`, {
      guests: Math.round(guests / 4),
      processes: 2,
      killAt: (guests / 4) * part,
      delay: 20,
    })
} finally {
  await postgres.stop()
}
process.exitCode = isGood ? 0 : 1
