import { untilText } from '@/entities/group'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import type { GroupOffer } from '../../model/group-offer'

type PeriodChoiceProps = { offers: readonly GroupOffer[]; chosen: GroupOffer; onChoose: (offer: GroupOffer) => void }

/** Until when the seats last. */
export function PeriodChoice({ offers, chosen, onChoose }: PeriodChoiceProps) {
  const choose = (productId: string) => {
    const offer = offers.find((each) => each.productId === productId)
    if (offer) onChoose(offer)
  }
  return (
    <ChoiceGroup
      legend="На який строк"
      options={offers.map(({ productId, title, until }) => ({ value: productId, label: title, hint: `до ${untilText(until)}` }))}
      value={chosen.productId}
      onChange={choose}
    />
  )
}
