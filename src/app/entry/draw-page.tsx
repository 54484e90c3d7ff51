import { prerender } from 'react-dom/static'
import * as v from 'valibot'
import { configSchema } from '@/shared/config'
import { drawFormulasWith } from '@/shared/ui/tex'
import { matchRoute } from '../routing/route'
import { routes } from '../routing/routes'
import { App } from './app'
import { withoutHead } from './without-head'

/**
 * Draws a page as it is before any script runs.
 * @param path with its query
 * @param answers of the API by path
 * @param drawFormula null for one that may not be drawn
 * @returns the inside of `#root`
 */
export async function drawPage(
  path: string,
  config: unknown,
  answers: Readonly<Record<string, unknown>>,
  drawFormula: (source: string, isBlock: boolean) => string | null,
): Promise<string> {
  drawFormulasWith(drawFormula)
  const address = path.replace(/\?.*$/, '')
  const match = matchRoute(routes, address)
  if (!match?.isValid) return ''
  await match.route.page?.fetch()
  const page = <App config={v.parse(configSchema, config)} actors={null} path={path} first={{ path: address, answers }} />
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => console.error(`${path} could not be drawn`, error),
  })
  return withoutHead(await new Response(prelude).text())
}
