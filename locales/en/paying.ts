/** Texts of the checkout before sign-in. */
export { checkoutShort as checkout } from './checkoutShort.ts'
export { errors } from './errors.ts'
export { validation } from './validation.ts'
