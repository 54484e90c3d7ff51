import type { Admission } from '#contract/admission'
import type { Prediction } from '#domain/forecast/range'
import type { SubjectReadiness } from '#domain/prediction'
import { css } from 'styled-system/css'
import { RegionSelect } from '@/entities/admission'
import { rangeText } from '@/entities/readiness'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import { readScore } from '../model/expectations'

type ScoresPanelProps = {
  readiness: readonly SubjectReadiness[]
  predictions: readonly Prediction[]
  typed: Readonly<Record<string, string>>
  onType: (subject: string, text: string) => void
  elective: string | null
  onElective: (subject: string) => void
  admission: Admission | null
  region: number
  onRegion: (factor: number) => void
}

/** The four scores: from the forecast, or typed; and the factor of the region. */
export function ScoresPanel({
  readiness,
  predictions,
  typed,
  onType,
  elective,
  onElective,
  admission,
  region,
  onRegion,
}: ScoresPanelProps) {
  const subjects = readiness.filter(({ kind, subject }) => kind === 'required' || subject === elective)
  const lacking = subjects.find(({ subject }) => !predictions.some((each) => each.subject === subject))
  return (
    <Panel title="Твої бали">
      <div className={css({ stack: '4', gridTemplateColumns: { base: 'one', md: 'two' }, alignItems: 'start' })}>
        {subjects.map(({ subject, title }) => (
          <ScoreField
            key={subject}
            title={title}
            prediction={predictions.find((each) => each.subject === subject)}
            text={typed[subject] ?? ''}
            onType={(text) => onType(subject, text)}
          />
        ))}
        <Select label="Четвертий предмет" value={elective ?? ''} onChange={(subject) => subject !== '' && onElective(subject)}>
          <option value="">Ще не обрано</option>
          {readiness
            .filter(({ kind }) => kind === 'elective')
            .map(({ subject, title }) => (
              <option key={subject} value={subject}>
                {title}
              </option>
            ))}
        </Select>
        {admission && (
          <RegionSelect regions={admission.regions} unconfirmed=": на новий рік їх ще не підтверджено" value={region} onChange={onRegion} />
        )}
      </div>
      {lacking && (
        <div className={css({ marginTop: '4' })}>
          <ButtonLink variant="secondary" href={addresses.diagnostic.to({ subject: lacking.subject })}>
            До прогнозу: діагностика, {lacking.title}
          </ButtonLink>
        </div>
      )}
    </Panel>
  )
}

type ScoreFieldProps = { title: string; prediction: Prediction | undefined; text: string; onType: (text: string) => void }

function ScoreField({ title, prediction, text, onType }: ScoreFieldProps) {
  const hint = prediction ? `Прогноз: ${rangeText(prediction)}. Можна вписати свій бал` : 'Прогнозу ще немає: впиши свій бал'
  return (
    <TextField
      label={title}
      hint={hint}
      error={text !== '' && readScore(text) === null ? 'Бал від 100 до 200' : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
