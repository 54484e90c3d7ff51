import type { Product } from '#contract/product'
import { css, cx } from 'styled-system/css'
import { offerLook } from 'styled-system/recipes'
import { addresses } from '@/shared/routes'
import { priceText } from '@/shared/lib/price-text'

/** A group is put together on its own page. */
export function GroupLink({ products }: { products: readonly Product[] }) {
  const seat = products.find(({ kind }) => kind === 'group')
  const least = seat?.seats?.steps.at(-1)?.priceMinor
  if (!seat || least === undefined) return null
  return (
    <p className={cx(offerLook().small, css({ textStyle: 'small' }))}>
      Клас або репетиторська група? <a href={addresses.groupPremium.to()}>Місце від {priceText(least)}</a>
    </p>
  )
}
