/** Names in the device’s store: of a survey’s copy, of what one begun offline needs beside it, and of an intention. */
export const surveyPlace = (id: string): string => `answers/survey/${id}`
export const begunPlace = (survey: string): string => `answers/begun/${survey}`
export const intentionPlace = (intention: string): string => `answers/once/${intention}`
