import { errorsShort } from './errorsShort.ts'

/** Specification §2 and §8, in the wording of the error catalog where it has one. */
export const errors = {
  ...errorsShort,
  emailExists: 'User with your email already exists. Please, sign in.',
  invalidEmail: 'Your email is incorrect',
  invalidPassword: 'Your password is incorrect',
  missingEmail: 'Please, provide your email',
  unableToLogIn: 'Unable to log in with the given email and password',
  weakPassword: {
    one: 'Your password must not be less than {{n}} char',
    other: 'Your password must not be less than {{n}} chars',
  },
  commonPassword: 'Many people use this password, so it’s easy to guess. Please choose another one.',
  popupBlocked: 'Please, allow pop-ups or sign in with {{providers}}',
  noAccount: 'No account exists for {{email}}. Maybe you signed up using a different/incorrect e-mail address',
  cannotCancel: 'Booking {{number}} can not be canceled',
  invalidCode: 'This code isn’t right. Check it and try again.',
  expiredCode: 'This code has expired. Request a new one.',
  expiredLink: 'This link has expired. Request a new one.',
  invalidLink: 'This link is incomplete or has already been used. Request a new one.',
  linkFailed: 'We couldn’t add the new way to log in. Keep using your usual one.',
  accountDisabled: 'This account is closed. Please contact support.',
  priceChanged: 'The price has changed. You haven’t been charged.',
  inProgress: 'This payment is already being processed. One moment, please.',
  card: {
    empty: 'Please, fill up the credit card form',
    invalid: 'Please, check your credit card information',
    different: 'Please, try a different credit card',
    verify: 'Please, try to verify your card again or check with your bank',
    failed: 'Something went wrong, but not with your card. Please try again in a moment.',
    tooMany: 'Too many attempts to pay.',
    nothingCharged: 'Nothing was charged. You can pay again or choose another way to pay.',
  },
} as const
