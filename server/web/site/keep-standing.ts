import { setTimeout as rest } from 'node:timers/promises'
import * as v from 'valibot'

type SiteCalls = {
  /** Asks this server as a visitor does. */
  ask: (path: string) => Promise<Response>
  /** The state of the content. */
  version: () => Promise<string>
  /** So many times as long as a question took nothing is asked: visitors go before. */
  rests?: number
}

const everyMs = 5000
/** Answers that no page brings along. */
const further = ['search', 'admission', 'content-counts', 'task-of-the-day', 'flashcards/decks', 'courses', 'subjects']
const payloadSchema = v.object({ answers: v.record(v.string(), v.unknown()) })
const idsSchema = v.array(
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
)
const listsSchema = v.object({
  data: v.object({ decks: v.optional(idsSchema, []), courses: v.optional(idsSchema, []), subjects: v.optional(idsSchema, []) }),
})

/**
 * Asks for every public page, answer and picture once for each state of the content, slowly, so that they stand while the store is away.
 * @returns `done` of the first round, and what ends it.
 */
export function keepStanding({ ask, version, rests = 4 }: SiteCalls): { done: Promise<void>; stop: () => void } {
  let isStopped = false
  let standing: string | null = null
  const asked = async (path: string): Promise<unknown> => {
    const from = performance.now()
    const answer = await ask(path)
    const body = answer.ok ? await answer.text() : ''
    await rest((performance.now() - from) * rests, undefined, { ref: false })
    return /^application\/(json|xml)/.test(answer.headers.get('content-type') ?? '') && answer.ok ? body : null
  }
  const round = async () => {
    const known = new Set<string>()
    const standAll = async (calls: readonly string[]) => {
      for (const call of calls) {
        if (isStopped || known.has(call)) continue
        known.add(call)
        const body = await asked(`/api/v3/${call}`)
        if (/^(flashcards\/decks|courses|subjects)$/.test(call)) await standAll(listed(call, body))
      }
    }
    await standAll(further)
    for (const page of pagesIn(await asked('/sitemap.xml'))) {
      if (isStopped) return
      const text = await asked(payloadOf(page))
      for (const picture of picturesIn(text)) {
        if (isStopped || known.has(picture)) continue
        known.add(picture)
        await asked(picture)
      }
      const payload = v.safeParse(v.pipe(v.string(), v.parseJson(), payloadSchema), text)
      if (payload.success) await standAll(Object.keys(payload.output.answers).map((call) => call.replace(/^v3\//, '')))
    }
  }
  const look = async () => {
    const current = await version()
    if (current === standing) return
    await round()
    standing = current
  }
  const done = look().catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const goOn = () => {
    if (isStopped) return
    timer = setTimeout(() => void look().then(goOn, goOn), everyMs).unref()
  }
  void done.then(goOn)
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  return { done, stop }
}

/** What a list leads to. */
function listed(call: string, body: unknown): string[] {
  const lists = v.safeParse(v.pipe(v.string(), v.parseJson(), listsSchema), body)
  if (!lists.success) return []
  const { decks, courses, subjects } = lists.output.data
  const ofSubjects = subjects.flatMap((id) => [`subjects/${id}`, `subjects/${id}/theory`, `subjects/${id}/reference`])
  return [...[...decks, ...courses].map((id) => `${call}/${id}`), ...ofSubjects]
}

/** The addresses of the map of the site, without its origin. */
const pagesIn = (map: unknown): string[] =>
  [...String(map).matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) => {
    const url = URL.parse(place.replaceAll('&amp;', '&'), 'http://localhost')
    return url ? [url.pathname + url.search] : []
  })

/** The addresses of pictures that stand in a payload. */
const picturesIn = (payload: unknown): string[] => String(payload).match(/\/media\/[a-z-]+\/[a-z0-9-]+\.svg/g) ?? []

function payloadOf(page: string): string {
  const { pathname, search } = new URL(page, 'http://localhost')
  return `${pathname.replace(/\/$/, '')}/_payload.json${search}`
}
