import { findCycles } from './find-cycles.ts'
import { ensureBuilt } from '../build/ensure-built.ts'
import { ensureInspected, inspectedSite } from '../build/ensure-inspected.ts'

/**
 * In no way of building do two built files import each other: whichever comes first would read what the other has not made yet. Looks at the site, at the
 * site with the inspector, and at the server.
 */
await ensureBuilt()
await ensureInspected()
process.exitCode = await findCycles(['dist', inspectedSite, 'dist-server'])
