import type { ReactNode } from 'react'
import { SaveChip, type SaveState } from '@/entities/survey'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon, type IconName } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { topBarLook } from './top-bar-look'

type TopBarProps = {
  /** Null until it is known. */
  subjectTitle: string | null
  surveyTitle: string
  /** «12 з 22»: how many tasks have an answer. */
  answered: string
  saving: SaveState
  waiting: number
  /** Percent of extra time. */
  extraTime: number
  isBegunOffline: boolean
  clock: ReactNode
  /** What the clock may be stopped for; null where it may not, or where there is none. */
  pause: 'alarm' | 'rest' | null
  isReferenceOpen: boolean
  hasReference: boolean
  onReference: () => void
  onPause: () => void
  onKeys: () => void
  onExit: () => void
}

const pauseText: Record<'alarm' | 'rest', { text: string; name: string; icon: IconName }> = {
  alarm: { text: 'Тривога', name: 'Тривога: зупинити час', icon: 'siren' },
  rest: { text: 'Пауза', name: 'Пауза: зупинити час', icon: 'pause' },
}

export function TopBar({
  subjectTitle,
  surveyTitle,
  answered,
  saving,
  waiting,
  extraTime,
  isBegunOffline,
  clock,
  pause,
  isReferenceOpen,
  hasReference,
  onReference,
  onPause,
  onKeys,
  onExit,
}: TopBarProps) {
  return (
    <header className={topBarLook}>
      <div className={css({ gridArea: 'exit' })}>
        <Button variant="quiet" isSquare onClick={onExit} aria-label="Вийти з тесту">
          <Icon name="cross" />
        </Button>
      </div>
      <p
        className={css({
          gridArea: 'title',
          textStyle: 'smallLabel',
          fontSize: { md: 'body' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        })}
      >
        {subjectTitle || surveyTitle}
        <span className={css({ display: { base: 'none', md: 'inline' }, fontWeight: 'regular', color: 'inkMuted' })}>
          {subjectTitle && ` · ${surveyTitle}`}
          {extraTime > 0 && ` · +${extraTime} % часу`}
        </span>
        {isBegunOffline && <BegunOffline />}
      </p>
      <div className={css({ gridArea: 'state', display: 'flex', paddingInlineStart: { base: '2', md: '0' } })}>
        <SaveChip saving={saving} waiting={waiting} />
      </div>
      {saving !== 'unsaved' && saving !== 'offline' && (
        <p
          className={css({
            gridArea: 'state',
            justifySelf: 'end',
            paddingInlineEnd: '2',
            textStyle: 'small',
            fontSize: 'fine',
            color: 'inkMuted',
            fontVariantNumeric: 'tabular-nums',
            md: { display: 'none' },
          })}
        >
          {answered}
        </p>
      )}
      <div className={css({ gridArea: 'tools', display: 'flex', '& button': { paddingInline: '3' } })}>
        {hasReference && (
          <Button variant="quiet" onClick={onReference} aria-expanded={isReferenceOpen} aria-label="Довідкові матеріали">
            <Icon name="book" />
            <span className={css({ display: { base: 'none', lg: 'inline' } })}>Довідкові матеріали</span>
          </Button>
        )}
        {pause && (
          <Button variant="quiet" onClick={onPause} aria-label={pauseText[pause].name} title={pauseText[pause].name}>
            <Icon name={pauseText[pause].icon} />
            <span className={css({ display: { base: 'none', md: 'inline' } })}>{pauseText[pause].text}</span>
          </Button>
        )}
        <span className={css({ display: { base: 'none', lg: 'block' } })}>
          <Button variant="quiet" isSquare onClick={onKeys} aria-label="Гарячі клавіші" title="Гарячі клавіші">
            ?
          </Button>
        </span>
      </div>
      <div className={css({ gridArea: 'clock' })}>{clock}</div>
    </header>
  )
}

/** On a narrow screen the picture alone; its words are there for who listens. */
function BegunOffline() {
  return (
    <span className={css({ marginInlineStart: '2', fontWeight: 'regular', color: 'inkMuted', whiteSpace: 'nowrap' })}>
      <span className={css({ display: { base: 'inline-block', md: 'none' }, verticalAlign: 'middle' })}>
        <Icon name="cloud-off" size="small" />
        <VisuallyHidden>почато без мережі</VisuallyHidden>
      </span>
      <span className={css({ display: { base: 'none', md: 'inline' } })}>· почато без мережі</span>
    </span>
  )
}
