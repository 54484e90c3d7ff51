import { shellReader } from './shell.ts'

/** Builds of somebody else’s naming that are told apart in one process; whoever makes names up fills no table. */
const most = 20

/** Says under which name a build is counted: the one that this server sends out under its own, any older one as `earlier`. */
export function buildNames(site: string | null): (build: string) => string {
  if (site === null) return fewNames()
  const readShell = shellReader(site)
  return (build) => (readShell()?.build === build ? build : 'earlier')
}

function fewNames(): (build: string) => string {
  const known = new Set<string>()
  return (build) => {
    if (known.size < most) known.add(build)
    return known.has(build) ? build : 'earlier'
  }
}
