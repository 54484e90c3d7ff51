import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { cardsLook } from 'styled-system/recipes'
import { countOf, genitiveCountOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Table } from '@/shared/ui/table'
import { showToast } from '@/shared/ui/toaster'
import { bringCards, countCards, planImport, type Brought } from '../../model/import-plan'
import type { StudyProps } from '../../model/study'
import type { ReadCards } from '../../model/read-table'
import { DeckChoice } from './deck-choice'
import { FirstCards } from './first-cards'

const look = cardsLook()

type ImportPreviewProps = StudyProps &
  ReadCards & {
    title?: string
    /** The archive in which pictures and sounds lie. */
    file?: Blob | null
    onDone: () => void
    /** What can be chosen about the file. */
    children?: ReactNode
  }
const shownLeft = 200

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('uk-UA', { maximumFractionDigits: 1 })

type Adding = { state: 'idle' } | { state: 'adding'; media: number } | { state: 'lacking'; lines: readonly string[] }

/** The rows that an import would add and those that it would not, before it does. */
export function ImportPreview({ cards, left, more, title = '', file = null, study, onDone, children }: ImportPreviewProps) {
  const [deck, setDeck] = useState('own')
  const [adding, setAdding] = useState<Adding>({ state: 'idle' })
  const [takesLearnt, setTakesLearnt] = useState(true)
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.focus(), [])
  const plan = useMemo(() => planImport(cards, deck, study.state), [cards, deck, study.state])
  const { taken, bare, known, beyond, entries, histories, mediaRoom } = plan
  const count = useMemo(() => countCards(cards.map((card) => ({ card }))), [cards])
  const adds = useMemo(() => countCards(taken), [taken])
  const isMany = count !== cards.length
  const hasLearnt = takesLearnt && histories.length > 0
  const add = async () => {
    setAdding({ state: 'adding', media: 0 })
    try {
      const onCount = (media: number) => setAdding({ state: 'adding', media })
      const brought = await bringCards(study.collection, plan, { file, takesLearnt, onCount })
      showToast({ severity: 'success', title: `Додано карток: ${brought.added}` })
      const lines = lackingLines(brought)
      if (lines.length > 0) return setAdding({ state: 'lacking', lines })
      setAdding({ state: 'idle' })
      onDone()
    } catch {
      setAdding({ state: 'idle' })
      showToast({
        severity: 'error',
        title: 'Не вдалося додати картки',
        detail: 'Файл пошкоджено, його вже немає на місці, або пристрою бракує пам’яті. Спробуй ще раз: двічі нічого не додасться.',
      })
    }
  }
  if (adding.state === 'lacking') return <Lacking lines={adding.lines} onDone={onDone} />
  return (
    <section ref={element} tabIndex={-1} aria-label="Перегляд" className={look.stack}>
      <p role="status">
        {title !== '' && `«${title}». `}Готові: {countOf(count, 'card')}
        {isMany && ` із ${genitiveCountOf(cards.length, 'row')}: кожен пропуск і кожне закрите місце питають окремо`}.
        {left.length > 0 && ` Без картки: ${countOf(left.length, 'row')}, причини нижче.`}
        {known > 0 && ` У цій колоді вже є: ${known}.`}
        {more > 0 && ` Ще ${countOf(more, 'row')} не вмістилося: додай їх окремо.`}
        {beyond > 0 && ` Місця лишилося лише на стільки ${isMany ? 'рядків' : 'карток'}: ${taken.length}. Решту не буде додано.`}
      </p>
      {entries.size > 0 && (
        <p className={look.muted}>
          Картинок і звуків: {entries.size}. Кожну картинку буде зменшено до 200 кБ. Місця для них лишилося {megabytes(mediaRoom)} МБ.
        </p>
      )}
      {children}
      {left.length > 0 && (
        <Table
          caption={
            left.length > shownLeft ? `Рядки, яких не буде додано: перші ${shownLeft} з ${left.length}` : 'Рядки, яких не буде додано'
          }
          head={['Рядок', 'Запитання', 'Чому']}
          rows={left.slice(0, shownLeft).map(({ row, front, message }) => [row, front || '—', message])}
        />
      )}
      {cards.length > 0 && <FirstCards cards={cards} file={file} />}
      {histories.length > 0 && (
        <Checkbox checked={takesLearnt} onChange={(event) => setTakesLearnt(event.target.checked)}>
          Перенести й вивчене: повторення карток підуть далі, а не почнуться знову
        </Checkbox>
      )}
      <DeckChoice study={study} value={deck} onChange={setDeck} />
      <div className={look.actions}>
        <Button
          disabled={taken.length === 0 && bare.length === 0 && !hasLearnt}
          isLoading={adding.state === 'adding'}
          onClick={() => void add()}
        >
          {taken.length > 0 || (bare.length === 0 && !hasLearnt)
            ? `Додати: ${adds}`
            : bare.length > 0
              ? 'Додати картинки й звуки'
              : 'Додати вивчене'}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Скасувати
        </Button>
      </div>
      <p role="status" className={look.muted}>
        {adding.state === 'adding' && entries.size > 0 && `Картинки й звуки: ${adding.media} з ${entries.size}.`}
      </p>
    </section>
  )
}

const lackingLines = ({ media: { unfit, beyond, lost }, bare }: Brought): string[] => [
  ...(lost > 0
    ? [`Картинок і звуків, яких у файлі немає цілими або які більші за 25 МБ: ${lost}. Завантаж файл ще раз і додай його знову.`]
    : []),
  ...(unfit > 0 ? [`Завеликі звуки (понад 300 кБ) або файли іншого виду: ${unfit}. Їх не перенесено.`] : []),
  ...(beyond > 0
    ? [`Не вмістилося картинок і звуків: ${beyond}. Вилучи зайві картки або увійди, щоб мати більше місця, і додай файл ще раз.`]
    : []),
  ...(bare > 0 ? [`Карток, яких без картинки чи звуку не додано: ${bare}.`] : []),
]

/** What was left behind stays on the screen until it is read. */
function Lacking({ lines, onDone }: { lines: readonly string[]; onDone: () => void }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <section ref={element} tabIndex={-1} aria-label="Що не перенесено" className={look.stack}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={look.actions}>
        <Button onClick={onDone}>Зрозуміло</Button>
      </div>
    </section>
  )
}
