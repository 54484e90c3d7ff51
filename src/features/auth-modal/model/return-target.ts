import { addresses, sameOriginPath } from '@/shared/routes'

const doors = [addresses.auth, addresses.authCallback, addresses.socialAuth]

/** Where to go once signed in: what `?returnTo=` names, unless it leads off the site or round to a sign-in page; else to learning. */
export function returnTarget(raw: string | null | undefined): string {
  const target = sameOriginPath(raw)
  const path = target.replace(/[?#].*$/, '')
  const isLost = target === '/' && raw !== '/'
  return isLost || doors.some(({ pattern }) => pattern.test(path)) ? addresses.dashboard.to() : target
}
