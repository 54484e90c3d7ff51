import { useState } from 'react'
import { BrandMark } from '@/shared/ui/brand-mark'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { cellBox } from '@/shared/ui/cell'
import { columnLook } from '@/shared/ui/column'
import { Contents, ContentsFold } from '@/shared/ui/contents'
import { Day } from '@/shared/ui/day'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Message } from '@/shared/ui/message'
import { Chip } from '@/shared/ui/chip'
import { RowLink } from '@/shared/ui/row-link'
import { Button, ButtonLink } from '@/shared/ui/button'
import { PrintSheet } from '@/shared/ui/print-sheet'
import { Scroller } from '@/shared/ui/scroller'
import { squaredPaper } from '@/shared/ui/squared-paper'
import { Still } from '@/shared/ui/still'
import { ThemeSwitch } from '@/shared/ui/theme-switch'
import { UnknownAddress } from '@/shared/ui/unknown-address'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

const way = [
  { title: 'Предмети', to: '/subjects' },
  { title: 'Математика', to: '/subjects/math' },
]
const lines = [
  { id: 'contents', title: 'Означення логарифма' },
  { id: 'day', title: 'Властивості', aside: '4 хв' },
]

export const WaySamples = () => (
  <>
    <Breadcrumbs way={way} />
    <Contents lines={lines} />
    <ContentsFold lines={lines} />
    <RowLink href="/subjects/math" title="Математика" text="22 завдання, 60 хвилин">
      <Chip tone="right">174</Chip>
    </RowLink>
  </>
)

export const PlaceSamples = () => (
  <>
    <BrandMark />
    <ThemeSwitch />
    <div className={columnLook}>Стовпчик не ширший за сторінку</div>
    <div className={squaredPaper}>Зошит у клітинку</div>
    <span className={cellBox}>1</span>
    <Scroller label="Широкий рядок">
      <p>{'1234567890 '.repeat(20)}</p>
    </Scroller>
    <Still>
      <p>Те, що ніколи не змінюється</p>
    </Still>
    <VisuallyHidden>Чує лише читач екрана</VisuallyHidden>
  </>
)

export const TimeSamples = () => (
  <>
    <Day day="2027-05-14" />
    <StoredNotice storedAt="2026-11-20T08:00:00Z" />
  </>
)

export const MessageSample = () => (
  <Message title="Такої сторінки немає" actions={<ButtonLink href="#message">На головну</ButtonLink>}>
    <p>Перевір адресу або почни з головної.</p>
    <UnknownAddress />
  </Message>
)

export function PrintSheetSample() {
  const [prints, setPrints] = useState(0)
  return (
    <>
      <Button onClick={() => setPrints(prints + 1)}>Надрукувати</Button>
      {prints > 0 && (
        <PrintSheet prints={prints} onPrinted={() => setPrints(0)}>
          <p>Лише цей аркуш.</p>
        </PrintSheet>
      )}
    </>
  )
}
