import * as v from 'valibot'

/**
 * A formula as the server draws it. Styles stand under `data-style`, since the security policy refuses style attributes: whoever shows it
 * sets them. `isBlock`: in a line of its own.
 */
export const drawnFormulaSchema = v.object({ tex: v.string(), isBlock: v.boolean(), html: v.string() })
export type DrawnFormula = v.InferOutput<typeof drawnFormulaSchema>
