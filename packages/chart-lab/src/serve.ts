import { join } from 'node:path'
import { serveInspector as serve, type Serving } from './remote/serve-inspector.ts'

export type { Serving }

/**
 * Serves the inspector on loopback for applications that run elsewhere: in Node, in tests, in other pages.
 * @param port 8080 where it is left out, as `@statelyai/inspect` has it; 0 for any
 * @throws when the port is taken
 */
export const serveInspector = ({ port = 8080 }: { port?: number } = {}): Promise<Serving> =>
  serve({ port, page: join(import.meta.dirname, 'page') })
