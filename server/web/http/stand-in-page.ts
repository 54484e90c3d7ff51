import { html } from 'hono/html'

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
  body { margin: 0; background: light-dark(#f4f2ec, #16181d); color: light-dark(#1b1d22, #f1efe8) }
  .mark { padding: 0.75rem 1rem; text-align: center; font-weight: 700; color: #1b1d22;
    background: repeating-linear-gradient(-45deg, #ffd54a 0 1.5rem, #ffe07a 1.5rem 3rem) }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; display: grid; gap: 1.25rem }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 } p { margin: 0 } p:empty { display: none }
  .sum { font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums }
  .wrong { color: light-dark(#a3140f, #ff9d96) }
  form { display: grid; gap: 0.75rem } label { display: grid; gap: 0.25rem; font-weight: 600 }
  input:not([type=hidden]), button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; border-radius: 0.375rem; border: 1.5px solid currentColor;
    background: transparent; color: inherit; box-sizing: border-box; width: 100% }
  button { font-weight: 600; cursor: pointer }
  button:first-of-type { background: light-dark(#1f4bd8, #9db4ff); border-color: transparent; color: light-dark(#fff, #10131a) }
  :is(button, input, a):focus-visible { outline: 3px solid light-dark(#1f4bd8, #9db4ff); outline-offset: 2px }
  a { color: light-dark(#1f4bd8, #9db4ff) } small { overflow-wrap: anywhere }`

type Part = ReturnType<typeof html>

/** A page of this server in place of somebody else’s. Nobody can take it for the real one: `mark` stands over it. `script` is the address of its script. */
export const standInPage = ({ title, mark = title, script }: { title: string; mark?: string; script?: string }, words: Part) =>
  html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
        ${script === undefined ? '' : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <header class="mark">${mark}</header>
        <main>${words}</main>
      </body>
    </html>`
