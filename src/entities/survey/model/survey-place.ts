/** The place of the device’s copy of a survey, that of what it needs besides where it was begun offline, and the key of an intention. */
export const surveyPlace = (id: string): string => `answers/survey/${id}`
export const begunPlace = (survey: string): string => `answers/begun/${survey}`
export const intentionPlace = (intention: string): string => `answers/once/${intention}`
