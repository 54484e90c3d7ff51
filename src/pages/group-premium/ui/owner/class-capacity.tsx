import { classSize, type Group } from '#contract/group'
import { css } from 'styled-system/css'
import { untilText } from '@/entities/group'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'
import { renewalAddress } from '../../model/group-offer'

/** The places of a class, which cost nothing, and what paid seats add. */
export function ClassCapacity({ group: { id, seats, places, used, until, isTest } }: { group: Group }) {
  return (
    <Panel tone="marker" title="Клас без оплати">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <div className={css({ width: 'full' })}>
          <Progress label="Учнів у класі" value={used} max={places} />
        </div>
        {seats > 0 ? (
          <p>
            Преміум мають перші {seats}, хто приєднався, до {untilText(until)}. Далі клас лишиться, без преміуму.
          </p>
        ) : (
          <p>
            До {classSize} учнів безкоштовно: завдання зі строком, бали, карта класу. Преміум учням дають оплачені місця, клас працює й без
            них.
          </p>
        )}
        {isTest && seats > 0 && <Chip tone="marker">тест, гроші не списано</Chip>}
        {used >= places && <p>Клас повний. Щоб додати учнів, потрібно більше ніж {classSize} оплачених місць.</p>}
        <ButtonLink variant="secondary" href={renewalAddress(id, Math.max(5, used))}>
          {seats > 0 ? 'Продовжити або додати місця' : 'Додати преміум для учнів'}
        </ButtonLink>
      </div>
    </Panel>
  )
}
