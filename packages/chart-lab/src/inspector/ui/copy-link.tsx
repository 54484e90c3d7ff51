import { useState } from 'react'
import { usePanelText } from './panel-text.ts'

/** Copies the address, which names the chart, the state and the moment that are shown. */
export function CopyLink() {
  const panelText = usePanelText()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <button type="button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? panelText.copied : panelText.copyLink}</span>
    </button>
  )
}
