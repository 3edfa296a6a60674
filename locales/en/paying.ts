/** What the checkout says to whoever is not signed in yet. */
export { checkoutShort as checkout } from './checkoutShort.ts'
export { errors } from './errors.ts'
export { validation } from './validation.ts'
