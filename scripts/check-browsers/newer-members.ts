import { features } from 'web-features'
import { oldestBrowsers } from './oldest-browsers.ts'

type Support = Readonly<Record<string, string | undefined>>

/** Browsers as the data of features names them. */
const inData: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' }
const numberOf = (version: string): number => Number(/[\d.]+/.exec(version)?.[0])
const isEverywhere = (support: Support): boolean =>
  oldestBrowsers.every((each) => {
    const [name = '', version = ''] = each.split(' ')
    const since = support[inData[name] ?? name]
    return since !== undefined && numberOf(since) <= numberOf(version)
  })

/**
 * What one of the oldest browsers lacks of what browsers bring: `IDBFactory.databases` for a member of an interface, also a static one,
 * `DurationFormat` for a constructor.
 */
export function newerMembers(): ReadonlySet<string> {
  const newer = new Set<string>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, owner, member, ...deeper] = /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+)(?:\.(\w+))?(.*)$/.exec(key) ?? []
      if (owner === undefined || deeper.join('') !== '' || isEverywhere(support as Support)) continue
      newer.add(member === undefined || member === owner ? owner : `${owner}.${member.replace(/_static$/, '')}`)
    }
  }
  return newer
}

/** Objects that every page has under these names, and the interface of each: whose member is asked for is plain from the code. */
export const ownedBy: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  clipboard: 'Clipboard',
  crypto: 'Crypto',
  document: 'Document',
  fonts: 'FontFaceSet',
  history: 'History',
  indexedDB: 'IDBFactory',
  locks: 'LockManager',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  serviceWorker: 'ServiceWorkerContainer',
  storage: 'StorageManager',
  subtle: 'SubtleCrypto',
}
