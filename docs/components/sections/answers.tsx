import { useState } from 'react'
import { MatchingGrid } from '@/shared/ui/matching-grid'
import { MultiOptionList, OptionList } from '@/shared/ui/option-list'
import { NumberField } from '@/shared/ui/number-field'
import { events, fractions, letters, math, part, phrases } from './samples'

const nothing = () => undefined

export function ChoiceSamples() {
  const [value, setValue] = useState<string | null>('b')
  return (
    <>
      <OptionList label="Відповідь" options={fractions} value={value} onChange={setValue} />
      <OptionList label="Оцінена відповідь" options={phrases} value="b" onChange={nothing} isDisabled marks={{ b: 'wrong', c: 'missed' }} notes={{ b: 'Тут немає підрядної частини: обидві основи рівноправні.', c: 'Дві основи поєднано без сполучника.' }} />
      <OptionList label="Правильна відповідь" options={fractions.slice(0, 3)} value="a" onChange={nothing} isDisabled marks={{ a: 'right' }} />
    </>
  )
}

export function MultiSamples() {
  const [value, setValue] = useState(['a', 'c'])
  return <MultiOptionList label="Обери три" options={phrases} value={value} onChange={setValue} choose={3} />
}

const rows = [part('1', '1', math('y=2^x')), part('2', '2', math('y=\\log_2 x')), part('3', '3', math('y=|x|'))]

export function GridSamples() {
  const [value, setValue] = useState<Record<string, string>>({ 1: 'b' })
  return (
    <>
      <MatchingGrid label="Функція та її властивість" rowsTitle="Функція" optionsTitle="Властивість" rows={rows} options={fractions} value={value} onChange={setValue} />
      <MatchingGrid label="Послідовність" rows={['1', '2', '3', '4'].map((place) => part(place, place))} options={events} value={{ 1: 'b', 2: 'a', 3: 'c' }} onChange={nothing} isDisabled marks={{ 1: 'right', 2: 'wrong', 3: 'wrong', 4: 'missed' }} correct={{ 1: 'b', 2: 'c', 3: 'a', 4: 'd' }} />
      <MatchingGrid label="Gaps" rows={['17', '18'].map((gap) => part(gap, gap))} options={letters} value={{ 17: 'c', 18: 'c' }} onChange={nothing} />
    </>
  )
}

export function NumberSamples() {
  const [value, setValue] = useState('−0,50')
  return (
    <>
      <NumberField value={value} onChange={setValue} unit="см" />
      <NumberField value="1/2" onChange={nothing} />
      <NumberField value="12,5" onChange={nothing} isDisabled mark="wrong" correct="-0.5" />
      <NumberField value="7" onChange={nothing} isDisabled mark="right" />
    </>
  )
}
