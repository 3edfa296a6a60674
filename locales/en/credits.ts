export const credits = {
  intro: 'What your hours have earned, and where it went.',
} as const
