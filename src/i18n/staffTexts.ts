/** Texts of the staff pages: English only, so they load with the page itself. */
export { staffBookings } from '#locales/en/staff/staffBookings.ts'
export { staffOnly } from '#locales/en/staff/staffOnly.ts'
export { staffStatements } from '#locales/en/staff/staffStatements.ts'
