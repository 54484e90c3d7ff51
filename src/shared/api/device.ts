import { v4 as createUuid, validate } from 'uuid'
import * as v from 'valibot'
import type { LocalStore } from '../lib/local-store'
import { painted } from '../lib/painted'

export const deviceIdKey = 'deviceId'

/** The description of the device that goes with every request. */
export type Device = { id: string; model: string; platform: string; platformVersion: string }

/** The device’s random identifier, made once and kept under `deviceId`. */
export function readDeviceId(store: LocalStore): string {
  const stored = store.read(deviceIdKey)
  if (stored && validate(stored)) return stored
  const id = createUuid()
  store.write(deviceIdKey, id)
  return id
}

type Agent = Omit<Device, 'id'>

const unknownAgent: Agent = { model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }
const agentKey = 'deviceAgent'
const keptAgent = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.object({ agent: v.string(), model: v.string(), platform: v.string(), platformVersion: v.string() }),
    ),
  ),
  null,
)
/** The longest that the first calls of a new device wait for its names. */
const patience = 300

/** The parser of all agents, asked for when the page has been painted. */
async function nameAgent(userAgent: string): Promise<Agent> {
  await painted()
  const { UAParser } = await import('ua-parser-js')
  // `getResult` would also look for the maker of the device: most of the work, and nobody reads it.
  const parser = new UAParser(userAgent)
  const [browser, os] = [parser.getBrowser(), parser.getOS()]
  return {
    model: browser.name ?? unknownAgent.model,
    platform: os.name ?? unknownAgent.platform,
    platformVersion: os.version ?? unknownAgent.platformVersion,
  }
}

/**
 * Names the device for the headers of every call, once for each user agent. The first calls wait for the names a moment, then go as of an
 * unknown device.
 */
export function deviceNamer(store: LocalStore, userAgent: string, name = nameAgent): () => Device | Promise<Device> {
  const id = readDeviceId(store)
  const kept = v.parse(keptAgent, store.read(agentKey))
  if (kept?.agent === userAgent) {
    const { agent: _, ...names } = kept
    return () => ({ id, ...names })
  }
  let names: Agent | null = null
  let first: Promise<void> | null = null
  return async () => {
    if (names) return { id, ...names }
    first ??= Promise.race([
      name(userAgent).then(
        (found) => {
          names = found
          store.write(agentKey, JSON.stringify({ agent: userAgent, ...found }))
        },
        // A parser that did not come is asked for when the site is next opened.
        () => undefined,
      ),
      new Promise<void>((resolve) => {
        setTimeout(resolve, patience)
      }),
    ])
    await first
    return { id, ...(names ?? unknownAgent) }
  }
}
