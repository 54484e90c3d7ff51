import { css } from 'styled-system/css'
import { Icon } from '@/shared/ui/icon'

type ObstacleProps = { isOnline: boolean; isWebview: boolean }

/** Shows why paying may not work here, said before it fails. */
export function Obstacle({ isOnline, isWebview }: ObstacleProps) {
  if (isOnline && !isWebview) return null
  return (
    <p role="status" className={css({ display: 'flex', gap: '3', padding: '3', backgroundColor: 'sunken', borderRadius: 'cell' })}>
      <Icon name={isOnline ? 'external' : 'cloud-off'} />
      <span>
        {isOnline
          ? 'Сторінка відкрита всередині застосунку, і банк може не показати підтвердження. Відкрий її в браузері або скористайся посиланням для батьків: воно працює всюди.'
          : 'Немає з’єднання, тому оплатити зараз не можна. Твій вибір збережено: він буде тут, коли мережа повернеться.'}
      </span>
    </p>
  )
}
