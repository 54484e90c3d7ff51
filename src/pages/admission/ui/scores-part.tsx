import { Link } from 'wouter'
import type { Admission } from '#contract/admission'
import type { Prediction } from '#domain/forecast/range'
import type { SubjectReadiness } from '#domain/prediction'
import { css } from 'styled-system/css'
import { RegionSelect } from '@/entities/admission'
import { rangeText } from '@/entities/readiness'
import { addresses } from '@/shared/routes'
import { wordLook } from '@/shared/ui/button'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import { readScore } from '../model/expectations'

type ScoresPartProps = {
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
export function ScoresPart({ readiness, predictions, typed, onType, elective, onElective, admission, region, onRegion }: ScoresPartProps) {
  const subjects = readiness.filter(({ kind, subject }) => kind === 'required' || subject === elective)
  const lacking = subjects.find(({ subject }) => !predictions.some((each) => each.subject === subject))
  return (
    <section aria-labelledby="own-scores" className={css({ stack: '3', gridTemplateColumns: 'one' })}>
      <h2 id="own-scores" className={css({ textStyle: 'label' })}>
        Твої бали
      </h2>
      <div className={css({ stack: '3', gridTemplateColumns: 'fill34', alignItems: 'end' })}>
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
      </div>
      {admission && (
        <details>
          <summary className={wordLook}>Область університету: × {region.toFixed(2).replace('.', ',')}</summary>
          <RegionSelect regions={admission.regions} unconfirmed=": на новий рік їх ще не підтверджено" value={region} onChange={onRegion} />
        </details>
      )}
      {lacking && (
        <Link href={addresses.diagnostic.to({ subject: lacking.subject })} className={wordLook}>
          Бала ще не знаєш? Діагностика: {lacking.title}
        </Link>
      )}
    </section>
  )
}

type ScoreFieldProps = { title: string; prediction: Prediction | undefined; text: string; onType: (text: string) => void }

function ScoreField({ title, prediction, text, onType }: ScoreFieldProps) {
  return (
    <TextField
      label={title}
      hint={prediction && `Прогноз: ${rangeText(prediction)}`}
      error={text !== '' && readScore(text) === null ? 'Бал від 100 до 200' : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      placeholder="100–200"
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
