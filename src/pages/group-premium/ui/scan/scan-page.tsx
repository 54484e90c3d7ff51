import { useMachine } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { css } from 'styled-system/css'
import { useAwaitedDeviceLog } from '@/shared/lib/device-log'
import { inspection } from '@/shared/lib/inspection'
import { useLeaveGuard } from '@/shared/lib/leave-guard'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { surroundings } from '@/shared/lib/surroundings'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Button, ButtonLink } from '@/shared/ui/button'
import { LazyConsentDialog } from '@/shared/ui/consent-dialog'
import { Page } from '@/shared/ui/page'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { keepReader, sheetReader } from '../../api/read-photo'
import { saveResults } from '../../api/save-results'
import { loadSheetKit } from '../../api/sheet-kits'
import { answersAddress, classAddress } from '../../model/address'
import { readSheetsMachine, type SavedResults } from '../../model/read-sheets.machine'
import { isReady, outweighsSheet, pileResults, type PileResult } from '../../model/sheet-pile'
import type { SheetKit } from '../../model/sheet-kit'
import { sheetsText } from '../../model/sheet-words'
import { MissingWork, orMissing } from '../missing-work'
import { PhotoButtons } from './photo-buttons'
import { SheetCard } from './sheet-card'

type ScanPageProps = { group: string; paper: string }

/** Sheets of a work that pupils have written on paper: photographed, read on this device, settled where doubtful, recorded. */
export function ScanPage({ group, paper }: ScanPageProps) {
  usePageTitle('Аркуші з фото')
  const log = useAwaitedDeviceLog()
  const kit = useLoad(() => orMissing(loadSheetKit(log(), group, paper)))
  useEffect(() => void keepReader(), [])
  if (kit.state === 'loading') return <LoadingPage shapes={['row', 'block']} />
  if (kit.state === 'failed')
    return <FailedPage title="Робота не завантажилася" failure="Не вдалося завантажити роботу, щоб читати аркуші" answer={kit} />
  if (kit.found === null)
    return (
      <MissingWork
        title="Цієї роботи у ваших класах немає"
        text="Її забрано з класу, або клас веде інший учитель. Аркуші читаються лише в класі, з якого їх друкували."
      />
    )
  return <Pile kit={kit.found} />
}

function Pile({ kit }: { kit: SheetKit }) {
  const log = useAwaitedDeviceLog()
  const [reader] = useState(sheetReader)
  useEffect(() => reader.close, [reader])
  const [machine] = useState(() =>
    readSheetsMachine.provide({
      actors: {
        readPhoto: fromPromise(({ input, signal }) => reader.read(input.photo, input.kit, signal)),
        record: fromPromise(async ({ input }) => saveResults(await log(), input.kit, input.results, surroundings.now())),
      },
    }),
  )
  const [state, send] = useMachine(machine, { input: { kit }, ...inspection() })
  const { sheets, recorded } = state.context
  const results = pileResults(kit, sheets)
  const ready = results.filter(isReady)
  const isRecording = state.matches('recording')
  // Sheets that were read and not recorded live in this page alone.
  const guard = useLeaveGuard(sheets.length > 0)
  const read = sheets.filter(({ reading }) => reading !== null).length
  const add = (photos: readonly File[]) =>
    send({ type: 'photos.add', photos: photos.map((photo) => ({ id: surroundings.newId(), name: photo.name, photo })) })
  return (
    <Page
      eyebrow={
        <Breadcrumbs
          way={[
            { title: 'Клас', to: classAddress(kit.group, 'results') },
            { title: kit.title, to: answersAddress(kit.group, kit.paper) },
          ]}
        />
      }
      title="Аркуші з фото"
      lead={`${kit.title} · код роботи ${kit.code}, він стоїть на її аркушах`}
    >
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <Panel title="Фото аркушів">
          <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
            <p>
              Фотографуйте кожну сторінку окремо, згори, щоб у кадрі були всі чотири чорні квадрати по кутах. Фото читає цей пристрій: вони
              нікуди не надсилаються, мережа не потрібна.
            </p>
            <PhotoButtons isOff={isRecording} onPhotos={add} />
            <p role="status" className={css({ color: 'inkMuted', _empty: { display: 'none' } })}>
              {sheets.length > 0 && `Прочитано ${read} з ${sheets.length}`}
            </p>
          </div>
        </Panel>
        {recorded && <Told kit={kit} recorded={recorded} />}
        {sheets.length > 0 && (
          <ol aria-label="Аркуші" className={css({ stack: '4', gridTemplateColumns: 'one' })}>
            {sheets.map((sheet, index) => (
              <li key={sheet.id} className={css({ minWidth: '0' })}>
                <SheetCard
                  kit={kit}
                  sheet={sheet}
                  number={index + 1}
                  isOff={isRecording}
                  onDrop={() => send({ type: 'sheet.drop', sheet: sheet.id })}
                  onPupil={(member) => send({ type: 'pupil.choose', sheet: sheet.id, member })}
                  onSettle={(task, row, marks) => send({ type: 'row.settle', sheet: sheet.id, task, row, marks })}
                />
              </li>
            ))}
          </ol>
        )}
        {sheets.length > 0 && (
          <Panel title="Результати">
            <div className={css({ stack: '4', gridTemplateColumns: 'one', justifyItems: 'start' })}>
              <p>
                {ready.length === 0
                  ? 'Ще нічого записувати: спершу прочитайте аркуші й уточніть сумнівне.'
                  : `Готово до запису: ${ready.length}.`}
              </p>
              <Unready kit={kit} results={results} />
              {ready.length > 0 && kit.pupils.some(({ isShown }) => !isShown) && (
                <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
                  Хто не показує вам результатів, міг уже відповідати на сайті. Тоді зарахується спроба на сайті, а про аркуш буде сказано
                  після запису.
                </p>
              )}
              {state.matches({ open: 'unrecorded' }) && (
                <ProblemNotice title="Результати не записано">
                  Цей пристрій не зміг їх зберегти. Аркуші лишилися на сторінці: звільніть місце в браузері й спробуйте ще раз.
                </ProblemNotice>
              )}
              <Button isLoading={isRecording} disabled={ready.length === 0} onClick={() => send({ type: 'results.record' })}>
                Записати результати
              </Button>
            </div>
          </Panel>
        )}
      </div>
      <LazyConsentDialog
        isOpen={guard.isAsked}
        title="Піти без запису?"
        yes="Піти"
        no="Лишитися"
        onGive={guard.leave}
        onRefuse={guard.stay}
      >
        <p>Аркуші прочитано, та їхні результати ще не записано. Якщо піти, фото доведеться обирати знову.</p>
      </LazyConsentDialog>
    </Page>
  )
}

