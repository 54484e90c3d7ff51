import { numberFormatter } from '#domain/formatters'
import { useState } from 'react'
import type { AdmissionRow, PassingScore } from '#contract/admission'
import type { Prediction } from '#domain/forecast/range'
import type { SubjectReadiness } from '#domain/prediction'
import type { ChosenSpeciality, AdmissionPlace } from '#domain/study-preferences'
import type { Statistic } from '#domain/statistic'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { TextField } from '@/shared/ui/text-field'
import { chanceIn, weightsFor, type Expectations } from '../model/chance'
import { readScore } from '../model/expectations'
import { formulaText } from '../model/formula-text'
import { yearText, trustText } from '../model/row-text'
import { BestHour } from './best-hour'
import { Missing } from './missing'
import { AdmissionPlaces } from './admission-places'

/** What every chosen speciality is weighed by. */
export type SpecialityInput = {
  scores: Expectations
  region: number
  readiness: readonly SubjectReadiness[]
  predictions: readonly Prediction[]
  levels: Statistic['by_topic']
}

type SpecialityCardProps = SpecialityInput & {
  chosen: ChosenSpeciality
  /** Null for one that the pupil typed. */
  row: AdmissionRow | null
  branch: number
  elective: string | null
  /** What this deployment knows of the places of this speciality. */
  passing: readonly PassingScore[]
  onPlaces: (places: AdmissionPlace[]) => void
  onGoal: (goal: number) => void
  onRemove: () => void
}

const usualGoal = 150
const scoreField = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const
const tenths = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** One speciality: the competitive score as a range, what is missing to the wanted one, and the hour that brings most of it. */
export function SpecialityCard({
  chosen,
  row,
  branch,
  elective,
  scores,
  region,
  passing,
  onPlaces,
  onGoal,
  onRemove,
  ...ground
}: SpecialityCardProps) {
  const [goal, setGoal] = useState(String(chosen.goal ?? row?.floor ?? usualGoal))
  const [contest, setContest] = useState('')
  const [isFirst, setFirst] = useState(false)
  const wanted = readScore(goal) ?? chosen.goal ?? usualGoal
  const creative = row?.creative === undefined ? undefined : { weight: row.creative, score: readScore(contest) ?? 0 }
  const isWaiting = creative !== undefined && creative.score === 0
  const extras = { region, branch: isFirst && row?.isSupported ? branch : 1, ...(creative && { creative }) }
  const chance = elective === null || isWaiting ? null : chanceIn(chosen, scores, elective, wanted, extras)
  const formulaOf = () => (elective === null ? '' : formulaText(weightsFor(chosen, elective), scores, elective, extras))
  const takeGoal = (text: string) => {
    setGoal(text)
    const score = readScore(text)
    if (score !== null) onGoal(score)
  }
  return (
    <Panel title={chosen.title} aside={<Trust row={row} />}>
      <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        {chance ? (
          <CompetitiveScore title={chosen.title} {...chance} formula={formulaOf()} />
        ) : (
          <p className={css({ color: 'inkMuted' })}>{wantingText(chosen, elective, isWaiting)}</p>
        )}
        <div className={css({ stack: '4', gridTemplateColumns: { base: 'one', md: 'two' }, alignItems: 'start' })}>
          <TextField
            {...scoreField}
            label="Бажаний конкурсний бал"
            hint={floorText(row)}
            value={goal}
            error={readScore(goal) === null ? 'Бал від 100 до 200' : undefined}
            onChange={(event) => takeGoal(event.target.value)}
          />
          {creative && (
            <TextField {...scoreField} label="Бал творчого конкурсу" value={contest} onChange={(event) => setContest(event.target.value)} />
          )}
        </div>
        {row?.isSupported && (
          <Checkbox checked={isFirst} onChange={(event) => setFirst(event.target.checked)}>
            Пріоритет 1 або 2 (× 1,02: за відкритими джерелами тут особлива підтримка)
          </Checkbox>
        )}
        {chance && <Missing chance={chance} readiness={ground.readiness} goal={wanted} />}
        {chance && chance.middle < wanted && <BestHour worth={chance.worth} {...ground} />}
        <AdmissionPlaces title={chosen.title} places={chosen.places ?? []} chance={chance} passing={passing} onChange={onPlaces} />
        <div className={css({ wrap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <Source row={row} />
          <Button variant="quiet" size="small" aria-label={`Прибрати: ${chosen.title}`} onClick={onRemove}>
            Прибрати
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function Trust({ row }: Pick<SpecialityCardProps, 'row'>) {
  if (row === null) return <Chip tone="outline">Твої коефіцієнти</Chip>
  return row.verified ? <Chip tone="right">Звірено</Chip> : <Chip tone="outline">Не звірено</Chip>
}

function Source({ row }: Pick<SpecialityCardProps, 'row'>) {
  return (
    <p className={css({ textStyle: 'small', color: 'inkMuted', maxWidth: 'text' })}>
      {row ? `${trustText(row)}. ${yearText(row)}` : 'Коефіцієнти вписано тобою: звір їх на сайті університету.'}
    </p>
  )
}

type CompetitiveScoreProps = { title: string; low: number; high: number; formula: string }

function CompetitiveScore({ title, low, high, formula }: CompetitiveScoreProps) {
  return (
    <p className={css({ stack: '1' })}>
      <output aria-label={`Конкурсний бал: ${title}`} className={css({ textStyle: 'figure', fontSize: { md: 'digit' } })}>
        {low === high ? tenths(low) : `${tenths(low)}–${tenths(high)}`}
      </output>
      <span className={css({ color: 'inkMuted' })}>конкурсний бал</span>
      <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums', marginTop: '2' })}>{formula}</span>
    </p>
  )
}

const wantingText = (chosen: ChosenSpeciality, elective: string | null, isWaiting: boolean): string =>
  elective === null
    ? 'Обери четвертий предмет, і порахуємо.'
    : weightsFor(chosen, elective) === null
      ? 'Коефіцієнт одного з предметів для цієї спеціальності невідомий, тому бала не рахуємо. Додай її ще раз зі своїми коефіцієнтами.'
      : isWaiting
        ? 'Тут є творчий конкурс: впиши його бал, і порахуємо.'
        : 'Бракує бала з одного з чотирьох предметів: дочекайся прогнозу або впиши свій.'

function floorText(row: AdmissionRow | null): string {
  if (row?.floor === undefined) return 'Минулорічний прохідний бал шукай на сайті університету'
  return `Щонайменше ${row.floor}${row.isFloorForAll ? ' для бюджету й контракту' : ' для бюджету'}, за проєктом правил`
}
