import type { StaffInquiry } from '#contract/inquiry/desk.ts'
import type { StaffDeskResponse, WaitingInquiries } from '#contract/support/staffDesk.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { longestInReview } from '#server/modules/bookings/staff.store.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { countLiveStates, longestWaiting } from '#server/modules/negotiations/staffInquiries.store.ts'
import { numberText, utcDatePart } from '#server/modules/statements/statements.rules.ts'
import { overdueStatements } from '#server/modules/statements/statements.store.ts'
import { countNewCaptures, newestCaptures } from './captures.store.ts'

/** A desk shows the most urgent; the pages of each kind show all. */
const MOST = 10
const MOST_CAPTURES = 3

export interface StaffDeskDeps {
  db: Database
  clock: Clock
  hotels: Pick<HotelIndex, 'hotel'>
  content: { page(hotelId: string, locale: Locale): { contact: { phone: string } } | undefined }
  requireUser: (caller: Caller | null) => Promise<Caller>
}

export const staffDeskRoutes = (deps: StaffDeskDeps): Pick<Handlers, 'staffDesk'> => {
  const { db, clock, hotels, content, requireUser } = deps
  const bookings = async (): Promise<StaffDeskResponse['bookings']> => {
    const { rows, found } = await longestInReview(db, MOST)
    return {
      found,
      bookings: rows.map(({ id, reference, review_cause, since, total_cents, hotel_id, check_in }) => ({
        id,
        reference,
        reason: review_cause,
        since: since.toString(),
        total: toDollars(total_cents),
        hotel: hotels.hotel(hotel_id)?.names.en ?? hotel_id,
        phone: content.page(hotel_id, 'en')?.contact.phone ?? '',
        check_in,
      })),
    }
  }

  const inquiries = async (now: Temporal.Instant) => {
    const rows = await longestWaiting(db, now, MOST)
    const waiting = (cause: StaffInquiry['cause']): WaitingInquiries => {
      const ofCause = rows.filter((row) => row.cause === cause)
      return {
        found: ofCause[0]?.found ?? 0,
        inquiries: ofCause.map(({ id, reference, hotel, since }) => ({
          id,
          number: reference,
          hotel: hotel.names.en,
          phone: hotel.phone,
          since: since.toString(),
        })),
      }
    }
    return { no_address: waiting('no_address'), review: waiting('review'), overdue: waiting('overdue') }
  }

  const statements = async (now: Temporal.Instant): Promise<StaffDeskResponse['statements']> => {
    const { rows, open, overdue } = await overdueStatements(db, utcDatePart(now), MOST)
    return {
      open,
      overdue: {
        found: overdue,
        statements: rows.map(({ number, account, total_cents, due }) => ({
          number: numberText(number),
          account,
          total: toDollars(total_cents),
          due,
        })),
      },
    }
  }

  const captures = async (staffUid: string, now: Temporal.Instant): Promise<StaffDeskResponse['captures']> => {
    const since = now.toZonedDateTimeISO('UTC').startOfDay().toInstant()
    return {
      ...(await countNewCaptures(db, { since, now, staffUid })),
      latest: (await newestCaptures(db, { now, most: MOST_CAPTURES })).captures,
    }
  }

  return {
    staffDesk: async ({ caller }) => {
      const { uid } = await requireUser(caller)
      const now = clock()
      const states = await countLiveStates(db)
      const live = Object.values(states).reduce((sum, count) => sum + count, 0)
      return {
        now: now.toString(),
        bookings: await bookings(),
        inquiries: {
          // A request whose mailbox is not confirmed has not been made yet.
          open: live - (states.unconfirmed ?? 0),
          ...(await inquiries(now)),
        },
        statements: await statements(now),
        captures: await captures(uid, now),
        stateCounts: { negotiation: states },
      }
    },
  }
}
