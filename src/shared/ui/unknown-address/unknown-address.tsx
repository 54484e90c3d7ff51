import { useLocation } from 'wouter'
import { css } from 'styled-system/css'

/** The content of every 404 page: the words of the specification and the address that was asked for. */
export function UnknownAddress() {
  const [path] = useLocation()
  return <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>404 · Page not found: {path}</p>
}
