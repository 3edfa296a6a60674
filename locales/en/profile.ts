export const profile = {
  intro: 'Who you are, and how we reach you.',
} as const
