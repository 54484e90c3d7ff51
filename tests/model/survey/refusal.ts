import { HTTPError } from 'ky'

/** Builds the error of a call: a refusal with this status, or null for a server that does not answer. */
export function refusalOf(status: number | null): Error {
  if (status === null) return new TypeError('fetch failed')
  const error = new HTTPError(new Response(null, { status }), new Request('http://api.test/'), {} as never)
  return Object.assign(error, { data: { errorMessage: `Відмова ${status}` } })
}
