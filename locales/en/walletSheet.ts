/** The emulator's payment sheet of a wallet. */
export const walletSheet = {
  sandbox: 'Sandbox',
  text: 'This window stands in for the wallet. No real money is charged.',
  card: 'Card',
  declined: 'will be declined',
  asks: 'the bank asks',
  pay: 'Pay',
  fail: 'Fail',
  cancel: 'Cancel',
  processing: 'Processing…',
  done: 'Paid',
  notPaid: 'Payment not completed',
} as const
