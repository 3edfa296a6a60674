import { expect, test } from 'vitest'
import { BID_STATUSES } from '#contract/booking/bookings.ts'
import { hourPromise } from './hourPromise.ts'
import { INQUIRY_STATUSES } from './inquiries.ts'

test.each([
  ['guaranteed', ['done']],
  ['agreed', ['accepted', 'unpaid', 'charged']],
  [null, ['unconfirmed', 'asked', 'countered', 'rejected', 'expired', 'withdrawn', 'taken_back']],
] as const)('hours are %s while the request is %j', (promise, statuses) => {
  const all = [...new Set([...INQUIRY_STATUSES, ...BID_STATUSES])]
  expect(all.filter((status) => hourPromise(status) === promise).toSorted()).toEqual([...statuses].toSorted())
})
