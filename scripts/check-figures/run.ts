import { readSource } from '../../server/content/source.ts'
import { compileContent } from '../build/compile-content.ts'
import { checkFigures } from './check-figures.ts'
import { findBrowser } from '../find-browser/find-browser.ts'

/** `npm run check`, «рисунки»: every figure of the content and five of each template that draws, looked at in Chromium. */
const source = await readSource('content')
const content = compileContent(source)
const { chromium } = await import('playwright')
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] })
try {
  const { faults, figures, marks } = await checkFigures(source, content, browser)
  for (const fault of faults) console.error(fault)
  console.log(`Рисунків ${figures}, у них елементів ${marks}; вад ${faults.length}.`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
}
