import { Icon } from '@/shared/ui/icon'
import './paywall.css'

/** A list of what is there. */
export const FreeList = ({ items }: { items: readonly string[] }) => (
  <ul className="paywall-free">
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
