import { staff as ar } from './ar/staff.ts'
import { staff as en } from './en/staff.ts'
import { staff as he } from './he/staff.ts'
import type { ArabicStaffTexts, HebrewStaffTexts, StaffTexts } from './shape.ts'

/** What staff read of the machines, in every language. A page loads one of them, with itself. */
export const staffTexts: { en: StaffTexts; ar: ArabicStaffTexts; he: HebrewStaffTexts } = { en, ar, he }
