import { css } from 'styled-system/css'

/** A point of a list: its title as a heading of the third level, and a sentence under it. */
export const TitledText = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3 className={css({ textStyle: 'subheading' })}>{title}</h3>
    <p className={css({ color: 'inkMuted' })}>{text}</p>
  </>
)