/** Pupils whose sheets are here and cannot be recorded yet, each with the reason. */
function Unready({ kit, results }: { kit: SheetKit; results: readonly PileResult[] }) {
  const lines = results.flatMap((result) => {
    const why = unreadyText(result)
    return why === null ? [] : [{ member: result.member, text: `${nameOf(kit, result.member)}: ${why}` }]
  })
  if (lines.length === 0) return null
  return (
    <ul className={css({ stack: '1', textStyle: 'small', color: 'inkMuted' })}>
      {lines.map(({ member, text }) => (
        <li key={member}>{text}</li>
      ))}
    </ul>
  )
}

function unreadyText({ doubts, missing, isDouble, isMixed, tried }: PileResult): string | null {
  if (outweighsSheet(tried))
    return tried === 'paper' ? 'результат із паперу вже записано, рахується він' : 'рахується спроба на сайті, аркуш не запишеться'
  if (isDouble) return 'два фото тієї самої сторінки. Приберіть зайве або виправте учня'
  if (isMixed) return 'сторінки різних варіантів. Перевірте, чий це аркуш'
  if (missing.length > 0) return `бракує сторінки ${missing.join(', ')}`
  return doubts > 0 ? `треба уточнити відповіді: ${doubts}` : null
}

const nameOf = (kit: SheetKit, member: string): string => kit.pupils.find(({ id }) => id === member)?.name ?? 'Учень'

const refusalText = {
  sat: 'вже має результат цієї роботи або відповіді на сайті: рахуються вони, там усе лишилося без змін',
  left: 'вже не в класі',
  other: 'аркуш не відповідає цій роботі',
}

function wordsOf(outcome: SavedResults['outcome'], count: number): { title: string; text: string } {
  if (outcome !== 'sent')
    return {
      title: 'Результати чекають на мережу',
      text: `На цьому пристрої лежить ${sheetsText(count)}. Щойно з’явиться мережа, усе надійде саме; до того в класі цього не видно.`,
    }
  if (count === 0) return { title: 'Нічого не записано', text: 'Жодного з цих аркушів не прийнято. Чому — нижче.' }
  return {
    title: 'Результати записано',
    text: `Записано ${sheetsText(count)}. У таблицях класу вони стоять із позначкою «з паперу».`,
  }
}

/** What became of the results that were recorded last; it takes the focus when it appears. */
function Told({ kit, recorded: { outcome, count, refused } }: { kit: SheetKit; recorded: SavedResults }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => said.current?.focus(), [outcome, count, refused])
  const { title, text } = wordsOf(outcome, count)
  return (
    <div ref={said} tabIndex={-1}>
      <Panel tone="marker" title={title}>
        <div className={css({ stack: '3', justifyItems: 'start' })}>
          <p>{text}</p>
          {refused.length > 0 && (
            <ul aria-label="Не прийнято" className={css({ stack: '1' })}>
              {refused.map(({ member, why }) => (
                <li key={member}>
                  Не прийнято: {nameOf(kit, member)} {why !== null && why in refusalText && refusalText[why as keyof typeof refusalText]}
                </li>
              ))}
            </ul>
          )}
          <ButtonLink variant="secondary" href={answersAddress(kit.group, kit.paper)}>
            До результатів роботи
          </ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
