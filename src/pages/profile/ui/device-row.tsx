import { css } from 'styled-system/css'
import type { DeviceSession } from '#contract/user'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Icon } from '@/shared/ui/icon'
import { dayText } from '../model/moment-text'

type DeviceRowProps = { device: DeviceSession; isEnding: boolean; isBlocked: boolean; onEnd: () => void }

export function DeviceRow({ device, isEnding, isBlocked, onEnd }: DeviceRowProps) {
  const name = device.device ?? 'Невідомий пристрій'
  return (
    <li className={row}>
      <span className={css({ color: 'inkMuted' })}>
        <Icon name="device" />
      </span>
      <div className={css({ minWidth: '0' })}>
        <p className={css({ wrap: '2', alignItems: 'center', textStyle: 'label' })}>
          {name}
          {device.is_current && <Chip tone="marker">Цей пристрій</Chip>}
        </p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Вхід {dayText(device.created_at)} · востаннє тут {dayText(device.last_seen_at)}
        </p>
      </div>
      <span className={tail}>
        <Button
          variant="quiet"
          size="small"
          isLoading={isEnding}
          disabled={isBlocked}
          aria-label={`Завершити сеанс: ${name}`}
          onClick={onEnd}
        >
          Завершити сеанс
        </Button>
      </span>
    </li>
  )
}

const row = css({
  stack: '3',
  gridTemplateColumns: { base: 'markText', sm: 'markTextTail' },
  alignItems: 'center',
  paddingBlock: '3',
})

/** Under the words on a phone, beside them where there is room. */
const tail = css({ gridColumn: { base: '2', sm: 'auto' }, marginInlineStart: { base: '-3', sm: '0' } })
