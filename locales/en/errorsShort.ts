import { firstErrors } from './firstErrors.ts'

/** Errors on pages for finding a hotel; the rest comes with the guest's account. */
export const errorsShort = {
  ...firstErrors,
  network: 'We can’t reach our servers. Check your connection and try again.',
  tooManyRequests: {
    one: 'Please, wait for {{n}} minute before you can try again',
    other: 'Please, wait for {{n}} minutes before you can try again',
  },
  tooManyBriefly: {
    one: 'Please wait {{n}} second, then try again',
    other: 'Please wait {{n}} seconds, then try again',
  },
  noRate: 'No rate found',
  offerUnavailable: 'This offer is unavailable. Please start a new search!',
  signInNeeded: 'Log in to continue',
  forbidden: 'Your account doesn’t have access to this',
  notReady: 'We can’t answer right now. Try again in a few seconds.',
  starting: 'We’re starting up. Try again in a moment.',
  upstream: 'One of our partners isn’t responding. Try again in a moment.',
  invalidRequest: 'Something in this form isn’t right. Please check your entries.',
} as const
