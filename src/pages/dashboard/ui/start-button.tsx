import type { ReactNode } from 'react'
import { useStartSurvey } from '@/features/start-survey'
import { Button, ButtonLink } from '@/shared/ui/button'
import type { Start } from '../model/task-start'

type StartButtonProps = {
  start: Start
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

/** Leads to an address, or has a survey made and leads to it. */
export function StartButton({ start, ...look }: StartButtonProps) {
  return 'href' in start ? <ButtonLink {...look} href={start.href} /> : <WishButton {...look} wish={start.wish} />
}

type WishButtonProps = Omit<StartButtonProps, 'start'> & { wish: Extract<Start, { wish: unknown }>['wish'] }

function WishButton({ wish, ...look }: WishButtonProps) {
  const { start, isStarting } = useStartSurvey()
  return <Button {...look} isLoading={isStarting} onClick={() => start(wish)} />
}
