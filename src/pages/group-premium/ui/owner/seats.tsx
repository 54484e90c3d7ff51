import type { Group } from '#contract/group'
import { css } from 'styled-system/css'
import { untilText } from '@/entities/group'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'
import { renewalAddress } from '../../model/group-offer'

/** Shows the taken seats and the end of the group, and leads to more seats. */
export function Seats({ group: { id, seats, used, until, isOver, isTest } }: { group: Group }) {
  const day = untilText(until)
  return (
    <Panel tone={isOver ? 'outline' : 'marker'} title={isOver ? `Строк минув ${day}` : `Місця до ${day}`}>
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <div className={css({ width: 'full' })}>
          <Progress label="Зайнято місць" value={used} max={seats} />
        </div>
        {isTest && <Chip tone="marker">тест, гроші не списано</Chip>}
        {isOver && <p>Преміум учасників вимкнено. Тести, відповіді й результати лишилися в кожного; карта класу теж тут.</p>}
        {!isOver && used >= seats && <p>Усі місця зайнято. Докупіть ще або заберіть місце в того, хто вже не готується.</p>}
        <ButtonLink variant="secondary" href={renewalAddress(id, seats)}>
          {isOver ? 'Продовжити преміум для класу' : 'Продовжити або додати місця'}
        </ButtonLink>
      </div>
    </Panel>
  )
}
