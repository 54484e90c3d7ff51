import { useState, type FC } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SurveySummary } from '#domain/survey'
import { useSurveyGround } from '@/entities/survey'
import { useStartSurvey } from '@/features/start-survey'
import { readValues, writeValues } from '../model/form-values'
import type { PageMode } from '../model/modes'
import { drawSeed } from '../model/paper-choice'
import { planOf, type SetupInput } from '../model/plan'
import type { FormProps } from './form'
import { SetUp } from './set-up'

type Setting = { mode: PageMode; Form: FC<FormProps>; surveys: readonly SurveySummary[] }

/** The set-up once everything is here: its values stand in the address, its start makes the survey. */
export function Ready({ subject, practice, subjects, ...setting }: Omit<SetupInput, 'freshSeed'> & Setting) {
  const { mode } = setting
  const { clock } = useSurveyGround()
  const [path, navigate] = useLocation()
  const values = readValues(useSearch())
  const [freshSeed] = useState(drawSeed)
  const ground: SetupInput = { subject, practice, subjects, freshSeed }
  const { start, isStarting, problem } = useStartSurvey()
  const change = (next: typeof values) => {
    const query = writeValues(next)
    navigate(query === '' ? path : `${path}?${query}`, { replace: true })
    return next
  }
  return (
    <SetUp
      {...setting}
      ground={ground}
      now={clock.now()}
      values={values}
      plan={planOf(mode, values, ground)}
      isStarting={isStarting}
      problem={problem}
      onChange={(part) => void change({ ...values, ...part })}
      onStart={(part) => {
        const wish = part ? change({ ...values, ...part }) : values
        start(planOf(mode, wish, ground).request)
      }}
    />
  )
}
