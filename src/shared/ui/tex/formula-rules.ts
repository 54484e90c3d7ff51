/** The rules by which formulas are drawn, by the server and here. */
export const formulaRules = { output: 'htmlAndMathml', trust: false, maxSize: 20, maxExpand: 1000, strict: 'ignore' } as const
