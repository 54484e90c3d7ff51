import { offerLook } from 'styled-system/recipes'
import { Icon } from '@/shared/ui/icon'

const look = offerLook()

/** A list of what is there. */
export const FreeList = ({ items }: { items: readonly string[] }) => (
  <ul className={look.free}>
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
