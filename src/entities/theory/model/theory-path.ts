/** Paths of the API below a subject. */
export const theoryPath = (...parts: string[]): string => ['v3/subjects', ...parts.map(encodeURIComponent)].join('/')
