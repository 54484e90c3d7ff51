import { css } from 'styled-system/css'
import { Icon, type IconName } from '@/shared/ui/icon'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { Fare } from '../model/sample-result'

const texts: Record<Fare, string> = { right: 'правильно', partial: 'частково', wrong: 'неправильно', blank: 'без відповіді' }
const icons: Partial<Record<Fare, IconName>> = { right: 'check', wrong: 'cross' }

const cell = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '[1]',
  border: 'edge',
  borderRadius: 'cell',
  textStyle: 'smallLabel',
  '&[data-fare=right]': { backgroundColor: 'right', borderColor: 'right', color: 'onRight' },
  '&[data-fare=wrong]': { backgroundColor: 'wrongWash', borderColor: 'wrong', color: 'wrong' },
  '&[data-fare=partial]': { backgroundColor: 'rightWash', borderColor: 'right', color: 'right' },
  '&[data-fare=blank]': { borderStyle: 'dashed' },
})

export function FareCells({ fares }: { fares: readonly Fare[] }) {
  return (
    <ol aria-label="Завдання" className={css({ display: 'grid', gap: '1', gridTemplateColumns: '[repeat(11, minmax(0, 2.25rem))]' })}>
      {fares.map((fare, index) => {
        const icon = icons[fare]
        return (
          <li key={index} className={cell} data-fare={fare}>
            {icon ? <Icon name={icon} size="small" /> : fare === 'partial' && <span aria-hidden>½</span>}
            <VisuallyHidden>
              {index + 1}: {texts[fare]}
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
