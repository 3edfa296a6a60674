/** Marks the list of payment methods. */
export const METHODS = 'data-methods'
