import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import type { DrawingName } from './drawings'

const Drawing = lazyPart(async () => (await import('./drawing')).Drawing, null, null)

/** A small drawing by the hand of the squared notebook, for the eye alone. Its place is there from the start; the lines come after the words. */
export const Illustration = ({ name }: { name: DrawingName }) => (
  <span aria-hidden className={place}>
    <Drawing name={name} />
  </span>
)

const place = css({ display: 'block', width: '28', height: '22', flexShrink: '0', _print: { display: 'none' } })
