import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Panel } from '@/shared/ui/panel'
import { Select } from '@/shared/ui/select'
import type { SheetKit, SheetPupil } from '../../model/sheet-kit'
import { doubtsOf, numberedPupil, outweighsSheet, tasksOf, type PileSheet } from '../../model/sheet-pile'
import { refusalText, triedText } from '../../model/sheet-words'
import { DoubtRow } from './doubt-row'
import { ReadAnswers } from './read-answers'
import { SheetPicture } from './sheet-picture'

type SheetCardProps = {
  kit: SheetKit
  sheet: PileSheet
  /** From 1, in the order of the photos. */
  number: number
  isOff: boolean
  onDrop: () => void
  onPupil: (member: string | null) => void
  onSettle: (task: number, row: number, marks: readonly number[]) => void
}

/** One photographed page: whose it is, what is doubtful in it, or why it was not read. */
export function SheetCard({ kit, sheet, number, isOff, onDrop, onPupil, onSettle }: SheetCardProps) {
  const { reading, member } = sheet
  const pupil = kit.pupils.find(({ id }) => id === member)
  const doubts = doubtsOf(kit, sheet)
  const open = doubts.filter(({ isSettled }) => !isSettled).length
  const refused = reading && refusalText(reading)
  const name = pupil?.name ?? `Аркуш ${number}`
  return (
    <Panel padding="small">
      <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        <div className={css({ wrap: '3', alignItems: 'center', justifyContent: 'space-between' })}>
          <h2 className={css({ textStyle: 'subheading', minWidth: '0', overflowWrap: 'anywhere' })}>
            <bdi>{name}</bdi>
            {reading?.state === 'read' && (
              <span className={css({ color: 'inkMuted', textStyle: 'small' })}>
                {' '}
                · варіант {reading.code.variant}
                {reading.pages > 1 && ` · сторінка ${reading.page} з ${reading.pages}`}
              </span>
            )}
          </h2>
          <span className={css({ wrap: '2', alignItems: 'center', smDown: { flexGrow: '1', justifyContent: 'space-between' } })}>
            <State reading={reading} open={open} pupil={pupil} />
            <Button size="small" variant="quiet" disabled={isOff} aria-label={`Прибрати: ${name}, фото ${sheet.name}`} onClick={onDrop}>
              Прибрати
            </Button>
          </span>
        </div>
        {refused && (
          <div className={css({ stack: '2', gridTemplateColumns: 'one' })}>
            <p>{refused}</p>
            <p className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>Фото: {sheet.name}</p>
          </div>
        )}
        {reading?.state === 'read' && (reading.code.pupil === null || pupil === undefined) && (
          <div className={css({ stack: '3', gridTemplateColumns: 'one' })}>
            {reading.head && <SheetPicture isHead picture={reading.head} alt="Верх аркуша, де підписано ім’я" />}
            <PupilChoice
              kit={kit}
              member={member}
              suggested={numberedPupil(kit, reading)}
              number={reading.number}
              isKnown={reading.code.pupil === null}
              isOff={isOff}
              onPupil={onPupil}
            />
          </div>
        )}
        {pupil?.tried && <p>{triedText(pupil.tried)}</p>}
        {reading?.state === 'read' && <ReadAnswers kit={kit} sheet={sheet} name={name} isOff={isOff} onSettle={onSettle} />}
        {reading?.state === 'read' && !outweighsSheet(pupil?.tried ?? null) && doubts.length > 0 && (
          <ul
            aria-label={`${name}: уточніть`}
            className={css({ stack: '4', gridTemplateColumns: { base: 'one', lg: 'two' }, alignItems: 'start' })}
          >
            {doubts.map((doubt) => (
              <li key={`${doubt.task} ${doubt.rows[0]?.row}`} className={css({ minWidth: '0' })}>
                <DoubtRow
                  doubt={doubt}
                  task={tasksOf(kit, reading)[doubt.task]}
                  settled={sheet.settled}
                  isOff={isOff}
                  onSettle={onSettle}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function State({ reading, open, pupil }: { reading: PileSheet['reading']; open: number; pupil: SheetPupil | undefined }) {
  if (reading === null) return <Chip tone="pen">читається…</Chip>
  if (reading.state !== 'read') return <Chip tone="wrong">не прочитано</Chip>
  if (pupil === undefined) return <Chip tone="marker">чий це аркуш?</Chip>
  if (outweighsSheet(pupil.tried)) return <Chip tone="wrong">не запишеться</Chip>
  return open > 0 ? <Chip tone="marker">уточніть: {open}</Chip> : <Chip tone="right">прочитано</Chip>
}

type PupilChoiceProps = {
  kit: SheetKit
  member: string | null
  suggested: string | null
  number: number | null
  /** The sheet names nobody; else it names somebody who is not in this class. */
  isKnown: boolean
  isOff: boolean
  onPupil: (member: string | null) => void
}

/** Whose the sheet is: a number that a pupil has marked is only a suggestion. */
function PupilChoice({ kit, member, suggested, number, isKnown, isOff, onPupil }: PupilChoiceProps) {
  const offered = kit.pupils.find(({ id }) => id === suggested)
  return (
    <div className={css({ stack: '3', gridTemplateColumns: 'one', justifyItems: 'start' })}>
      {!isKnown && <p>Учня з цього аркуша немає в класі. Оберіть, чий він.</p>}
      {offered && member === null && (
        <Button size="small" variant="secondary" disabled={isOff} onClick={() => onPupil(offered.id)}>
          Номер {number}: {offered.name}
        </Button>
      )}
      <Select label="Чий це аркуш" value={member ?? ''} disabled={isOff} onChange={(id) => onPupil(id === '' ? null : id)}>
        <option value="">Оберіть учня</option>
        {kit.pupils.map(({ id, name }, index) => (
          <option key={id} value={id}>
            {index + 1}. {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
