import { firstErrors } from './firstErrors.ts'

/** Specification §2 and §8, in the words of the catalogue where it has them. */
export const errors = {
  ...firstErrors,
  network: 'No answer from the server. Please, check your connection and try again',
  emailExists: 'User with your email already exists. Please, sign in.',
  invalidEmail: 'Your email is incorrect',
  invalidPassword: 'Your password is incorrect',
  missingEmail: 'Please, provide your email',
  tooManyRequests: {
    one: 'Please, wait for {{n}} minute before you can try again',
    other: 'Please, wait for {{n}} minutes before you can try again',
  },
  unableToLogIn: 'Unable to log in with the given email and password',
  weakPassword: {
    one: 'Your password must not be less than {{n}} char',
    other: 'Your password must not be less than {{n}} chars',
  },
  popupBlocked: 'Please, allow pop-ups or sign in with {{providers}}',
  noAccount: 'No account exists for {{email}}. Maybe you signed up using a different/incorrect e-mail address',
  cannotCancel: 'Booking {{number}} can not be canceled',
  noRooms: 'No rooms available',
  noRate: 'No rate found',
  noResults: 'No results',
  offerUnavailable: 'This offer is unavailable. Please start a new search!',
  invalidCode: 'This code is not right. Please, check it',
  expiredCode: 'This code has expired. Please, ask for another',
  signInNeeded: 'Please, log in to go on',
  forbidden: 'Your account may not do this',
  priceChanged: 'The price has changed. Nothing was charged.',
  inProgress: 'This payment is already under way. Please, wait a moment',
  notReady: 'We are just starting. Please, try again in a moment',
  upstream: 'A service we need does not answer. Please, try again in a moment',
  invalidRequest: 'Something in this form is not right. Please, check it',
  card: {
    empty: 'Please, fill up the credit card form',
    invalid: 'Please, check your credit card information',
    different: 'Please, try a different credit card',
    verify: 'Please, try to verify your card again or check with your bank',
    notCharged: 'Your card was not charged.',
  },
} as const
