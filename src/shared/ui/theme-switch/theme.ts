/** The same key and attribute are used by `public/early.js`, which sets the theme before the first paint. */
const key = 'theme'
/** Tells every switch on the page that another one was used. */
export const themeChange = 'themechange'

export type Theme = 'light' | 'dark' | 'system'

export function storedTheme(): Theme {
  try {
    const theme = localStorage.getItem(key)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  } catch {
    return 'system'
  }
}

/** Puts the theme on the page and keeps it for the next visit, where the browser lets. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {}
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  dispatchEvent(new Event(themeChange))
}
