import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'

/** Where a control or a text is found: by its role and name, its label, or its words, as a person would say it. */
export type Sought =
  | { role: string; name?: string | RegExp; inside?: Sought }
  | { label: string | RegExp; inside?: Sought }
  | { words: string | RegExp }
  | { css: string }

/** What an engine can do with an open page. Expressions run in the page; `at` is one that gives an element. */
export type Tab = {
  go: (url: string) => Promise<void>
  evaluate: (expression: string) => Promise<unknown>
  press: (at: string) => Promise<void>
  type: (at: string, text: string) => Promise<void>
  key: (key: 'Enter' | 'Escape' | 'Space') => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  picture: (file: `${string}.png`) => Promise<void>
  /** The page on paper of A4; not every engine prints without a person. */
  pdf?: () => Promise<Uint8Array>
}

/** An engine that runs; its tab is one for all journeys, each of which has an origin of its own. */
export type Engine = { tab: Tab; end: () => Promise<void> }

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
const patience = { timeout: 30_000, intervals: [100, 200, 300] }

/** Walks a site as a person does: looks for what can be seen, waits for it, presses it. */
export class Visitor {
  readonly #tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  async go(path: string): Promise<void> {
    await this.#tab.go(this.#origin + path)
  }

  /** Runs a function in the page; what it takes and gives is JSON. */
  async run<Answer>(action: (...args: never[]) => Answer | Promise<Answer>, ...args: unknown[]): Promise<Answer> {
    const text = args.map((arg) => JSON.stringify(arg)).join(', ')
    return (await this.#tab.evaluate(`(${action.toString()})(${text})`)) as Answer
  }

  async see(sought: Sought, message?: string): Promise<void> {
    await expect.poll(() => this.count(sought), { ...patience, message: message ?? `sees ${said(sought)}` }).toBeGreaterThan(0)
  }

  async count(sought: Sought): Promise<number> {
    await this.#bringLibrary()
    return (await this.#tab.evaluate(`globalThis.visitor.find(${code(sought)}).length`)) as number
  }

  async text(sought: Sought): Promise<string> {
    await this.see(sought)
    return (await this.#tab.evaluate(`globalThis.visitor.find(${code(sought)})[0]?.textContent ?? ''`)) as string
  }

  /** Waits until it is there and can be pressed, then presses it with the pointer. */
  async press(sought: Sought): Promise<void> {
    const at = `globalThis.visitor.find(${code(sought)}).find(globalThis.visitor.isFree)`
    await expect.poll(() => this.#asked(`(${at}) !== undefined`), { ...patience, message: `can press ${said(sought)}` }).toBe(true)
    await this.#tab.evaluate(`globalThis.visitor.show(${at})`)
    await this.#tab.press(at)
  }

  /** Presses the box that is drawn for a radio button or a checkbox, which itself is out of sight; its words may hold links. */
  async choose(sought: Sought): Promise<void> {
    await this.see(sought)
    const at = `globalThis.visitor.boxOf(globalThis.visitor.find(${code(sought)})[0])`
    await this.#tab.evaluate(`globalThis.visitor.show(${at})`)
    await this.#tab.press(at)
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    await this.typeAt({ label }, text)
  }

  async typeAt(sought: Sought, text: string): Promise<void> {
    await this.see(sought)
    await this.#tab.type(`globalThis.visitor.find(${code(sought)}).find(globalThis.visitor.isFree)`, text)
  }

  async key(key: 'Enter' | 'Escape' | 'Space'): Promise<void> {
    await this.#tab.key(key)
  }

  /** Waits until it is nowhere to be seen. */
  async misses(sought: Sought): Promise<void> {
    await expect.poll(() => this.count(sought), { ...patience, message: `no longer sees ${said(sought)}` }).toBe(0)
  }

  async isAt(path: RegExp): Promise<void> {
    await expect
      .poll(() => this.#asked('location.pathname + location.search'), { ...patience, message: `comes to ${path.source}` })
      .toMatch(path)
  }

  async resize(width: number, height = 800): Promise<void> {
    await this.#tab.resize(width, height)
  }

  async picture(file: `${string}.png`): Promise<void> {
    await this.#tab.picture(file)
  }

  async pdf(): Promise<Uint8Array> {
    if (!this.#tab.pdf) throw new Error('This engine does not print')
    return this.#tab.pdf()
  }

  async #asked(expression: string): Promise<unknown> {
    await this.#bringLibrary()
    return this.#tab.evaluate(expression)
  }

  /** Each document needs it anew. */
  async #bringLibrary(): Promise<void> {
    if (await this.#tab.evaluate(`'visitor' in globalThis`)) return
    await this.#tab.evaluate(`(() => { ${readFileSync(library, 'utf8')}; (${helpers.toString()})() })()`)
  }
}

/** Runs in the page. */
function helpers(): void {
  type Dom = Record<
    'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText',
    (root: Element, of: unknown, how?: object) => HTMLElement[]
  >
  const dom = (globalThis as unknown as { TestingLibraryDom: Dom }).TestingLibraryDom
  const find = (sought: {
    role?: string
    name?: unknown
    label?: unknown
    words?: unknown
    css?: string
    inside?: object
  }): HTMLElement[] => {
    const roots = sought.inside ? find(sought.inside) : [document.body]
    return roots.flatMap((root) => {
      if (sought.css !== undefined) return [...root.querySelectorAll<HTMLElement>(sought.css)]
      if (sought.role !== undefined) return dom.queryAllByRole(root, sought.role, sought.name === undefined ? {} : { name: sought.name })
      if (sought.label !== undefined) return dom.queryAllByLabelText(root, sought.label)
      return dom.queryAllByText(root, sought.words).filter((found) => found.getClientRects().length > 0)
    })
  }
  const isFree = (found: HTMLElement) => found.getClientRects().length > 0 && !(found as HTMLButtonElement).disabled
  const show = (found: HTMLElement) => found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const boxOf = (found: HTMLElement) => {
    const label = found.closest('label')
    const parts = [...(label?.children ?? [])]
    return parts.find((part) => part.tagName !== 'INPUT' && part.getClientRects().length > 0) ?? label
  }
  Object.assign(globalThis, { visitor: { find, isFree, show, boxOf } })
}

const code = (sought: Sought): string => {
  const parts = Object.entries(sought).map(([name, value]) =>
    value instanceof RegExp ? `${name}: ${value}` : `${name}: ${typeof value === 'object' ? code(value) : JSON.stringify(value)}`,
  )
  return `{ ${parts.join(', ')} }`
}

const said = (sought: Sought): string => code(sought)
