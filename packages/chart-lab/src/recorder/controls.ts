import { controlsNow, selector } from './controls-now.ts'
import { patternOf } from './mask.ts'
import type { ControlName } from './recording.ts'

const longestName = 80

const what = (element: Element): string =>
  element.getAttribute('role') || (element.localName === 'a' ? 'link' : (element as HTMLInputElement).type || element.localName)
const textIn = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Names a control roughly as screen readers do; the value of a field is no part of its name. */
function calledBy(element: Element): string {
  const others = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const { labels, localName } = element as HTMLInputElement
  const isField = /^(input|select|textarea)$/.test(localName) || element.hasAttribute('contenteditable')
  const names = [
    element.getAttribute('aria-label'),
    others.map((id) => document.getElementById(id)?.textContent).join(' '),
    [...(labels ?? [])].map((label) => label.textContent).join(' '),
    isField ? element.getAttribute('placeholder') : element.textContent,
    element.querySelector('img')?.alt,
    element.getAttribute('title'),
  ]
  return names.map(textIn).find(Boolean) ?? ''
}

/** The control that something on the page is a part of. */
export const controlAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(selector) : null)

/** Tells whether a control has this name; hidden parts of the name match anything. */
function hasName(kind: string, name: string): (control: Element) => boolean {
  const sign = patternOf(name, name.length < longestName)
  return (control) => what(control) === kind && sign.test(calledBy(control))
}

/** @param controls those of the page when it happened. @param line hides what is secret in a name. */
export function nameControl(element: Element, controls: readonly Element[], line: (text: string) => string): ControlName {
  const [kind, name] = [what(element), line(calledBy(element)).slice(0, longestName)]
  const before = controls.slice(0, Math.max(0, controls.indexOf(element)))
  return { what: kind, name, nth: before.filter(hasName(kind, name)).length }
}

/** The control of this name, as the page stands now. */
export function findControl({ what: kind, name, nth }: ControlName): HTMLElement | null {
  const alike = controlsNow().filter(hasName(kind, name))
  return alike[nth] ?? (name.includes('…') ? (alike.at(-1) ?? null) : null)
}
