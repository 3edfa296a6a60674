/** The frame of the staff pages, and the titles of the pages. */
export const staffFrame = {
  tag: 'Staff',
  nav: 'Staff pages',
  desk: 'Desk',
  bookings: 'Bookings',
  inquiries: 'Requests',
  statements: 'Statements',
  payouts: 'Hotel payouts',
  machines: 'Machines',
  replay: 'Replay',
  outbox: 'Outbox',
  /** The work of a member of staff: it decides which pages come first, and permits nothing. */
  work: 'What I work on',
  needsOne: '1 needs a person now',
  needs: (count: number) => `${count} need a person now`,
  works: { support: 'Support', product: 'Product and QA', money: 'Bookkeeping' },
}
