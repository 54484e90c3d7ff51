import { dateFormatter } from '#domain/formatters'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'
import { drawSeed, paperIn } from '../model/paper-choice'
import { ChoiceGroup } from '@/shared/ui/choice-group'
import type { FormProps } from './form'

const drawn = 'drawn'
const day = dateFormatter({ day: 'numeric', month: 'long' })

/** Papers made by editors, with how they went, and papers drawn from the bank by a number that gives the same paper again. */
export function PaperChoice({ values, onChange, ground: { practice, subject, freshSeed } }: FormProps) {
  const choice = paperIn(practice, values, freshSeed)
  if (!choice)
    return (
      <div className={css({ stack: '3', justifyItems: 'start' })}>
        {practice.whyNoPaper && <WhyNoPaper>{practice.whyNoPaper}</WhyNoPaper>}
        {practice.tasks.length > 0 && (
          <ButtonLink variant="secondary" href={addresses.tests.to({ subject: subject.id, mode: 'topics' })}>
            Тренуватися за темами
          </ButtonLink>
        )}
      </div>
    )
  const papers = practice.papers.map(({ id, title, last }) => ({
    value: id,
    label: title,
    hint: last ? `пройдено: ${last.raw} з ${last.max}, ${day(new Date(last.at))}` : 'новий',
  }))
  const fromBank = {
    value: drawn,
    label: 'Скласти з банку завдань',
    hint: 'за офіційною структурою; без завдань із трьох твоїх останніх тестів',
  }
  const seed = 'seed' in choice ? choice.seed : null
  return (
    <div className={css({ stack: '3' })}>
      <ChoiceGroup
        isStacked
        legend="Варіант"
        value={'paper' in choice ? choice.paper : drawn}
        onChange={(value) => onChange(value === drawn ? { seed: drawSeed(), paper: null } : { paper: value, seed: null })}
        options={practice.canDraw ? [...papers, fromBank] : papers}
      />
      {!practice.canDraw && practice.whyNoPaper && <WhyNoPaper>{practice.whyNoPaper}</WhyNoPaper>}
      {seed !== null && <Seed seed={seed} onChange={(next) => onChange({ seed: next, paper: null })} />}
    </div>
  )
}

const WhyNoPaper = ({ children }: { children: string }) => <p className={css({ color: 'inkMuted' })}>{children}</p>

function Seed({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  return (
    <div className={css({ wrap: '3', alignItems: 'end' })}>
      <TextField
        key={seed}
        label="Номер варіанта"
        inputMode="numeric"
        defaultValue={seed}
        hint="Той самий номер складе той самий варіант тому, хто ще не бачив його завдань. Ним можна поділитися."
        maxLength={9}
        onBlur={(event) => onChange(/^\d{1,9}$/.test(event.target.value) ? Number(event.target.value) : seed)}
      />
      <Button variant="secondary" onClick={() => onChange(drawSeed())}>
        Інший варіант
      </Button>
    </div>
  )
}
