type Control = { name: string; element: HTMLElement }

/** The controls that can be used now; runs in jsdom as well as in a browser, so it takes nothing from outside. */
export function controlsOnPage(): Control[] {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? ''
  const isEnabled = (element: Element) =>
    !element.matches(':disabled, [aria-disabled=true]') && !(element as HTMLInputElement).readOnly && element.closest('[hidden]') === null
  // While a dialog is open, nothing outside it can be reached; the frame of the site is not a part of the page.
  const place = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main') ?? document
  const found = [...place.querySelectorAll<HTMLElement>('button, input:not([type=hidden]), textarea, select')]
  return found.filter(isEnabled).map((element) => ({ name: nameOf(element).trim(), element }))
}
