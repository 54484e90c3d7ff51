import { assign, fromPromise, setup } from 'xstate'
import type { Worksheet, WorksheetChange } from '#contract/worksheet'
import { problemOf, type Problem } from '@/shared/api'

/** What a teacher changes about a work. */
export type Draft = Omit<WorksheetChange, 'revision'>

export const draftOf = ({ title, minutes, items }: Worksheet): Draft => ({
  title,
  minutes,
  items: items.map(({ id, isOwn }) => ({ id, isOwn })),
})

/** The server joins the spaces of a title. */
const isSame = (a: Draft, b: Draft): boolean => JSON.stringify(spaced(a)) === JSON.stringify(spaced(b))
const spaced = (draft: Draft): Draft => ({ ...draft, title: draft.title.replaceAll(/\s+/gu, ' ').trim() })

/** Keeps a work that a teacher is putting together: a moment after the last change it is saved, and no change is lost on the way. */
export const keepWorksheetMachine = setup({
  types: {
    input: {} as { worksheet: Worksheet },
    /** `unsure` was sent and never answered: the server may have taken it, so it goes once more before anything newer. */
    context: {} as { worksheet: Worksheet; draft: Draft; unsure: Draft | null; problem: Problem | null },
    events: {} as { type: 'draft.change'; draft: Draft } | { type: 'draft.save' },
  },
  actors: {
    save: fromPromise<Worksheet, { id: string; change: WorksheetChange }>(() => Promise.reject(new Error('Nothing keeps works here'))),
  },
  delays: { untilSaved: 700 },
  guards: {
    isTitled: ({ context }) => context.draft.title.trim() !== '',
    isAllSaved: ({ context }, { saved }: { saved: Worksheet }) => isSame(context.draft, draftOf(saved)),
  },
  actions: {
    keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft })),
    keepSaved: assign((_, { saved }: { saved: Worksheet }) => ({ worksheet: saved, unsure: null, problem: null })),
    takeSaved: assign((_, { saved }: { saved: Worksheet }) => ({ worksheet: saved, draft: draftOf(saved), unsure: null, problem: null })),
    keepSent: assign(({ context }) => ({ unsure: context.unsure ?? context.draft })),
    keepProblem: assign(({ context }, { error }: { error: unknown }) => {
      const problem = problemOf(error)
      return { problem, unsure: problem.status === null ? context.unsure : null }
    }),
  },
}).createMachine({
  id: 'keepWorksheet',
  description:
    'Saves a work a moment after its last change; what changes meanwhile is saved next, and what failed stays to be tried again.',
  context: ({ input }) => ({ worksheet: input.worksheet, draft: draftOf(input.worksheet), unsure: null, problem: null }),
  initial: 'kept',
  states: {
    kept: {
      on: { 'draft.change': { target: 'changed', actions: { type: 'keepDraft', params: ({ event }) => event } } },
    },
    changed: {
      after: { untilSaved: { guard: 'isTitled', target: 'saving' } },
      on: {
        'draft.change': { target: 'changed', reenter: true, actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.save': { guard: 'isTitled', target: 'saving' },
      },
    },
    saving: {
      entry: 'keepSent',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          id: context.worksheet.id,
          change: { ...(context.unsure ?? context.draft), revision: context.worksheet.revision },
        }),
        onDone: [
          {
            guard: { type: 'isAllSaved', params: ({ event }) => ({ saved: event.output }) },
            target: 'kept',
            actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) },
          },
          { target: 'changed', actions: { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) } },
        ],
        onError: { target: 'refused', actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'draft.change': { actions: { type: 'keepDraft', params: ({ event }) => event } } },
    },
    refused: {
      on: {
        'draft.change': { target: 'changed', actions: { type: 'keepDraft', params: ({ event }) => event } },
        'draft.save': { guard: 'isTitled', target: 'saving' },
      },
    },
  },
})
