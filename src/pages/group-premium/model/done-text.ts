/** How many have done a work, of those whose results the teacher may see. @param verb «здали», «зробили». */
export const doneText = (verb: string, done: number, sharing: number): string =>
  sharing === 0 ? 'результатів поки ніхто не показує' : `${verb} ${done} з ${sharing} (видно тих, хто показує результати)`
