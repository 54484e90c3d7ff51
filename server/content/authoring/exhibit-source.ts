import * as v from 'valibot'
import { exhibits } from '../../store/tables/content.ts'

/** The exhibit that a task shows besides its words. */
export const exhibitSchema = v.picklist(exhibits)
