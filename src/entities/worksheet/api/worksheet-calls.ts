import { successAnswerSchema } from '#contract/auth'
import {
  tasksAnswerSchema,
  variantsAnswerSchema,
  worksheetAnswerSchema,
  worksheetOfferAnswerSchema,
  worksheetsAnswerSchema,
  type FoundTasks,
  type TaskSearch,
  type Variants,
  type VariantsRequest,
  type Worksheet,
  type WorksheetChange,
  type WorksheetOffer,
  type WorksheetRequest,
  type WorksheetSummary,
} from '#contract/worksheet'
import { api } from '@/shared/api'

/** Own worksheets, the one changed last first. */
export const listWorksheets = async (): Promise<WorksheetSummary[]> =>
  (await (await api()).get('v3/worksheets').json(worksheetsAnswerSchema)).data.worksheets

export const readWorksheet = async (id: string): Promise<Worksheet> =>
  (await (await api()).get(`v3/worksheets/${id}`).json(worksheetAnswerSchema)).data.worksheet

/** Makes a worksheet. @param key made before the first try and kept for every further one. */
export const makeWorksheet = async (json: WorksheetRequest, key: string): Promise<Worksheet> =>
  (await (await api()).post('v3/worksheets', { json, headers: { 'Idempotency-Key': key } }).json(worksheetAnswerSchema)).data.worksheet

export const changeWorksheet = async (id: string, json: WorksheetChange): Promise<Worksheet> =>
  (await (await api()).post(`v3/worksheets/${id}`, { json }).json(worksheetAnswerSchema)).data.worksheet

export const removeWorksheet = async (id: string): Promise<void> =>
  void (await (await api()).delete(`v3/worksheets/${id}`).json(successAnswerSchema))

/** Lets other teachers take a copy by a link, or ends that. */
export const shareWorksheet = async (id: string, isShared: boolean): Promise<Worksheet> =>
  (await (await api())[isShared ? 'post' : 'delete'](`v3/worksheets/${id}/share`).json(worksheetAnswerSchema)).data.worksheet

export const previewShare = async (code: string): Promise<WorksheetOffer> =>
  (await (await api()).post('v3/worksheet-offers', { json: { code } }).json(worksheetOfferAnswerSchema)).data.offer

/** Looks for tasks of the bank, twenty at a time. */
export const searchTasks = async (json: TaskSearch): Promise<FoundTasks> =>
  (await (await api()).post('v3/worksheet-tasks', { json }).json(tasksAnswerSchema)).data

export const readVariants = async (id: string, json: VariantsRequest): Promise<Variants> =>
  (await (await api()).post(`v3/worksheets/${id}/variants`, { json }).json(variantsAnswerSchema)).data
