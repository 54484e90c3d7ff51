import { runnerImport } from 'vite'

/** Loads a module of the site into Node, with the site’s way of importing: `@/…`, no extensions. */
export async function siteModule<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(path, { logLevel: 'error', resolve: { tsconfigPaths: true } })
  return module
}
