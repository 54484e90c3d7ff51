export const cardStreams = { own: 'own-cards', media: 'card-media', reviews: 'reviews' } as const
/** The document that holds the bytes of a picture or a sound. */
export const mediumKey = (id: string): string => `cards/own.media.${id}`
