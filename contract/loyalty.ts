/** Specification §9 and decisions §7: US dollars of credit for every whole hundred of hours stayed. */
export const LOYALTY_CREDIT = 25
export const LOYALTY_HOURS = 100
