import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { LazyClassMap } from '../lazy-class-map'

const titles = ['Числа й вирази', 'Рівняння', 'Функції', 'Планіметрія', 'Стереометрія']
const topics = titles.map((title, index) => ({ id: `t${index}`, title }))
const of = (...shares: (number | null)[]) => shares.map((points) => (points === null ? null : { points, max: 20 }))
const rows = [
  { memberId: '1', name: 'Учасник 1', cells: of(18, 14, 9, 12, 5) },
  { memberId: '2', name: 'Учасник 2', cells: of(11, 7, 6, null, null) },
  { memberId: '3', name: 'Учасник 3', cells: of(20, 17, 15, 13, 11) },
  { memberId: '4', name: 'Учасник 4', cells: of(15, 12, 4, 9, 7) },
]

/** Shows a sample map of a class with invented pupils. */
export function SampleReport() {
  return (
    <Panel title="Так виглядає карта класу" aside={<Chip tone="outline">приклад, дані вигадано</Chip>}>
      <p className={css({ marginBottom: '4', color: 'inkMuted', maxWidth: 'text' })}>
        Чим вище заповнено клітинку, тим більшу частку балів за тему здобуто. Рядок «Разом» показує, з чого почати наступний урок.
      </p>
      <LazyClassMap caption="Приклад карти класу" report={{ topics, rows }} />
    </Panel>
  )
}
