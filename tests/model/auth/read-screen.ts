export const closeMessage = '[data-scope=toast][data-part=close-trigger]'

/** Reads the page in its own words. It runs in the page itself, so it uses nothing from outside. */
export function readScreen() {
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
  const all = <Found extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<Found>(selector),
  ]
  const isDrawn = (element: Element) => element.closest('[hidden]') === null && (element.checkVisibility?.() ?? true)
  const isEnabled = (element: Element) => !element.matches(':disabled, [aria-disabled=true], [aria-checked=true], :checked')
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? textOf(element.matches('input') ? element.closest('label') : element)
  const isOfSite = (header: Element) => header.closest('main') === null
  const dialog = document.querySelector('[role=dialog]')
  const isUnreachable = all('[role=alert]').some((notice) => textOf(notice).includes('Немає зв’язку з сервером'))
  const isCallback = location.pathname === '/auth/callback'
  const notices = all('[role=alert]').filter((notice) => /Немає зв’язку з сервером|Не вдалося завершити вхід/.test(textOf(notice)))
  const around: ParentNode[] = dialog ? [dialog] : [...(isCallback ? [] : all('header').filter(isOfSite)), ...notices]
  const controls = around.flatMap((part) => all('button, input[type=checkbox]', part))
  return {
    path: location.pathname,
    title: textOf(dialog?.querySelector('h2')),
    dialog: dialog && textOf(dialog),
    isBusy: (dialog?.querySelector('[aria-busy=true]') ?? null) !== null || all('h1').some((head) => textOf(head) === 'Завершуємо вхід…'),
    alert: dialog ? all('[role=alert]', dialog).map(textOf).join(' ') : '',
    isUnreachable,
    isPupil: all('header')
      .filter(isOfSite)
      .flatMap((header) => all('button', header))
      .some((button) => textOf(button) === 'Вийти'),
    main: textOf(document.querySelector('main')),
    controls: controls.filter((control) => isDrawn(control) && isEnabled(control)).map(nameOf),
    toasts: (globalThis as { toastWords?: string[] }).toastWords ?? [],
    bearer: localStorage.getItem('token') ?? localStorage.getItem('anonymous_token') ?? '',
    premium: localStorage.getItem('premiumStatus'),
  }
}
export type Screen = ReturnType<typeof readScreen>

/** Writes down every message that appears in the corner. Runs in the page as well. */
export function watchToasts(): void {
  const page = globalThis as { toastWords?: string[] }
  page.toastWords = []
  const seen = new WeakSet<Element>()
  const look = () => {
    for (const toast of document.querySelectorAll('[data-scope=toast][data-part=root]')) {
      if (seen.has(toast)) continue
      seen.add(toast)
      page.toastWords?.push(toast.textContent ?? '')
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
