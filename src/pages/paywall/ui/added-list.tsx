import { offerLook } from 'styled-system/recipes'
import { added } from '../model/what-it-gives'
import { TitledText } from '@/shared/ui/page'

const look = offerLook()

/** The gains of premium, told in sentences. */
export const AddedList = () => (
  <ol className={look.added}>
    {added.map(({ title, text }, index) => (
      <li key={title}>
        <span className={look.number} aria-hidden>
          {index + 1}
        </span>
        <div>
          <TitledText title={title} text={text} />
        </div>
      </li>
    ))}
  </ol>
)
