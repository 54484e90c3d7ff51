import { useState, type ReactNode } from 'react'
import type { Admission } from '#contract/admission'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import { css, cx } from 'styled-system/css'
import { boardLook, scoreLook } from 'styled-system/recipes'
import { Link } from 'wouter'
import { useAdmission } from '@/entities/admission'
import { addresses } from '@/shared/routes'
import { Panel } from '@/shared/ui/panel'
import { filledForm, specialityOf } from '../../model/filled-form'
import { readScore, scoreFields, type ScoreForm } from '../../model/score-form'
import { Extras } from './extras'
import { ScoreInput } from './score-input'
import { SpecialityChoice } from './speciality-choice'
import { Sum } from './sum'

const scoreParts = scoreLook()
const boardParts = boardLook()
const numbersLook = css({
  '& input': { paddingInline: '2', minHeight: 'target', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
})

type ScoreCardProps = {
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
}

const names = { ukrainian: 'Українська мова', math: 'Математика', history: 'Історія України', elective: 'Четвертий предмет' } as const

/** The competitive score of a speciality. Without rules of admission the pupil types the weights. */
export function ScoreCard({ preferences, onChange }: ScoreCardProps) {
  const answer = useAdmission()
  const admission: Admission | null = answer.state === 'ready' ? answer.found.admission : null
  const [form, setForm] = useState<ScoreForm>(() => filledForm(preferences))
  const reading = readScore(form, admission?.branch.factor ?? 1)
  const isWrong = (name: string) => reading.wrong.includes(name)
  return (
    <Panel title="Конкурсний бал" aside={<Link href={addresses.admission.to()}>Мій конкурсний бал</Link>}>
      <SpecialityChoice
        admission={admission}
        preferences={preferences}
        onChoose={(weights) => setForm({ ...form, weights })}
        onKeep={(title) =>
          void onChange({ specialities: [...preferences.specialities, specialityOf(title, form, preferences.elective)].slice(-5) })
        }
        canKeep={reading.isFull && reading.wrong.length === 0}
      />
      <div className={cx(scoreParts.grid, numbersLook)}>
        <span className={scoreParts.head}>Предмет</span>
        <span className={scoreParts.head}>Бал</span>
        <span className={scoreParts.head}>Коеф.</span>
        {scoreFields.map((field) => (
          <Row key={field} name={names[field]}>
            <ScoreInput
              label={`${names[field]}: бал`}
              value={form.scores[field]}
              isWrong={isWrong(`scores.${field}`)}
              onChange={(typed) => setForm({ ...form, scores: { ...form.scores, [field]: typed } })}
            />
            <ScoreInput
              label={`${names[field]}: коефіцієнт`}
              value={form.weights[field]}
              isWrong={isWrong(`weights.${field}`)}
              onChange={(typed) => setForm({ ...form, weights: { ...form.weights, [field]: typed } })}
            />
          </Row>
        ))}
        <Row name="Найбільший коефіцієнт четвертого предмета">
          <span />
          <ScoreInput
            label="Найбільший коефіцієнт четвертого предмета"
            value={form.weights.electiveMax}
            isWrong={isWrong('weights.electiveMax')}
            onChange={(typed) => setForm({ ...form, weights: { ...form.weights, electiveMax: typed } })}
          />
        </Row>
      </div>
      <Extras form={form} admission={admission} isWrong={isWrong('courses')} onChange={setForm} />
      <Sum reading={reading} year={admission?.year ?? null} />
      {answer.state === 'failed' && (
        <p className={css({ marginTop: '3', textStyle: 'small', color: 'inkMuted' })}>
          Правила вступу не завантажилися: впиши коефіцієнти з сайту університету.{' '}
          <button type="button" className={boardParts.link} onClick={answer.retry}>
            Спробувати ще
          </button>
        </p>
      )}
    </Panel>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span className={css({ textStyle: 'small' })}>{name}</span>
      {children}
    </>
  )
}
