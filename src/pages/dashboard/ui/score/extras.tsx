import type { Admission } from '#contract/admission'
import { boardLook, scoreLook } from 'styled-system/recipes'
import { RegionSelect } from '@/entities/admission'
import { Checkbox } from '@/shared/ui/checkbox'
import { TextField } from '@/shared/ui/text-field'
import type { ScoreForm } from '../../model/score-form'

const boardParts = boardLook()
const scoreParts = scoreLook()

type ExtrasProps = { form: ScoreForm; admission: Admission | null; isWrong: boolean; onChange: (form: ScoreForm) => void }

/** The extras that few have: a region with a factor, a supported speciality, points for courses. */
export function Extras({ form, admission, isWrong, onChange }: ExtrasProps) {
  return (
    <details>
      <summary className={boardParts.link}>Регіон, пріоритет, курси</summary>
      <div className={scoreParts.extra}>
        {admission && (
          <RegionSelect
            regions={admission.regions}
            unconfirmed=", на новий рік можуть змінитися"
            value={form.region}
            onChange={(region) => onChange({ ...form, region })}
          />
        )}
        {admission && (
          <Checkbox checked={form.isSupported} onChange={(event) => onChange({ ...form, isSupported: event.target.checked })}>
            Спеціальність особливої підтримки, пріоритет 1 або 2
          </Checkbox>
        )}
        <TextField
          label="Бали за підготовчі курси, до 10"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={form.courses}
          error={isWrong ? 'Від 0 до 10' : undefined}
          onChange={(event) => onChange({ ...form, courses: event.target.value })}
        />
      </div>
    </details>
  )
}
