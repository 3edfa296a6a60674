import { BOOKING_STATUSES } from '#contract/booking/bookings.ts'
import { ROLES } from '#contract/user/user.ts'
import { describe, expect, test } from 'vitest'
import { checkoutProblems, bookingResult, guestAfterSignIn, guestAfterSignOut, EMPTY_GUEST } from './checkout.rules.ts'
import { defaultGuestName } from './guestName.rules.ts'

const right = { guest: { first_name: "O'Neil", last_name: 'Levi-Ångström' }, comment: '', termsAccepted: true }

describe('the form', () => {
  test.each([
    ['is right', {}, {}],
    ['reads a name before it judges it', { guest: { first_name: 'Jose\u0301', last_name: 'Ben\u00a0Ari' } }, {}],
    ['wants both names', { guest: EMPTY_GUEST }, { first_name: 'required', last_name: 'required' }],
    [
      'wants Latin letters',
      { guest: { first_name: 'מאיה', last_name: 'Levi2' } },
      { first_name: 'latin', last_name: 'latin' },
    ],
    [
      'has room for 60 letters',
      { guest: { first_name: 'a'.repeat(61), last_name: 'b'.repeat(60) } },
      { first_name: 'max' },
    ],
    ['has room for a comment of 1000 signs', { comment: 'x'.repeat(1001) }, { comment: 'max' }],
    ['wants an e-mail to be one', { guest: { ...right.guest, email: 'dana' } }, { email: 'email' }],
    ['wants none', { guest: { ...right.guest, email: ' ', cost_reference: '' } }, {}],
    [
      'has room for a reference of 60 signs',
      { guest: { ...right.guest, cost_reference: 'x'.repeat(61) } },
      { cost_reference: 'max' },
    ],
    ['wants the terms accepted', { termsAccepted: false }, { terms: 'required' }],
  ])('%s', (_, change, problems) => {
    expect(checkoutProblems({ ...right, ...change })).toEqual(problems)
  })
})

describe('the account’s name', () => {
  const user = { first_name: 'Maya', last_name: 'Levi' }
  const other = { first_name: 'Ada', last_name: 'Levi' }

  test('is filled in if nothing was typed', () => {
    const half = [
      { first_name: 'Ada', last_name: '' },
      { first_name: '', last_name: 'Levi' },
    ]
    expect([EMPTY_GUEST, other, ...half].map((guest) => guestAfterSignIn(guest, user))).toEqual([user, other, ...half])
  })

  test('comes with the account’s further fields, and keeps text typed in them', () => {
    const agent = { ...EMPTY_GUEST, email: '' }
    const business = { ...user, cost_reference: '' }
    expect([
      guestAfterSignIn({ ...other, email: 'ada@mail.example' }, agent),
      guestAfterSignIn({ ...other, cost_reference: 'PO-7' }, business),
      guestAfterSignIn({ ...other, email: 'ada@mail.example', cost_reference: 'PO-7' }, user),
    ]).toEqual([{ ...other, email: 'ada@mail.example' }, { ...other, cost_reference: 'PO-7' }, other])
  })

  test('is cleared on signing out, and another name stays', () => {
    const namesakes = [other, { first_name: 'Maya', last_name: 'Cohen' }]
    expect([user, ...namesakes].map((guest) => guestAfterSignOut(guest, user))).toEqual([EMPTY_GUEST, ...namesakes])
  })
})

test('every booking status has a result for a guest who has just paid', () => {
  expect(BOOKING_STATUSES.map((status) => [status, bookingResult(status)])).toEqual([
    ['processing', 'open'],
    ['confirmed', 'booked'],
    ['ongoing', 'booked'],
    ['completed', 'booked'],
    ['rejected', 'rejected'],
    ['cancelled', 'rejected'],
    ['review', 'open'],
  ])
})

test.each(ROLES)('the signed-in user is the suggested guest, except for an agent: %s', (type) => {
  const maya = { first_name: 'Maya', last_name: 'Cohen' }
  const isBusiness = type === 'b2b' || type === 'b2b_with_invoicing'
  expect(defaultGuestName({ ...maya, type })).toEqual(
    type === 'agent' ? { ...EMPTY_GUEST, email: '' } : isBusiness ? { ...maya, cost_reference: '' } : maya,
  )
})
