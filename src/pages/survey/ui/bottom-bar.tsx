import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

type BottomBarProps = {
  number: number
  count: number
  isFlagged: boolean
  isPaletteOpen: boolean
  onPrevious: (() => void) | undefined
  /** Absent on the last task, where the paper is handed in instead. */
  onNext: (() => void) | undefined
  onFlag: () => void
  onPalette: () => void
  onFinish: () => void
}

/** What is pressed most, within reach of the thumb. */
export function BottomBar({ number, count, isFlagged, isPaletteOpen, onPrevious, onNext, onFlag, onPalette, onFinish }: BottomBarProps) {
  return (
    <nav aria-label="Перехід між завданнями" className={look}>
      <div className={row}>
        <Button variant="secondary" isSquare onClick={onPrevious} disabled={!onPrevious} aria-label="Попереднє завдання">
          <Icon name="arrow-left" />
        </Button>
        <button type="button" onClick={onFlag} aria-pressed={isFlagged} aria-label="Позначити, щоб повернутися" className={flagLook}>
          <Icon name="flag" />
          <span aria-hidden className={css({ display: { base: 'none', md: 'inline' } })}>
            {isFlagged ? 'Позначено' : 'Позначити'}
          </span>
        </button>
        <span data-part="palette-button" className={css({ flexGrow: { base: '1', md: '0' }, display: 'grid' })}>
          <Button variant="quiet" onClick={onPalette} aria-expanded={isPaletteOpen} aria-label={`Усі завдання: ${number} / ${count}`}>
            <Icon name="grid" />
            <span className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
              {number} / {count}
            </span>
          </Button>
        </span>
        <span className={css({ display: 'grid', md: { marginInlineStart: 'auto' } })}>
          {onNext ? (
            <Button onClick={onNext} aria-label="Далі, до наступного завдання">
              Далі
              <Icon name="arrow-right" />
            </Button>
          ) : (
            <Button onClick={onFinish}>Завершити</Button>
          )}
        </span>
      </div>
    </nav>
  )
}

const look = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  backgroundColor: 'sheet',
  borderTop: 'line',
  paddingBottom: '[env(safe-area-inset-bottom, 0px)]',
  lg: { backgroundColor: 'canvas' },
})

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '[0.375rem]', sm: '2' },
  width: 'full',
  maxWidth: '[46rem]',
  marginInline: 'auto',
  paddingInline: { base: '2', sm: '4', md: '8', lg: '0' },
  paddingBlock: '2',
  '& button': { paddingInline: { base: '3', sm: '5' } },
  '@media (max-width: 22rem)': { '& [data-part=palette-button] svg': { display: 'none' } },
  '& button[aria-label="Попереднє завдання"]': { paddingInline: '0' },
})

const flagLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'target',
  minWidth: 'target',
  textStyle: 'label',
  borderRadius: 'cell',
  border: '[1.5px solid transparent]',
  color: 'pen',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash' },
  '&[aria-pressed=true]': { backgroundColor: 'marker', color: 'onMarker', '& path': { fill: 'current' } },
})
