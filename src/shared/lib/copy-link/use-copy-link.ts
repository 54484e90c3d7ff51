import { useRef, useState } from 'react'

/** Copies a link that stands in a field: the field is selected, so that it can be copied by hand where the browser refuses. */
export function useCopyLink(href: string) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(href)
      setCopied(true)
    } catch {
      setCopied(document.execCommand('copy'))
    }
  }
  return { field, isCopied, copy }
}
