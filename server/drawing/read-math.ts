import { SaxesParser } from 'saxes'
import type { MathElement } from '#domain/formula/spoken/spoken-formula'

type Part = MathElement & { textContent: string; readonly children: Part[] }

/**
 * Reads MathML, so that it can be walked as a browser’s elements are.
 * @param markup one `<math>` as KaTeX writes it. @throws where it is not well formed.
 */
export function readMath(markup: string): MathElement {
  const parser = new SaxesParser()
  const root: Part[] = []
  const open: Part[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const part: Part = { localName: name, textContent: '', children: [], getAttribute: (key) => attributes[key] ?? null }
    ;(open.at(-1)?.children ?? root).push(part)
    open.push(part)
  })
  parser.on('text', (text) => {
    for (const part of open) part.textContent += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(markup).close()
  if (!root[0]) throw new Error('no MathML')
  return root[0]
}
