import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { createLocalStore } from '@/shared/lib/local-store'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { askToInstall, declineInstall, installWay, mayOfferInstall } from '../model/install-way'

const store = createLocalStore()

export type InstallOfferProps = {
  /** Drawn where there is nothing to offer: one question at a time. */
  otherwise: ReactNode
}

/** Stands in the place of the button that was pressed, and takes its focus. */
const takeFocus = (said: HTMLParagraphElement | null) => said?.focus()

/** Offers an icon on the home screen, by the browser’s own question or, on iPhone and iPad, by a drawn hint. A no rests for sixty days. */
export function InstallOffer({ otherwise }: InstallOfferProps) {
  const [way] = useState(() => (mayOfferInstall(store, Date.now()) ? installWay() : null))
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const [isDeclined, setDeclined] = useState(false)
  if (isDone)
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        Іконка «Складу» з’явиться на головному екрані.
      </p>
    )
  if (isDeclined)
    return (
      <>
        <p role="status" tabIndex={-1} ref={takeFocus}>
          Добре, найближчі два місяці не питатимемо.
        </p>
        {otherwise}
      </>
    )
  if (way === null) return otherwise
  const decline = () => {
    declineInstall(store, Date.now())
    setDeclined(true)
  }
  const ask = async () => {
    setAsking(true)
    const outcome = await askToInstall().catch(() => 'dismissed' as const)
    setAsking(false)
    if (outcome === 'accepted') setDone(true)
    else decline()
  }
  return (
    <Panel tone="outline" title="Додати на головний екран?">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p className={css({ maxWidth: 'text' })}>
          «Складу» відкриватиметься з іконки, як застосунок: без адресного рядка й без інтернету. Нічого завантажувати не треба.
        </p>
        {way === 'hint' && <Hint />}
        <div className={css({ wrap: '3' })}>
          {way === 'prompt' && (
            <Button variant="secondary" isLoading={isAsking} onClick={() => void ask()}>
              Додати
            </Button>
          )}
          <Button variant={way === 'prompt' ? 'quiet' : 'secondary'} onClick={decline}>
            {way === 'prompt' ? 'Не треба' : 'Зрозуміло'}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

/** The two presses of Safari, as its buttons look. */
const Hint = () => (
  <ol className={css({ stack: '3' })}>
    <li className={step}>
      <span className={button}>
        <Icon name="share" size="large" />
      </span>
      Натисни «Поширити» на панелі Safari
    </li>
    <li className={step}>
      <span className={button}>
        <Icon name="add-square" size="large" />
      </span>
      Обери «На початковий екран»
    </li>
  </ol>
)

const step = css({ row: '3', alignItems: 'center' })
const button = css({ boxSize: 'target', center: true, border: 'line', borderRadius: 'sheet', color: 'pen', flexShrink: '0' })
