import { css } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { added } from '../model/what-it-gives'

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
          <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
          <p className={css({ color: 'inkMuted' })}>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
