import { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { jsonInParts } from './http/answer-parts.ts'
import { Addresses } from './http/addresses.ts'
import { contentPolicy, keyedProviders } from './http/content-policy.ts'
import { securityHeaders } from './http/headers.ts'
import { Lanes } from './http/lanes.ts'
import { isDescription } from './http/operation.ts'
import { answerProblem } from './http/problem.ts'
import { observed } from './observe/observed.ts'
import { sandboxPath } from './payments/open-provider.ts'
import { apiRoutes } from './routes/api.ts'
import { healthRoutes } from './routes/health.ts'
import { mediaRoutes } from './routes/media.ts'
import { signOffRoutes } from './routes/reminders.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { siteRoutes } from './routes/site.ts'
import { standInRoutes, standInsPath } from './routes/stand-ins.ts'
import { uploadRoutes } from './routes/uploads.ts'

/** The whole server as one request handler: API at `/api`, pictures at `/media` and `/uploads`, health checks, and the built site where there is one. */
export function createApp(given: Deps): Hono {
  const deps = { ...withoutKeyedStandIns(given), lanes: given.lanes ?? new Lanes() }
  const app = new Hono({ router: new Addresses(([handler]) => isDescription(handler)) })
  app.onError(answerProblem)
  app.use(jsonInParts)
  if (deps.heard) app.use(observed(deps.heard, deps.traced))
  const policy = contentPolicy(deps.site, deps.integrations?.avatars.origin ?? null, deps.integrations?.payments?.isSandbox === false)
  app.use(securityHeaders(policy))
  app.route('/', healthRoutes(deps))
  app.route(
    sandboxPath,
    sandboxRoutes(deps, (path, form) => app.request(path, { method: 'POST', body: new URLSearchParams(form) })),
  )
  app.route(standInsPath, standInRoutes(deps))
  app.route('/api', apiRoutes(deps))
  app.route('/', signOffRoutes(deps))
  app.route('/media', mediaRoutes(deps))
  app.route('/uploads', uploadRoutes(deps))
  if (deps.site !== null) app.route('/', siteRoutes(deps, deps.site, policy))
  app.notFound((c) => c.json({ errorMessage: 'Такої адреси немає' }, 404))
  return app
}

/** A provider whose key stands in the configuration of the site needs no stand-in. */
function withoutKeyedStandIns(deps: Deps): Deps {
  const { integrations, site } = deps
  if (!integrations?.standIns) return deps
  const keyed = keyedProviders(site)
  const names = integrations.standIns.names.filter((name) => !keyed.has(name))
  return { ...deps, integrations: { ...integrations, standIns: { ...integrations.standIns, names } } }
}
