import katex from 'katex'
import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { formulaRules } from './rules.ts'
import { withoutSource } from './without-source.ts'

type Node = DefaultTreeAdapterTypes.ParentNode

/** The same by a parser. */
function withoutSources<T extends Node>(page: T): T {
  page.childNodes = page.childNodes.filter(({ nodeName }) => nodeName !== 'annotation')
  for (const part of page.childNodes) if ('childNodes' in part) withoutSources(part)
  return page
}

test.each(['x^2', String.raw`\text{<b> \& "так"}`, 'a<b>c', String.raw`\begin{cases}x=1\\y=2\end{cases}`])(
  'of %s nothing goes but its source',
  (tex) => {
    const drawn = katex.renderToString(tex, formulaRules)
    expect(drawn).toContain('<annotation')
    expect(serialize(parseFragment(withoutSource(drawn)))).toBe(serialize(withoutSources(parseFragment(drawn))))
  },
)

test.each(['<annotation encoding="x">a<b>c</b></annotation>', '<annotation>a', 'a</annotation>'])(
  '%s is no source as KaTeX writes it',
  (markup) => {
    expect(() => withoutSource(markup)).toThrow('source of a formula')
  },
)
