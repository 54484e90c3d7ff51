/** The one who hears of a part of the page that could not be drawn; nobody before the app runs. */
export const drawingFailed: { hear: (error: unknown) => void } = { hear: () => undefined }
