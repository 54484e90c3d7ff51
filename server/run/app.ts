import { Hono } from 'hono'
import { workOfGuests } from './guest-work.ts'
import type { Deps } from '../web/deps.ts'
import { jsonInParts } from '../web/http/answer-parts.ts'
import { callerOf } from '../web/http/caller.ts'
import { contentPolicy, keyedProviders } from '../web/http/content-policy.ts'
import { securityHeaders } from '../web/http/headers.ts'
import { inLanes, Lanes } from '../web/lanes.ts'
import { answerProblem } from '../base/problem.ts'
import { observed } from '../web/http/observed.ts'
import { receiveFirst } from '../web/http/receive-first.ts'
import { sandboxPath } from '../money/payments/open-provider.ts'
import { apiRoutes } from '../web/routes/api.ts'
import { healthRoutes } from '../web/routes/health.ts'
import { mediaRoutes } from '../web/routes/media.ts'
import { calendarRoutes, signOffRoutes } from '../web/routes/reminders.ts'
import { sandboxRoutes } from '../web/routes/sandbox.ts'
import { siteRoutes } from '../web/routes/site.ts'
import { standInRoutes, standInsPath } from '../web/routes/stand-ins.ts'
import { uploadRoutes } from '../web/routes/uploads.ts'

/** All that the application stands on but for what this folder connects itself. */
export type Given = Omit<Deps, 'work'>

/** The whole server as one request handler: API at `/api`, pictures at `/media` and `/uploads`, health checks, and the built site where there is one. */
export function createApp(given: Given): Hono {
  const deps = { ...withoutKeyedStandIns(given), lanes: given.lanes ?? new Lanes(), work: workOfGuests }
  const app = new Hono()
  app.onError(answerProblem)
  app.use(jsonInParts)
  if (deps.heard) app.use(observed(deps.heard, deps.traced))
  const policy = contentPolicy(deps.site, deps.integrations?.avatars.origin ?? null, deps.integrations?.payments?.isSandbox === false)
  app.use(securityHeaders(policy))
  app.route('/', healthRoutes(deps))
  // Pictures of visitors are written to the disk as they come, each to an address that was given for it.
  const receive = receiveFirst(deps)
  app.use((c, next) => (c.req.path.startsWith('/uploads/') ? next() : receive(c, next)))
  app.route(
    sandboxPath,
    sandboxRoutes(deps, (path, form) => app.request(path, { method: 'POST', body: new URLSearchParams(form) })),
  )
  app.route(standInsPath, standInRoutes(deps))
  app.route('/api', apiRoutes(deps))
  // What asks the store waits in the lanes, wherever it stands; the site takes a place for each of its pages.
  const inLane = inLanes(deps.lanes, (c) => callerOf(c, deps).address)
  app.post('/reminders', inLane).get('/calendar/*', inLane).get('/media/*', inLane)
  app.route('/', signOffRoutes(deps))
  app.route('/', calendarRoutes(deps))
  app.route('/media', mediaRoutes(deps))
  app.route('/uploads', uploadRoutes(deps))
  if (deps.site !== null) app.route('/', siteRoutes(deps, deps.site, policy))
  app.notFound((c) => c.json({ errorMessage: 'Такої адреси немає' }, 404))
  return app
}

/** A provider whose key stands in the configuration of the site needs no stand-in. */
function withoutKeyedStandIns(deps: Given): Given {
  const { integrations, site } = deps
  if (!integrations?.standIns) return deps
  const keyed = keyedProviders(site)
  const names = integrations.standIns.names.filter((name) => !keyed.has(name))
  return { ...deps, integrations: { ...integrations, standIns: { ...integrations.standIns, names } } }
}
