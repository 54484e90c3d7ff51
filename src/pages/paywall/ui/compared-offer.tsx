import { css } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'
import { Table } from '@/shared/ui/table'
import { compared, free } from '../model/what-it-gives'
import { FreeList } from './free-list'
import { Heading } from './heading'

const look = offerLook()

const alignedLook = css({
  '& table tr > :is(td, th)': { verticalAlign: 'top', mdDown: { paddingInline: '2', fontSize: 'small', lineHeight: 'note' } },
})

const cell = (text: string) => (text === 'Так' ? <Yes /> : text)

const Yes = () => (
  <span className={look.yes}>
    <Icon name="check" size="small" /> Так
  </span>
)

/** The free part, then the two side by side. */
export const ComparedOffer = () => (
  <>
    <Heading>Безкоштовно назавжди</Heading>
    <FreeList items={free} />
    <Heading>Що додає преміум</Heading>
    <div className={alignedLook}>
      <Table
        hasRowHeads
        head={['Можливість', 'Безкоштовно', 'Преміум']}
        rows={compared.map((row) => [row.what, cell(row.free), cell(row.premium)])}
      />
    </div>
  </>
)
