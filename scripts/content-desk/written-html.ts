import katex from 'katex'
import type { Block, Inline, RichText } from '#domain/rich-text'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A formula of so many letters may be wider than a phone: it can be scrolled by keyboard too. */
const longFormula = 24

function formula(tex: string, isBlock = false): string {
  const drawn = katex.renderToString(tex, { output: 'mathml', displayMode: isBlock, throwOnError: false, trust: false })
  return tex.length < longFormula ? drawn : drawn.replace('<math ', '<math tabindex="0" ')
}

const tags = { strong: 'strong', emphasis: 'em', underline: 'u', strike: 's' } as const

/** A run of authored text as HTML for the desk. */
export function inlineHtml(run: readonly Inline[]): string {
  return run
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return escaped(part.text)
        case 'math':
          return formula(part.tex)
        case 'break':
          return '<br>'
        case 'gap':
          return `<b>[${part.id}]</b>`
        case 'link':
          return `<a href="${escaped(part.href)}">${inlineHtml(part.children)}</a>`
        case 'foreign':
          return `<span lang="${escaped(part.lang)}">${inlineHtml(part.children)}</span>`
        case 'strong':
        case 'emphasis':
        case 'underline':
        case 'strike':
          return `<${tags[part.kind]}>${inlineHtml(part.children)}</${tags[part.kind]}>`
      }
    })
    .join('')
}

export const richHtml = (text: RichText): string => text.map(blockHtml).join('')

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inlineHtml(block.children)}</p>`
    case 'heading':
      return `<h4>${inlineHtml(block.children)}</h4>`
    case 'math':
      return formula(block.tex, true)
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${richHtml(item)}</li>`).join('')}</ul>`
    case 'quote':
      return `<blockquote>${richHtml(block.children)}</blockquote>`
    case 'table':
      return `<table>${[block.head, ...block.rows].map((row) => `<tr>${row.map((cell) => `<td>${inlineHtml(cell)}</td>`).join('')}</tr>`).join('')}</table>`
  }
}
