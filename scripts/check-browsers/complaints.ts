import { parseAst } from 'vite'
import { newerNames } from './newer-names.ts'
import { usedCalls } from './used-calls.ts'
import { walkTree, type Tree } from './walk-tree.ts'

/** What the gate asks for, and what came to every browser of the range together with it or before. */
const asked: Record<string, readonly string[]> = {
  '.toSorted': ['.toReversed', '.toSpliced', '.findLast', '.findLastIndex'],
  'AbortSignal.timeout': [],
}

/** Calls that stay as they are, each with its reason. */
const reasons: Record<string, string> = {
  '.adopt': 'a method of our own, not of DisposableStack',
  '.dispose': 'React asks first whether it is there',
  '.drop': 'a method of our own, not of iterators',
  '.reject': 'of a promise with its resolvers, which have a stand-in',
  '.requestIdleCallback': 'main.tsx asks first whether it is there',
  '.startViewTransition': 'follow-links.ts asks first whether it is there',
  '.take': 'a method of our own, not of iterators',
  '.timeZoneId': 'wall-time.ts asks first whether there is a Temporal',
  '.toArray': 'of React’s children, not of iterators',
  'Notification.requestPermission': 'push-device.ts asks first whether it is there',
  'document.startViewTransition': 'follow-links.ts asks first whether it is there',
  'indexedDB.databases': 'earlier-builds.ts asks first whether it is there, has-none.ts takes the failure for an answer',
  'navigator.canShare': 'share-card.tsx asks first whether it is there',
  'navigator.share': 'gift-link.tsx and share-card.tsx ask first whether it is there',
  'navigator.vibrate': 'answer-signal.ts asks first whether it is there',
  'new Segmenter': 'visible-text.ts asks first whether it is there',
  'storage.estimate': 'room.ts asks first whether it is there',
}

/** What no page of the site brings a stand-in for: a worker runs no `early.js`. */
const isWorker = (name: string): boolean => name === 'sw.js' || /worker/.test(name)

/**
 * Names every call of these built files that the gate lets a browser in without.
 * @param early the script that asks what a browser can and brings what stands in for the rest.
 */
export function complaintsAbout(early: string, files: readonly { name: string; code: string }[], newer = newerNames()): string[] {
  const { questions, standIns } = readEarly(early)
  const held = new Set(Object.entries(asked).flatMap(([name, others]) => (questions.has(name) ? [name, ...others] : [])))
  const complaints: string[] = []
  for (const { name: file, code } of files)
    for (const call of usedCalls(code, newer)) {
      if (file === 'early.js' || held.has(call) || reasons[call] !== undefined) continue
      if (!standIns.has(call)) complaints.push(`${file}: ${call} є не в кожному браузері, який впускає early.js`)
      else if (isWorker(file)) complaints.push(`${file}: ${call} має заміну лише на сторінках, а це воркер`)
    }
  return complaints
}

/** Looks that the oldest browsers of the range do not know, and without which a page is worse than plainer; the gate asks for the first. */
const newerLooks = [
  ':has(',
  'subgrid',
  'light-dark(',
  '@scope',
  '@starting-style',
  '@property',
  '@position-try',
  'anchor(',
  ':popover-open',
  ':user-invalid',
  'field-sizing:',
  'interpolate-size:',
]

/** Names every look of a built sheet that a browser may lack which the gate lets in. @param early the gate. */
export function complaintsAboutLooks(early: string, sheet: string): string[] {
  return newerLooks
    .filter((look) => sheet.includes(look) && !early.includes(`selector(${look}`))
    .map((look) => `${look} у стилях є не в кожному браузері, який впускає early.js`)
}

/** The members that the script asks for, by the last part of their names, and those that it assigns. */
function readEarly(code: string): { questions: Set<string>; standIns: Set<string> } {
  const questions = new Set<string>()
  const standIns = new Set<string>()
  walkTree(parseAst(code) as unknown as Tree, (node) => {
    if (node.type === 'AssignmentExpression') {
      const name = nameOf(node['left'] as Tree)
      if (name !== null) standIns.add(name)
    }
    if (node.type === 'MemberExpression') {
      const name = nameOf(node)
      if (name !== null) questions.add(name).add(`.${name.split('.').at(-1)}`)
    }
  })
  return { questions, standIns }
}

function nameOf({ type, object, property }: Tree): string | null {
  if (type !== 'MemberExpression') return null
  const owner = (object as { type: string; name?: string; property?: { name?: string } }) ?? {}
  const member = (property as { name?: string }).name
  const called = owner.name ?? owner.property?.name
  return called !== undefined && member !== undefined ? `${called}.${member}` : null
}
