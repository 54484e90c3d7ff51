export const cardStreams = { own: 'own-cards', reviews: 'reviews' } as const
