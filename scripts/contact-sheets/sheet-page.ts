import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing } from '#domain/drawing'
import type { Figure } from '#domain/question'
import { siteModule } from '../site-module.ts'
import type { NamedFigure } from './every-figure.ts'

type Components = {
  Figure: FunctionComponent<{ figure: Figure }>
  Drawing: FunctionComponent<{ drawing: Drawing; alt: string; className?: string }>
}

export const themes = { light: 'удень', dark: 'уночі' } as const
export type Theme = keyof typeof themes

/** Room that a figure has on a page of a phone 360 pixels wide. */
const phoneRoom = 328

const layout = `
.sheet-page{display:grid;gap:24px;padding:16px;width:max-content;min-width:100vw;box-sizing:border-box}
.sheet-page h1{font-size:20px;font-weight:700} .sheet-page h2{font-size:14px;font-weight:700}
.sheet-figures{display:grid;gap:20px 16px;grid-template-columns:repeat(auto-fill,${phoneRoom}px);align-items:start}
/* The sheet is wide, its figures are those of a phone. */ .sheet-figures svg{zoom:1!important;max-height:none!important}
.sheet-figures figure{margin:0;display:grid;gap:4px;width:${phoneRoom}px} .sheet-page button svg{visibility:hidden}`

/** The components of the site that draw figures, as the site has them. */
export const figureComponents = (): Promise<Components> => siteModule<Components>('src/shared/ui/figure/index.ts')

/** A whole page of HTML that needs nothing else. `body` is markup. */
export const page = (styles: string, theme: Theme, title: string, body: string): string =>
  `<!doctype html><html lang="uk" data-theme="${theme}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}${layout}</style><body>${body}</body></html>`

/** Figures side by side, each as wide as on a phone, drawn by the component that draws them on the page of a task. */
export function figuresHtml({ Figure }: Components, figures: readonly NamedFigure[]): string {
  const drawn = figures.map(({ name, figure }) =>
    renderToStaticMarkup(
      createElement('figure', { 'data-name': name }, createElement('h2', null, name), createElement(Figure, { figure })),
    ),
  )
  return `<div class="sheet-figures">${drawn.join('')}</div>`
}
