import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { buttonRecipe, type ButtonLook } from './recipe'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & ButtonLook & { href: string }

/** A link that looks like a button; an address of this site is opened without a reload. */
export function ButtonLink({ variant, size, isWide, isSquare, href, ...rest }: ButtonLinkProps) {
  const className = buttonRecipe({ variant, size, isWide, isSquare })
  return href.startsWith('/') ? <Link {...rest} href={href} className={className} /> : <a {...rest} href={href} className={className} />
}
