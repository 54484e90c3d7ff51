import { join } from 'node:path'
import { serveInspector as serve, type Serving } from './remote/serve-inspector.ts'

export type { Serving }

/**
 * Serves the inspector on loopback for an application in Node, in a test or in another page.
 * @param port 8080 unless given, as in `@statelyai/inspect`; 0 for any free one
 * @throws when the port is taken
 */
export const serveInspector = ({ port = 8080 }: { port?: number } = {}): Promise<Serving> =>
  serve({ port, page: join(import.meta.dirname, 'page') })
