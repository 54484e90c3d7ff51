import { useState } from 'react'
import { css } from 'styled-system/css'
import { pluralOf } from '#domain/plural'
import { useWaiting } from '@/shared/lib/device-log'
import { useOnline } from '@/shared/lib/online'
import { Icon } from '@/shared/ui/icon'
import { visuallyHidden } from '@/shared/ui/visually-hidden'
import { lazyPart } from '@/shared/lib/lazy'

type ListProps = { onClose: () => void }
const OnDevice = lazyPart<ListProps>(async () => (await import('./on-device')).OnDevice)

/** «Без мережі · 3 чекають»: there while the network is not, or while something waits for it; a press tells what waits and what lies here. */
export function OfflineChip() {
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  return (!isOnline || isOpen) && <Chip isOnline={isOnline} isOpen={isOpen} setOpen={setOpen} />
}

type ChipProps = { isOnline: boolean; isOpen: boolean; setOpen: (isOpen: boolean) => void }

function Chip({ isOnline, isOpen, setOpen }: ChipProps) {
  const waiting = useWaiting().reduce((sum, { count }) => sum + count, 0)
  const text = isOnline ? 'Мережа є' : waitingText(waiting)
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {text}
      </span>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={look}>
        <Icon name="cloud-off" size="small" />
        {text}
      </button>
      {isOpen && <OnDevice onClose={() => setOpen(false)} />}
    </>
  )
}

const look = css({
  inlineRow: '2',
  minHeight: 'target',
  paddingInline: '3',
  marginLeft: 'auto',
  textStyle: 'small',
  color: 'ink',
  border: 'line',
  borderRadius: 'cell',
  // On a phone what waits stands below, or the header would be wider than the screen.
  whiteSpace: { md: 'nowrap' },
  lineHeight: 'label',
  textAlign: 'start',
  cursor: 'pointer',
})

/** @param count how many things the server does not have yet. */
export const waitingText = (count: number): string =>
  count === 0 ? 'Без мережі' : `Без мережі · ${count} ${pluralOf(count, ['чекає', 'чекають', 'чекають'])}`
