import { favoritesShort } from './favoritesShort.ts'

export const favorites = {
  ...favoritesShort,
  count: { one: '{{n}} saved hotel', other: '{{n}} saved hotels' },
  here: 'Saved in this browser only. Log in to keep them on all your devices.',
  letGo: 'Removed. Press the heart to save it again.',
  empty: {
    title: 'No favorites yet',
    text: 'Tap the heart on a hotel to save it here.',
  },
  failed: { title: 'We couldn’t load your favorites', text: 'The problem is on our side. Your favorites are safe.' },
  offline: 'Your favorites will appear when you’re back online.',
} as const
