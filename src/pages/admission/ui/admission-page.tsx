import { useMemo, useState } from 'react'
import { statisticAnswerSchema } from '#contract/user'
import { css } from 'styled-system/css'
import { useAdmission } from '@/entities/admission'
import { usePredictions, useReadiness } from '@/entities/readiness'
import { usePreferences } from '@/entities/user-fact'
import { useOwnAnswer } from '@/shared/lib/answer'
import { stackLook } from '@/shared/ui/column'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { expectationsOf } from '../model/expectations'
import { ChosenList } from './chosen-list'
import { ScoresPart } from './scores-part'
import { SpecialitySearch } from './speciality-search'

const none: never[] = []

/** «Мій конкурсний бал»: up to five specialities, the competitive score that the forecast allows, and what is missing to the wanted one. */
export function AdmissionPage() {
  const rules = useAdmission()
  const readiness = useReadiness()
  const statistic = useOwnAnswer('v3/user/v2-statistic', statisticAnswerSchema)
  const { preferences, change } = usePreferences()
  const known = readiness.state === 'ready' ? readiness.found.readiness : none
  const predictions = usePredictions(known)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [region, setRegion] = useState(1)
  const scores = useMemo(() => expectationsOf(predictions ?? none, typed), [predictions, typed])
  const admission = rules.state === 'ready' ? rules.found.admission : null
  const ground = {
    scores,
    region,
    readiness: known,
    predictions: predictions ?? none,
    levels: statistic.state === 'ready' ? statistic.found.statistic.by_topic : none,
  }
  return (
    <Page title="Мій конкурсний бал" lead="Спеціальність і чотири бали — решту порахуємо.">
      <div className={columns}>
        <div className={stackLook}>
          {rules.state === 'failed' && (
            <ProblemNotice title="Правила вступу не завантажилися" onRetry={rules.retry}>
              {problemText(rules.problem)} Коефіцієнти можна вписати з сайту університету.
            </ProblemNotice>
          )}
          {readiness.state === 'failed' && (
            <ProblemNotice title="Прогноз не завантажився" onRetry={readiness.retry}>
              {problemText(readiness.problem)} Бали поки можна вписати.
            </ProblemNotice>
          )}
          <Panel>
            <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
              {rules.state === 'loading' ? (
                <Skeleton shapes={['row', 'row']} />
              ) : (
                <SpecialitySearch
                  preferences={preferences}
                  onChange={change}
                  rows={admission?.specialities ?? none}
                  required={known.filter(({ kind }) => kind === 'required')}
                />
              )}
              {readiness.state === 'loading' || (predictions === null && known.length > 0) ? (
                <Skeleton shapes={['row', 'row']} />
              ) : (
                <ScoresPart
                  readiness={known}
                  predictions={predictions ?? none}
                  typed={typed}
                  onType={(subject, text) => setTyped({ ...typed, [subject]: text })}
                  elective={preferences.elective}
                  onElective={(elective) => void change({ elective })}
                  admission={admission}
                  region={region}
                  onRegion={setRegion}
                />
              )}
            </div>
          </Panel>
        </div>
        <div className={stackLook}>
          {preferences.specialities.length === 0 && <Formula />}
          <ChosenList preferences={preferences} onChange={change} admission={admission} {...ground} />
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            Правила 2026 року зібрано з відкритих джерел; остаточного офіційного додатка ми не бачили. Прохідного бала наперед не знає
            ніхто: перед подачею заяв звір коефіцієнти на сайті університету.
          </p>
        </div>
      </div>
    </Page>
  )
}

/** Stands where the score will, until there is a speciality to count for. */
function Formula() {
  return (
    <Panel title="Формула" tone="sunken">
      <p className={css({ textStyle: 'subheading' })}>(К₁·П₁ + К₂·П₂ + К₃·П₃ + К₄·П₄) : (К₁ + К₂ + К₃ + (К₄ₘₐₓ + К₄) : 2)</p>
      <p className={css({ marginTop: '3', color: 'inkMuted' })}>
        П — твої бали, К — коефіцієнти спеціальності. Обери спеціальність, і тут буде твій бал.
      </p>
    </Panel>
  )
}

/** What is filled in stays in sight beside what it comes to. */
const columns = css({
  stack: '6',
  gridTemplateColumns: { base: 'one', lg: 'moreHalf' },
  alignItems: 'start',
})
