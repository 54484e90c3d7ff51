import * as v from 'valibot'

/** The exhibit that a task shows besides its words. `source` is a quoted document; `none` words alone. */
export const exhibitSchema = v.picklist(['figure', 'map', 'text', 'table', 'source', 'none'])
export type Exhibit = v.InferOutput<typeof exhibitSchema>
