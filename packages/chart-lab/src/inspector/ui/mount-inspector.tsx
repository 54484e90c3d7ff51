import { createRoot } from 'react-dom/client'
import { Panel, type PanelProps } from './panel.tsx'

/**
 * Shows the inspector inside an element of any page, React or not, and fits it. The element needs a height of its own.
 * @returns what takes it away again.
 */
export function mountInspector(element: Element, options: PanelProps): () => void {
  const root = createRoot(element)
  root.render(<Panel {...options} />)
  return () => root.unmount()
}
