export const payments = {
  intro: 'Cards you have saved. Their numbers stay with the card company.',
} as const
