import { existsSync, globSync } from 'node:fs'

/** Debian’s Firefox; undefined where it is not installed. */
export const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

/** Debian’s WebKitGTK in a window of its own; undefined where it is not installed. */
export const [webkit] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')

const hasWebkit = webkit !== undefined && existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')

/** The engines beside Chromium that journeys are walked in; `lacks`: Debian’s packages to be installed first, null where they are there. */
export const engines = [
  { name: 'firefox', lacks: firefox === undefined ? 'firefox-esr' : null },
  { name: 'webkit', lacks: hasWebkit ? null : 'webkit2gtk-driver xvfb' },
] as const

/** Debian’s packages that are missing, parted by spaces; empty where all are there. */
export const lackingEngines = engines.flatMap(({ lacks }) => lacks ?? []).join(' ')
