import type { Config } from '@/shared/config'
import { matchRoute } from './route'
import { routes } from './routes'

/** Says which pages the server draws, and so has a `_payload.json` for; none where the site asks another API than this server’s. */
export const isPrerendered =
  ({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>) =>
  (path: string): boolean => {
    const match = apiBaseUrl === '/api' ? matchRoute(routes, path) : null
    return (
      match?.isValid === true && (match.route.access === 'readable' || ['landing', 'error'].includes(match.route.address) || isWords(path))
    )
  }

const isWords = (path: string): boolean => matchRoute(routes, path)?.route.access === 'open' && !/^\/(auth|social-auth)(\/|$)/.test(path)
