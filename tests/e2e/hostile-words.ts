import type { Page } from '@playwright/test'

const calls = (words: readonly string[]): string[] => words.map((word, index) => word.replace('RUN', `globalThis.ran('${index + 1}')`))

/** Words that would run as markup, as an address, as a template or inside an attribute. Each tells by its number that it did. */
export const hostileWords = calls([
  '<script>RUN</script>',
  '<img src=x onerror=RUN>',
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<iframe srcdoc="<script>parent.RUN</script>">',
  '<a href="javascript:RUN">дивись</a>',
  '[дивись](javascript:RUN)',
  '![дивись](x"onerror="RUN)',
  '"><img src=x onerror=RUN>',
  "' onmouseover=RUN x='",
  '</textarea><script>RUN</script>',
  '</script><script>RUN</script>',
  '<!--><img src=x onerror=RUN>-->',
  '{{constructor.constructor("RUN")()}}',
  '${RUN}',
  'javascript:RUN',
  'data:text/html,<script>RUN</script>',
  '<math><mtext><img src=x onerror=RUN>',
  '<details open ontoggle=RUN>',
  '<input autofocus onfocus=RUN>',
  '<video><source onerror=RUN></video>',
  '<object data="javascript:RUN">',
  '<embed src="javascript:RUN">',
  '<style onload=RUN></style>',
  '<form><button formaction="javascript:RUN">',
  '&lt;img src=x onerror=RUN&gt;',
  '\\u003cimg src=x onerror=RUN\\u003e',
  '<template><img src=x onerror=RUN></template>',
  '<base href="javascript:RUN//">',
  '<link rel=stylesheet href=x onerror=RUN>',
])

/** The same inside what a card takes for formulas, strong words and gaps. */
export const hostileMarkdown = calls([
  '$\\href{javascript:RUN}{x}$',
  '$\\url{javascript:RUN}$',
  '$\\htmlData{x=RUN}{x}$',
  '$\\htmlStyle{background:url(javascript:RUN)}{x}$',
  '$\\includegraphics{x" onerror="RUN}$',
  '$\\text{<img src=x onerror=RUN>}$',
  '$<img src=x onerror=RUN>$',
  '**<img src=x onerror=RUN>**',
  '**$\\text{</script><script>RUN}$**',
])

/** Counts the scripts that have run and their elements in the page. */
export async function countRun(page: Page): Promise<{ ran: number; markup: number }> {
  return page.evaluate(() => {
    const kinds = [
      'img[src=x]',
      'iframe[srcdoc]',
      'object',
      'embed',
      'base',
      '[formaction]',
      ...['error', 'load', 'toggle', 'focus', 'mouseover'].map((name) => `[on${name}]`),
    ]
    const addresses = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
    )
    const { runs } = globalThis as unknown as { runs: string[] }
    return {
      ran: runs.length,
      markup:
        document.querySelectorAll(kinds.join(', ')).length +
        addresses.filter((address) => /^\s*(javascript|data:text)/i.test(address)).length,
    }
  })
}

/** Counts what runs from the first moment of every page. */
export const watchRuns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const runs: string[] = []
    Object.assign(globalThis, { runs, ran: (which: string) => runs.push(which), alert: (which: string) => runs.push(which) })
  })
