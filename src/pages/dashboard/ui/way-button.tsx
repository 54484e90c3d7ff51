import type { ReactNode } from 'react'
import { StartButton } from '@/features/start-survey'
import { ButtonLink } from '@/shared/ui/button'
import type { Start } from '../model/task-start'

type WayButtonProps = {
  start: Start
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

/** Leads to an address, or has a survey made and leads to it. */
export function WayButton({ start, ...look }: WayButtonProps) {
  return 'href' in start ? <ButtonLink {...look} href={start.href} /> : <StartButton {...look} wish={start.wish} />
}
