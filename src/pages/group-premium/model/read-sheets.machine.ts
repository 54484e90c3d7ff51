import { assign, fromPromise, setup } from 'xstate'
import type { PaperResult } from '#contract/paper-result'
import type { SheetKit } from './sheet-kit'
import { isReady, pileResults, pupilOf, resultOf, rowName, type PileSheet } from './sheet-pile'
import type { SheetReading, SheetRefusal } from './sheet-reading/read-sheet'

/** A photo that a teacher has chosen or taken. */
export type ChosenPhoto = { id: string; name: string; photo: Blob }
type Bare = Omit<PaperResult, 'id' | 'at'>
/** What became of results: `sent` to the server, which refused some pupils’, or `kept` on the device until there is a network. */
export type SavedResults = { outcome: 'sent' | 'kept'; count: number; refused: readonly { member: string; why: string | null }[] }

/** The pile of sheets that a teacher reads from photos: each is read, what is doubtful is settled, and what is whole is recorded. */
export const readSheetsMachine = setup({
  types: {
    input: {} as { kit: SheetKit },
    /** `current`: the sheet that is being read. */
    context: {} as { kit: SheetKit; sheets: readonly PileSheet[]; current: string | null; recorded: SavedResults | null },
    events: {} as
      | { type: 'photos.add'; photos: readonly ChosenPhoto[] }
      | { type: 'sheet.drop'; sheet: string }
      | { type: 'pupil.choose'; sheet: string; member: string | null }
      | { type: 'row.settle'; sheet: string; task: number; row: number; marks: readonly number[] }
      | { type: 'results.record' },
  },
  actors: {
    readPhoto: fromPromise<SheetReading | SheetRefusal, { photo: Blob; kit: SheetKit }>(() =>
      Promise.reject(new Error('Nothing reads photos here')),
    ),
    record: fromPromise<SavedResults, { kit: SheetKit; results: readonly Bare[] }>(() =>
      Promise.reject(new Error('Nothing is recorded here')),
    ),
  },
  guards: {
    hasUnread: ({ context }) => unreadIn(context.sheets) !== undefined,
    hasReady: ({ context }) => readyIn(context).length > 0,
  },
  actions: {
    addPhotos: assign(({ context }, { photos }: { photos: readonly ChosenPhoto[] }) => ({
      sheets: [...context.sheets, ...photos.map((photo) => ({ ...photo, reading: null, member: null, settled: {} }))],
      recorded: null,
    })),
    dropSheet: assign(({ context }, { sheet }: { sheet: string }) => ({ sheets: context.sheets.filter(({ id }) => id !== sheet) })),
    choosePupil: assign(({ context }, { sheet, member }: { sheet: string; member: string | null }) => ({
      sheets: context.sheets.map((each) => (each.id === sheet ? { ...each, member } : each)),
    })),
    settleRow: assign(
      ({ context }, { sheet, task, row, marks }: { sheet: string; task: number; row: number; marks: readonly number[] }) => ({
        sheets: context.sheets.map((each) =>
          each.id === sheet ? { ...each, settled: { ...each.settled, [rowName(task, row)]: marks } } : each,
        ),
      }),
    ),
    takeNext: assign(({ context }) => ({ current: unreadIn(context.sheets)?.id ?? null })),
    keepReading: assign(({ context }, { reading }: { reading: SheetReading | SheetRefusal }) => ({
      sheets: withReading(context, reading, reading.state === 'read' ? pupilOf(context.kit, reading) : null),
    })),
    keepFailure: assign(({ context }) => ({ sheets: withReading(context, { state: 'failed' }, null) })),
    keepRecorded: assign(({ context }, { recorded }: { recorded: SavedResults }) => {
      const done = new Set(readyIn(context).flatMap(({ sheets }) => sheets.map(({ id }) => id)))
      return { recorded, sheets: context.sheets.filter(({ id }) => !done.has(id)) }
    }),
  },
}).createMachine({
  id: 'readSheets',
  description:
    'Reads sheets from photos one after another; what is doubtful waits for the teacher, and what is whole is recorded on a press.',
  context: ({ input }) => ({ kit: input.kit, sheets: [], current: null, recorded: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The pile can be changed.',
      on: {
        'photos.add': { target: '.reading', actions: { type: 'addPhotos', params: ({ event }) => event } },
        'sheet.drop': { actions: { type: 'dropSheet', params: ({ event }) => event } },
        'pupil.choose': { actions: { type: 'choosePupil', params: ({ event }) => event } },
        'row.settle': { actions: { type: 'settleRow', params: ({ event }) => event } },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'No photo waits to be read.',
          on: { 'results.record': { guard: 'hasReady', target: '#readSheets.recording' } },
        },
        reading: {
          description: 'One photo is being read; those behind it wait.',
          entry: 'takeNext',
          invoke: {
            id: 'readPhoto',
            src: 'readPhoto',
            input: ({ context }) => ({
              kit: context.kit,
              photo: context.sheets.find(({ id }) => id === context.current)?.photo ?? new Blob(),
            }),
            onDone: { target: 'read', actions: { type: 'keepReading', params: ({ event }) => ({ reading: event.output }) } },
            onError: { target: 'read', actions: 'keepFailure' },
          },
          on: { 'photos.add': { actions: { type: 'addPhotos', params: ({ event }) => event } } },
        },
        read: {
          description: 'The next photo is taken, where there is one.',
          always: [{ guard: 'hasUnread', target: 'reading' }, { target: 'resting' }],
        },
        unrecorded: {
          description: 'The device could not keep the results: all sheets are still here.',
          on: { 'results.record': { guard: 'hasReady', target: '#readSheets.recording' } },
        },
      },
    },
    recording: {
      description: 'Results are being written down on this device and, where there is a network, sent.',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => ({ kit: context.kit, results: readyIn(context).map((result) => resultOf(context.kit, result)) }),
        onDone: { target: 'open', actions: { type: 'keepRecorded', params: ({ event }) => ({ recorded: event.output }) } },
        onError: 'open.unrecorded',
      },
    },
  },
})

const readyIn = ({ kit, sheets }: { kit: SheetKit; sheets: readonly PileSheet[] }) => pileResults(kit, sheets).filter(isReady)

const unreadIn = (sheets: readonly PileSheet[]) => sheets.find(({ reading }) => reading === null)

/** The sheet that was being read may have been put away meanwhile. */
function withReading(
  { sheets, current }: { sheets: readonly PileSheet[]; current: string | null },
  reading: NonNullable<PileSheet['reading']>,
  member: string | null,
): PileSheet[] {
  return sheets.map((sheet) => (sheet.id === current ? { ...sheet, reading, member } : sheet))
}
