/** The place of the device’s copy of a survey, and the key of an intention. */
export const surveyPlace = (id: string): string => `answers/survey/${id}`
export const intentionPlace = (intention: string): string => `answers/once/${intention}`
