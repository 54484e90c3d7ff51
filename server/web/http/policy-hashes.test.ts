import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { allowing, policyHashes } from './policy-hashes.ts'

type Node = { nodeName: string; attrs?: { name: string }[]; childNodes?: Node[]; value?: string }

/** Inline scripts and styles as a browser finds them; what stands in a template is not run. */
const inlineIn = (node: Node, name: string): string[] => [
  ...(node.nodeName === name && !node.attrs?.some((each) => each.name === 'src' || each.name === 'type')
    ? [(node.childNodes ?? []).map(({ value = '' }) => value).join('')]
    : []),
  ...(node.childNodes ?? []).flatMap((child) => inlineIn(child, name)),
]

test('every inline script and style of a document gets its hash, and nothing else does', () => {
  const document = `<!doctype html><html><head><style>.a{content:"<script>"}</style><style media="print" data-a="1">.b{top:0}</style>
    <script>early(1 < 2)</script><script data-name="a src= b">late()</script><script src="/a.js"></script>
    <script type="application/json">{"a":"\\u003c/script>"}</script></head><body><template><style>.c{top:0}</style></template>
    <p title="&lt;script>">style</p><script
      data-last>last()</script></body></html>`
  const hashed = (texts: string[]) => texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const page = parse(document) as Node
  expect(policyHashes(document)).toEqual({ scripts: hashed(inlineIn(page, 'script')), styles: hashed(inlineIn(page, 'style')) })
  expect(inlineIn(page, 'script')).toHaveLength(3)
})

test('the policy of this site has both places that hashes are put in', () => {
  const policy = allowing(contentPolicy(null, null), { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] })
  expect(policy).toMatch(/(^|; )script-src [^;]*'sha256-a'/)
  expect(policy).toMatch(/(^|; )style-src [^;]*'sha256-b'/)
})
