import { is } from 'valibot'
import type { Fact, Stream } from './fact'

const anyUuid = '00000000-0000-4000-8000-000000000000'
const anyStamp = { id: anyUuid, client: anyUuid, at: '2026-01-01T00:00:00.000Z' }

/**
 * Tells facts that can be read; others are left where they are. A stamp that the server might refuse takes nothing away from what was
 * stated.
 */
export async function readableBy<F extends Fact>(stream: Stream<F>): Promise<(fact: F) => boolean> {
  const schema = await stream.schema()
  return (fact) => typeof fact?.id === 'string' && typeof fact.at === 'string' && is(schema, { ...fact, ...anyStamp })
}
