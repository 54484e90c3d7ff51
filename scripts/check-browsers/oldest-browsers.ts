/** The oldest browsers that the site is for, as the gate in `public/early.js` lets them in; names and versions as caniuse has them. */
export const oldestBrowsers = ['chrome 111', 'edge 111', 'firefox 121', 'safari 16.4', 'ios_saf 16.4'] as const

const versionOf = (name: string): string => oldestBrowsers.find((one) => one.startsWith(`${name} `))?.split(' ')[1] ?? ''

/** The same in the words of the site. */
export const rangeWords = `Chrome чи Edge від ${versionOf('chrome')}, Firefox від ${versionOf('firefox')} або Safari від ${versionOf('safari')}`
/** And in those of the docs. */
export const rangeInEnglish = `Chrome and Edge from ${versionOf('chrome')}, Firefox from ${versionOf('firefox')}, Safari from ${versionOf('safari')}`
