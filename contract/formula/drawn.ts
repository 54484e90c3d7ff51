import * as v from 'valibot'

/**
 * A formula as the server draws it. `html` is KaTeX’s markup with its heights and margins under `data-style`: the security policy refuses style
 * attributes, so whoever shows it sets them. `isBlock`: it stands in a line of its own.
 */
export const drawnFormulaSchema = v.object({ tex: v.string(), isBlock: v.boolean(), html: v.string() })
export type DrawnFormula = v.InferOutput<typeof drawnFormulaSchema>
