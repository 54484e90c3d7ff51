import { Component, type ReactNode } from 'react'
import { drawingFailed } from '../faults/drawing-failed'
import { NotFoundError } from '@/shared/lib/not-found'

type PageBoundaryProps = {
  children: ReactNode
  /** Another one is drawn, whatever became of the last. */
  view?: string
  missing: ReactNode
  failed: (retry: () => void) => ReactNode
  /** Called where the address names something that does not exist. */
  onMissing?: () => void
}

type BoundaryState = { error: unknown; view: string | undefined }

/** Keeps a fault inside its page: what does not exist becomes the 404 page, anything else the error page. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: BoundaryState = { error: null, view: this.props.view }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ view }: PageBoundaryProps, state: BoundaryState): BoundaryState | null {
    return view === state.view ? null : { error: null, view }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NotFoundError) this.props.onMissing?.()
    else {
      console.error('A page failed', error)
      drawingFailed.hear(error)
    }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof NotFoundError) return this.props.missing
    return this.props.failed(() => this.setState({ error: null }))
  }
}
