/** Texts of the staff pages: English only, so they load with the page itself. */
export { negotiation } from '#locales/en/staff/negotiation.ts'
export { staffBookings } from '#locales/en/staff/staffBookings.ts'
export { staffDesk } from '#locales/en/staff/staffDesk.ts'
export { staffFrame } from '#locales/en/staff/staffFrame.ts'
export { staffInquiries } from '#locales/en/staff/staffInquiries.ts'
export { staffOnly } from '#locales/en/staff/staffOnly.ts'
export { staffPayouts } from '#locales/en/staff/staffPayouts.ts'
export { staffStatements } from '#locales/en/staff/staffStatements.ts'
