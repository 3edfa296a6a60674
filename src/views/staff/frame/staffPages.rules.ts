/** The works of staff. A choice of one orders the pages and permits nothing: all staff may open every staff page. */
export const STAFF_WORKS = ['support', 'product', 'money'] as const
export type StaffWork = (typeof STAFF_WORKS)[number]

export const isStaffWork = (value: unknown): value is StaffWork => STAFF_WORKS.some((work) => work === value)

const PAGES = {
  desk: '/staff',
  bookings: '/staff/bookings',
  inquiries: '/staff/inquiries',
  statements: '/staff/statements',
  payouts: '/staff/hotel-payouts',
  machines: '/staff/machines',
  replay: '/staff/replay',
} as const

export type StaffPageName = keyof typeof PAGES
export type StaffPagePath = (typeof PAGES)[StaffPageName]

const NAMES: Readonly<Record<StaffWork, readonly StaffPageName[]>> = {
  support: ['desk', 'bookings', 'inquiries', 'machines', 'replay', 'statements', 'payouts'],
  product: ['desk', 'machines', 'replay', 'bookings', 'inquiries', 'statements', 'payouts'],
  money: ['desk', 'statements', 'payouts', 'bookings', 'inquiries', 'machines', 'replay'],
}

/** All staff pages, those of this work first. */
export const staffPages = (work: StaffWork) => NAMES[work].map((name) => ({ name, to: PAGES[name] }))
