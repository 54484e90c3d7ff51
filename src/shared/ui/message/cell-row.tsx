import { css } from 'styled-system/css'

const cell = css({
  boxSize: '8',
  border: 'edge',
  borderRadius: 'cell',
  '&:nth-child(4)': {
    backgroundColor: 'marker',
    borderStyle: 'dashed',
    borderColor: 'onMarker',
    transform: '[translateY(0.625rem) rotate(9deg)]',
  },
})

/** A row of the blank with one cell out of its place. */
export function CellRow() {
  return (
    <div aria-hidden className={css({ display: 'flex', gap: '1', paddingBottom: '2' })}>
      {['а', 'б', 'в', 'г', 'д'].map((letter) => (
        <span key={letter} className={cell} />
      ))}
    </div>
  )
}
