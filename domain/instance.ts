/** Tells whether a task was made of a template: its id is `template~seed`. */
export const isInstance = (id: string): boolean => id.includes('~')
