/** The rules by which KaTeX draws formulas, on the server and in a browser. */
export const formulaRules = { output: 'htmlAndMathml', trust: false, maxSize: 20, maxExpand: 1000, strict: 'ignore' } as const
