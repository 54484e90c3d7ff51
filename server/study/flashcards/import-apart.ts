import { Worker } from 'node:worker_threads'
import type { Imported } from '#contract/deck-file'
import { Problem } from '../../base/problem.ts'
import { Turns } from '../../base/turns.ts'

/** The answer of the thread about a file. */
export type Parsed = { imported: Imported } | { refusal: Pick<Problem, 'status' | 'message'> }

const usualDeadlineMs = 3000
const startMs = 20_000
const longestMs = 15_000
const mostMegabytes = 256

/** Two threads read at a time, and eight files wait for them. */
export const reading = new Turns(
  { atOnce: 2, waiting: 8 },
  () => new Problem(503, 'Зараз читаємо забагато файлів. Спробуй за хвилину', { 'Retry-After': '30' }),
)

/**
 * Reads a file of Anki in a thread. Throws 422 for a file that cannot be read in `deadlineMs` (3 s) of the processor’s time, 15 s in all, and 256 MB, 503 where too many wait, else what
 * `importDeck` throws.
 */
export const importApart = (bytes: Uint8Array<ArrayBuffer>, deadlineMs = usualDeadlineMs): Promise<Imported> =>
  reading.take(async () => {
    const parsed = await parse(bytes, deadlineMs)
    if ('refusal' in parsed) throw new Problem(parsed.refusal.status, parsed.refusal.message)
    return parsed.imported
  })

/** The build lays the code of the thread beside the server as JavaScript. */
const code = new URL(import.meta.url.endsWith('.ts') ? 'import-worker.ts' : 'import-worker.js', import.meta.url)

async function parse(bytes: Uint8Array<ArrayBuffer>, deadlineMs: number): Promise<Parsed> {
  const resourceLimits = { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 32 }
  const worker = new Worker(code, { workerData: bytes, transferList: [bytes.buffer], resourceLimits })
  const { promise, resolve, reject } = Promise.withResolvers<Parsed>()
  let timer = setTimeout(() => reject(new Error('the thread that reads decks did not start')), startMs)
  let look: NodeJS.Timeout | undefined
  worker.on('message', (told: 'ready' | Parsed) => {
    if (told !== 'ready') return resolve(told)
    clearTimeout(timer)
    // A busy machine makes no deck harder: its own work counts, and the clock only at the very end.
    timer = setTimeout(() => reject(tooHard()), longestMs)
    look = setInterval(() => void workOf(worker).then((ms) => ms > deadlineMs && reject(tooHard())), 100)
  })
  worker.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHard() : error))
  worker.once('exit', () => reject(tooHard()))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(look)
    await worker.terminate()
  }
}

/** Milliseconds of the processor that the thread has taken; 0 once it is over. */
const workOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )

const tooHard = () => new Problem(422, 'Файл завеликий або заскладний, щоб його прочитати. Поділи колоду на частини')
