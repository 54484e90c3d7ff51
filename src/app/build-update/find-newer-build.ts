import * as v from 'valibot'
import { buildSchema, type Build } from './build'

const longestAnswer = 1000
const answerSchema = v.pipe(v.string(), v.parseJson(), buildSchema)

/**
 * The build that is newer than a known one, or null. Believes `builds/latest.json` only where `builds/meta/{id}.json` agrees: during a
 * deployment they may come from two servers.
 */
export async function findNewerBuild(known: Build, signal: AbortSignal): Promise<Build | null> {
  const latest = await readBuild('/builds/latest.json', signal)
  if (latest.id === known.id || Date.parse(latest.time) <= Date.parse(known.time)) return null
  const found = await readBuild(`/builds/meta/${latest.id}.json`, signal)
  return found.id === latest.id && found.time === latest.time ? found : null
}

async function readBuild(path: string, signal: AbortSignal): Promise<Build> {
  const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) })
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
  return v.parse(answerSchema, await readShort(response.body))
}

/** Reads no more than a build can be: whatever else lies at that address may be endless. */
async function readShort(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > longestAnswer) {
      await reader.cancel()
      throw new Error('Too long for a build')
    }
  }
}
