export const favorites = {
  intro: 'The hotels you keep.',
} as const
