/** Names in the device’s store: of a survey’s copy, of what one begun offline needs beside it, and of an intention. */
export const surveyDocument = (id: string): string => `answers/survey/${id}`
export const begunDocument = (survey: string): string => `answers/begun/${survey}`
export const intentionDocument = (intention: string): string => `answers/once/${intention}`
