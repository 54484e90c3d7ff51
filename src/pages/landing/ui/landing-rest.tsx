import { useEffect, useState, type FC } from 'react'
import { css, cx } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { columnLook } from '@/shared/ui/column'

const id = 'landing-rest'
let Loaded: FC | null = null

/** Fetches what stands below the first screen; the server does so before it draws the page. */
export async function prepareRest(): Promise<void> {
  Loaded = (await import('./rest')).Rest
}

/** Taken before the page’s scripts replace it: the text stays until the code that draws it anew is here. */
const sent = globalThis.document?.getElementById(id)?.innerHTML

/** What stands below the first screen. Its code comes after the task above can be answered; where it does not come, the text stays. */
export function LandingRest() {
  const [hasFailed, setFailed] = useState(false)
  const [, setHere] = useState(Loaded !== null)
  const fetchRest = () => {
    setFailed(false)
    prepareRest().then(
      () => setHere(true),
      () => setFailed(true),
    )
  }
  useEffect(fetchRest, [])
  if (Loaded) {
    return (
      <div id={id}>
        <Loaded />
      </div>
    )
  }
  // oxlint-disable-next-line react/no-danger -- the server’s own drawing of this very part
  if (sent) return <div id={id} dangerouslySetInnerHTML={{ __html: sent }} />
  return (
    hasFailed && (
      <div className={cx(columnLook, css({ paddingBlock: '12' }))}>
        <Button variant="secondary" onClick={fetchRest}>
          Завантажити решту сторінки
        </Button>
      </div>
    )
  )
}
