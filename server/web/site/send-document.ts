import { allowing } from '../http/policy-hashes.ts'
import { sendReady, sharedCaching, type Made, type ReadyAnswer } from '../http/ready-answer.ts'
import type { Ready } from './document.ts'

/** `made` stands where the document is the same for all. */
export type Answer = { isIndexed?: boolean | undefined; status?: number; type?: string; made?: Made }

/** Public pages of one content are some hundreds. */
const most = 2000

/** Answers with documents; `policy` lets what stands inside them run. */
export function documentSender(policy: string) {
  const made = new WeakMap<Ready, Map<string, ReadyAnswer>>()
  const answerOf = (ready: Ready, { isIndexed = true, type = 'text/html; charset=utf-8', made: of }: Answer): ReadyAnswer => {
    const forms = made.get(ready) ?? new Map<string, ReadyAnswer>()
    made.set(ready, forms)
    const form = [isIndexed, type, of?.site, of?.content].join(' ')
    const known = forms.get(form)
    if (known) return known
    const headers = {
      'Content-Type': type,
      ...(of ? sharedCaching(of) : { 'Cache-Control': 'no-cache' }),
      'Content-Security-Policy': allowing(policy, ready.hashes),
      Vary: 'Accept-Encoding',
      ETag: ready.tag,
      ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }),
    }
    const answer = { ...ready, headers }
    forms.set(form, answer)
    return answer
  }
  return {
    answerOf,
    send: (asked: Headers, ready: Ready, how: Answer = {}): Response => {
      const { status = 200 } = how
      return sendReady(asked, answerOf(ready, how), status)
    },
  }
}

/** A cache of public documents by address, for one state of content, site and day: a cached one is sent without a query. */
export function frontPages() {
  let state = ''
  const pages = new Map<string, ReadyAnswer>()
  return {
    find: (current: string, path: string): ReadyAnswer | undefined => {
      if (state !== current) pages.clear()
      state = current
      return pages.get(path)
    },
    put: (current: string, path: string, page: ReadyAnswer): void => {
      if (state === current && pages.size < most) pages.set(path, page)
    },
  }
}
