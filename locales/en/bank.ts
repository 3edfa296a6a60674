/** The emulator's page for bank verification of a card. */
export const bank = {
  title: 'Bank verification (sandbox)',
  question: 'Is this payment yours? This page stands in for your bank. No real money is charged.',
  approve: 'Approve',
  fail: 'Fail',
  cancel: 'Cancel',
} as const
