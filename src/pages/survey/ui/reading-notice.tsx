import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

type ReadingNoticeProps = { /** On another device, not in another tab. */ isFar: boolean; onTake: () => void }

/** This paper is written elsewhere; here it can be looked at, or taken over by one press. */
export function ReadingNotice({ isFar, onTake }: ReadingNoticeProps) {
  return (
    <div role="status" className={look}>
      <p className={css({ row: '3' })}>
        <Icon name="lock" />
        <span>
          {isFar ? 'Цей тест продовжується на іншому пристрої.' : 'Цей тест відкрито в іншій вкладці.'} Тут його можна лише читати.
        </span>
      </p>
      <Button onClick={onTake}>Продовжити тут</Button>
    </div>
  )
}

const look = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  wrap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4',
  backgroundColor: 'markerWash',
  borderTop: 'markerBand',
})
