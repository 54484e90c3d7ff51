import type { ReactNode } from 'react'
import { cva } from 'styled-system/css'
import { Icon, type IconName } from '../icon'

const recipe = cva({
  base: {
    inlineRow: '1.5',
    paddingInline: '2',
    paddingBlock: '0.75',
    textStyle: 'smallLabel',
    borderRadius: 'cell',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { backgroundColor: 'sunken', color: 'ink' },
      outline: { border: 'frame', color: 'inkMuted' },
      pen: { backgroundColor: 'penWash', color: 'penStrong' },
      marker: { backgroundColor: 'marker', color: 'onMarker' },
      right: { backgroundColor: 'rightWash', color: 'right' },
      wrong: { backgroundColor: 'wrongWash', color: 'wrong' },
    },
  },
  defaultVariants: { tone: 'plain' },
})

type ChipProps = { tone?: 'plain' | 'outline' | 'pen' | 'marker' | 'right' | 'wrong'; icon?: IconName; children: ReactNode }

/** A short fact: state, count, kind. Not a control. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={recipe({ tone })}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
