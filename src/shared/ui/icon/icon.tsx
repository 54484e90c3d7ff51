import { cva } from 'styled-system/css'
import { paths } from './paths'

export type IconName = keyof typeof paths

const recipe = cva({
  base: { flexShrink: '0', fill: '[none]', stroke: 'current', strokeWidth: 'thin', strokeLinecap: 'square', strokeLinejoin: 'miter' },
  variants: { size: { small: { boxSize: '4' }, medium: { boxSize: '5' }, large: { boxSize: '6' } } },
  defaultVariants: { size: 'medium' },
})

type IconProps = { name: IconName; size?: 'small' | 'medium' | 'large' }

export function Icon({ name, size }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden focusable="false" className={recipe({ size })}>
      <path d={paths[name]} />
    </svg>
  )
}
