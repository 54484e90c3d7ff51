import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/shared/ui/button'
import type { Wish } from '../api/make-survey'
import { useStartSurvey } from '../model/use-start-survey'

type StartButtonProps = ButtonLook & { wish: Wish; children: ReactNode }

/** Has a survey made and opens it at one press. */
export function StartButton({ wish, ...look }: StartButtonProps) {
  const { start, isStarting } = useStartSurvey()
  return <Button {...look} isLoading={isStarting} onClick={() => start(wish)} />
}
