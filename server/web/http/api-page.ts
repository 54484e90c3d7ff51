import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { ApiDocument, DocumentedCall } from './api-document.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --ink: light-dark(#1b1d22, #f1efe8); --pen: light-dark(#1f4bd8, #9db4ff);
  --soft: light-dark(#5a5f6b, #a9adb8); --line: light-dark(#d9d5c8, #343842); --sheet: light-dark(#fff, #1d2027) }
body { margin: 0; background: light-dark(#f4f2ec, #16181d); color: var(--ink) }
main, header, nav { max-width: 60rem; margin: 0 auto; padding: 1rem }
h1 { margin: 0; font-size: 1.75rem } h2 { margin: 2rem 0 0.5rem; font-size: 1.375rem; border-left: 3px solid #d33; padding-left: 0.75rem }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere } p { margin: 0.5rem 0 }
a { color: var(--pen) } a:focus-visible, summary:focus-visible { outline: 3px solid var(--pen); outline-offset: 2px }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem }
article { margin: 0.75rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 0.375rem }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9375em; overflow-wrap: anywhere }
.method { font-weight: 700; color: var(--pen) } .soft { color: var(--soft) }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0.5rem 0 0 } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
summary { min-height: 2.75rem; display: flex; align-items: center; gap: 0.5rem; cursor: pointer; list-style: none; color: var(--pen); overflow-wrap: anywhere }
summary::before { content: '▸' } details[open] > summary::before { content: '▾' }
pre { margin: 0; padding: 0.75rem; overflow: auto; background: var(--sheet); border: 1px solid var(--line); font-size: 0.8125rem }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: 0.5rem } }
@media print { pre { white-space: pre-wrap } nav { display: none } }
`

/** Nothing runs on the page; its one style is named by its hash. */
export const apiPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const nameIn = (content: Record<string, { schema: { $ref: string } }> | undefined): string | undefined =>
  Object.values(content ?? {})[0]
    ?.schema.$ref.split('/')
    .at(-1)

const link = (name: string | undefined) => (name ? html`<a href="#schema-${name}"><code>${name}</code></a>` : '')

const idOf = (method: string, path: string): string => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}`

/** Marks what Markdown calls code. */
const words = (text: string) => text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))

function article(method: string, path: string, call: DocumentedCall) {
  return html`<article id="${idOf(method, path)}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p><strong>${call.summary}</strong></p>
    <p>${words(call.description)}</p>
    <dl>
      ${(call.parameters ?? []).map(
        (parameter) =>
          html`<dt><code>${parameter.name}</code></dt>
            <dd><span class="soft">${parameter.in}${parameter.required ? ', required' : ''}.</span> ${words(parameter.description)}</dd>`,
      )}
      ${
        call.requestBody
          ? html`<dt>body</dt>
              <dd>${link(nameIn(call.requestBody.content))}</dd>`
          : ''
      }
      ${Object.entries(call.responses).map(
        ([status, answer]) =>
          html`<dt>${status}</dt>
            <dd>${answer.description} ${link(nameIn(answer.content))}</dd>`,
      )}
    </dl>
  </article>`
}

/** The document as a page that people can read: calls by their tag, then the schemas. */
export function apiPage({ info, tags, paths, components }: ApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="description" content="Every call of the API, from its OpenAPI document" />
        <title>${info.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <h1>${info.title} ${info.version}</h1>
          <p>${words(info.description)} Machines read <a href="/api/openapi.json">openapi.json</a>.</p>
        </header>
        <nav aria-label="Parts">
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
            <li><a href="#schemas">schemas</a></li>
          </ul>
        </nav>
        <main>
          ${tags.map(
            ({ name, description }) =>
              html`<section aria-labelledby="${name}">
                <h2 id="${name}">${name}</h2>
                <p class="soft">${description}</p>
                ${calls.filter(({ call }) => call.tags.includes(name)).map(({ method, path, call }) => article(method, path, call))}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">schemas</h2>
            ${Object.entries(components.schemas)
              .toSorted(([a], [b]) => a.localeCompare(b))
              .map(
                ([name, schema]) =>
                  html`<details id="schema-${name}">
                    <summary><code>${name}</code></summary>
                    <pre tabindex="0" role="group" aria-label="${name}">${JSON.stringify(schema, null, 2)}</pre>
                  </details>`,
              )}
          </section>
        </main>
      </body>
    </html>`
}
