import { useState, type ReactNode } from 'react'
import type { Variant, Variants } from '#contract/worksheet'
import { readReference } from '@/entities/subject'
import type { ReferenceSheet } from '#domain/subject'
import { css } from 'styled-system/css'
import { problemOf } from '@/shared/api'
import { useOnceCall } from '@/shared/lib/once-call'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { PrintSheet } from '@/shared/ui/print-sheet'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Select } from '@/shared/ui/select'
import { DrawnFormulas } from '@/shared/ui/tex'
import { PrintedAnswers, type SheetHolder } from './printed-answers'
import { PrintedKeys } from './printed-keys'
import { PrintedReference } from './printed-reference'
import { PrintedVariant, type PrintedWork } from './printed-variant'

type Part = 'tasks' | 'answers' | 'keys'
type Wish = { part: Part; count: number; hasReference: boolean }
type Ready = Variants & { part: Part; reference: ReferenceSheet | null }

type PaperOutProps = {
  work: PrintedWork
  subject: string
  /** Some tasks are of templates: in each variant they have other numbers. */
  hasTemplates: boolean
  /** So many variants at least. */
  readVariants: (count: number) => Promise<Variants>
  /** Those who get a sheet of their own, and what is said about reading sheets back. */
  pupils: readonly Exclude<SheetHolder, null>[]
  aside: ReactNode
}

/** The work on paper: what is printed is chosen here, and keys are printed apart from what pupils get. */
export function PaperOut({ work, subject, hasTemplates, readVariants, pupils, aside }: PaperOutProps) {
  const [count, setCount] = useState(1)
  const [blanks, setBlanks] = useState(pupils.length === 0 ? 1 : 2)
  const [isLarge, setLarge] = useState(false)
  const [hasReference, setReference] = useState(false)
  const [prints, setPrints] = useState(0)
  const reading = useOnceCall(
    async ({ part, count: wanted, hasReference: isWanted }: Wish): Promise<Ready> => {
      const [drawn, known] = await Promise.all([readVariants(wanted), isWanted ? readReference(subject) : null])
      return { ...drawn, variants: drawn.variants.slice(0, wanted), part, reference: known?.reference ?? null }
    },
    { onAnswer: () => setPrints((before) => before + 1) },
  )
  const ready = reading.state === 'answered' && prints > 0 ? reading.answer : null
  const print = (part: Part) => reading.make({ part, count, hasReference: hasReference && part === 'tasks' })
  const busy = reading.state === 'calling' ? reading.request?.part : undefined
  return (
    <Panel title="На папір">
      <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
        <Select
          label="Скільки варіантів"
          hint={
            hasTemplates
              ? 'У завданнях «кожному свої числа» в кожному варіанті інші числа, решта завдань однакова.'
              : 'У роботі немає завдань зі своїми числами для кожного: варіанти будуть однакові.'
          }
          value={String(count)}
          options={numbersTo(10)}
          onChange={(value) => setCount(Number(value))}
        />
        <Select
          label="Бланків без імені, на кожен варіант"
          hint={
            pupils.length === 0
              ? 'Ім’я підписують від руки.'
              : `Ще ${pupils.length} — іменні, варіанти в них по черзі. У бланку без імені учень позначає свій номер у списку класу.`
          }
          value={String(blanks)}
          options={[{ value: '0', text: 'жодного' }, ...numbersTo(10)].slice(pupils.length === 0 ? 1 : 0)}
          onChange={(value) => setBlanks(Number(value))}
        />
        <div className={css({ display: 'grid', justifyItems: 'start' })}>
          <Checkbox checked={isLarge} onChange={(event) => setLarge(event.target.checked)}>
            Великі літери
          </Checkbox>
          <Checkbox checked={hasReference} onChange={(event) => setReference(event.target.checked)}>
            З довідковими матеріалами, якщо вони є в предметі
          </Checkbox>
        </div>
        {reading.error !== null && (
          <ProblemNotice title="Роботу не підготовлено до друку">{problemText(problemOf(reading.error))}</ProblemNotice>
        )}
        {aside}
        <div className={css({ wrap: '2' })}>
          {parts.map(({ part, text }) => (
            <Button key={part} variant={part === 'tasks' ? 'primary' : 'secondary'} isLoading={busy === part} onClick={() => print(part)}>
              <Icon name="printer" size="small" />
              {text}
            </Button>
          ))}
        </div>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          На кожному аркуші стоять код роботи {work.code} і номер варіанта: за ними видно, з якої він роботи й за яким ключем його
          перевіряти.
          {pupils.length > 0 &&
            ' Код учня на іменному бланку — у смужках угорі й унизу: за ним фото знаходить учня, вводити його не треба.'}{' '}
          Ключі друкуються окремо. Той самий вибір дає ті самі варіанти й завтра. Бланки друкуйте без зменшення.
        </p>
      </div>
      {ready && (
        <DrawnFormulas formulas={ready.formulas}>
          <PrintSheet prints={prints} isLarge={isLarge && ready.part === 'tasks'} onPrinted={() => setPrints(0)}>
            {ready.part === 'keys' && <PrintedKeys work={work} variants={ready.variants} />}
            {ready.part === 'tasks' &&
              ready.variants.map((variant) => (
                <PrintedVariant key={variant.number} work={work} variant={variant} isOnly={ready.variants.length === 1} />
              ))}
            {ready.part === 'answers' &&
              sheetsOf(ready.variants, pupils, blanks).map(({ variant, holder }, index) => (
                <PrintedAnswers key={index} work={work} variant={variant} holder={holder} />
              ))}
            {ready.reference && <PrintedReference sheet={ready.reference} />}
          </PrintSheet>
        </DrawnFormulas>
      )}
    </Panel>
  )
}

const parts = [
  { part: 'tasks', text: 'Завдання' },
  { part: 'answers', text: 'Бланки відповідей' },
  { part: 'keys', text: 'Ключі для вчителя' },
] as const

const numbersTo = (most: number) => Array.from({ length: most }, (_, index) => ({ value: String(index + 1), text: String(index + 1) }))

/** A sheet for each pupil, variants in turn, then those without a name. */
const sheetsOf = (variants: readonly Variant[], pupils: readonly SheetHolder[], blanks: number) => [
  ...pupils.flatMap((holder, index) => {
    const variant = variants[index % variants.length]
    return variant ? [{ variant, holder }] : []
  }),
  ...variants.flatMap((variant) => Array.from({ length: blanks }, () => ({ variant, holder: null }))),
]
