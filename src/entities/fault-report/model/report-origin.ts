import type { FaultReport } from '#contract/fault-report'
import { addresses, type AddressName } from '@/shared/routes'

/** The place of a report: the name of the page’s route, never its address, and the build that the page is of. */
export function reportOrigin(path: string): Pick<FaultReport, 'route' | 'build'> {
  const names = Object.keys(addresses) as AddressName[]
  return {
    route: names.find((name) => addresses[name].pattern.test(path)) ?? 'unknown',
    build: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '',
  }
}
