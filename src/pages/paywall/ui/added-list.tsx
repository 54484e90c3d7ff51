import { css } from 'styled-system/css'
import { added } from '../model/what-it-gives'
import './paywall.css'

/** What premium adds, told in sentences. */
export const AddedList = () => (
  <ol className="paywall-added">
    {added.map(({ title, text }, index) => (
      <li key={title}>
        <span className="paywall-number" aria-hidden>
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
