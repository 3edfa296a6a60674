import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { DeskResponse, DeskStay } from '#contract/inquiry/desk.ts'

/** Fri 27 Nov 2026, 07:30 in Amman. */
export const DESK_NOW = '2026-11-27T04:30:00Z'

export const askedRequest = (changed: Partial<HotelRequest> = {}): HotelRequest => ({
  number: 'Q-1',
  side: null,
  status: 'asked',
  outcome: null,
  guest: { first_name: 'Maya', last_name: 'Cohen' },
  reference: '8830217',
  offer: {
    place: 1,
    by: 'guest',
    price: 60,
    checkin_datetime: '2026-12-04T09:00',
    checkout_datetime: '2026-12-06T16:00',
    note: '',
    state: 'open',
    at: '2026-11-26T07:12:00Z',
  },
  comment: '',
  due: '2026-11-28T07:12:00Z',
  answer: null,
  can_counter: true,
  can_take_back: false,
  night: 120,
  rooms: [],
  ...changed,
})

/** Due today, 16:40 in Amman. */
export const urgentRequest = askedRequest({
  number: 'Q-2',
  guest: { first_name: 'Rana', last_name: 'Haddad' },
  reference: '',
  due: '2026-11-27T13:40:00Z',
  offer: {
    ...askedRequest().offer,
    price: 40,
    checkin_datetime: '2026-11-28T15:00',
    checkout_datetime: '2026-11-30T18:00',
  },
})

const answered = (
  number: string,
  last_name: string,
  status: HotelRequest['status'],
  outcome: HotelRequest['outcome'],
  decision: 'accept' | 'reject' | 'counter' | null,
): HotelRequest =>
  askedRequest({
    number,
    guest: { first_name: 'Elena', last_name },
    status,
    outcome,
    due: null,
    answer: decision && { decision, reason: null, note: '', at: '2026-11-26T10:00:00Z', undo_until: null },
  })

const stay = (last_name: string, reference: string, check_in: string, check_out: string): DeskStay => ({
  guest: { first_name: 'Noa', last_name },
  reference,
  check_in,
  check_out,
})

export const openDesk = (): DeskResponse => ({
  state: 'open',
  hotel: { name: 'Hotel Cedar Court', time_zone: 'Asia/Amman' },
  now: DESK_NOW,
  due: [askedRequest(), urgentRequest],
  days: [
    {
      day: '2026-11-27',
      arrivals: [
        stay('Khoury', '1111', '2026-11-27T09:00', '2026-11-28T11:00'),
        stay('Weber', '2222', '2026-11-27T20:00', '2026-11-29T11:00'),
      ],
      departures: [stay('Levy', '3333', '2026-11-25T15:00', '2026-11-27T18:00')],
    },
    { day: '2026-11-28', arrivals: [], departures: [] },
  ],
  answered: [
    answered('Q-3', 'Rossi', 'countered', null, 'counter'),
    answered('Q-4', 'Mizrahi', 'accepted', null, 'accept'),
    answered('Q-5', 'Saleh', 'rejected', 'declined', 'reject'),
    answered('Q-6', 'Novak', 'expired', 'unanswered', null),
  ],
  found: 14,
})
