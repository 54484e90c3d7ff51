import { useState } from 'react'
import { usePanelText } from './panel-text.ts'
import { Words } from './words.tsx'

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
    <button type="button" title={panelText.copyLink} onClick={() => void copy()}>
      <span aria-live="polite">
        <Words sign={isCopied ? '✓' : '#'} text={isCopied ? panelText.copied : panelText.copyLink} />
      </span>
    </button>
  )
}
