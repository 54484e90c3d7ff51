import { createContext, use, useEffect } from 'react'

/** Sets the title of the page on screen; null falls back to the title of its route. */
const PageTitleContext = createContext<(title: string | null) => void>(() => undefined)

export const PageTitleProvider = PageTitleContext.Provider

/** Names the page after what it shows, once that is known. */
export function usePageTitle(title: string | null): void {
  const setTitle = use(PageTitleContext)
  useEffect(() => {
    setTitle(title)
    return () => setTitle(null)
  }, [setTitle, title])
}
