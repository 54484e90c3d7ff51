import { offerLook } from 'styled-system/recipes'

const look = offerLook()

/** Facts of a sale, all in one size of letters. */
export const Terms = ({ rows }: { rows: readonly (readonly [string, string])[] }) => (
  <dl className={look.terms}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
