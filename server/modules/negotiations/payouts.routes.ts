import type { HotelPayoutsResponse } from '#contract/inquiry/payouts.ts'
import { monthCodec } from '#contract/inquiry/payouts.ts'
import { toDollars } from '#contract/shared/money.ts'
import { CSV_TYPE, csvText } from '#server/csv.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { BinaryFile, type Handlers } from '#server/http/handler.ts'
import { LINES_PER_FILE, payoutLines, payoutsOf, payoutTotal, type PayoutLine } from './payouts.store.ts'

/** Read by programs, so not translated. */
const COLUMNS = [
  'month',
  'at',
  'kind',
  'request',
  'hotel_key',
  'hotel',
  'reference_at_hotel',
  'check_in',
  'check_out',
  'price_usd',
  'share_percent',
  'owed_usd',
]

const inDollars = ({
  requests,
  charged,
  refunded,
  owed,
}: Record<'requests' | 'charged' | 'refunded' | 'owed', number>) => ({
  requests,
  charged: toDollars(charged),
  refunded: toDollars(refunded),
  owed: toDollars(owed),
})

/** A bid is about one end of its booking: the other end is not what the hotel is paid for. */
const csvLine = (month: string, line: PayoutLine) => {
  const sign = line.is_final ? 1 : -1
  return [
    month,
    line.at.toString(),
    line.is_final ? line.kind : `${line.kind}_given_back`,
    line.reference,
    line.hotel_key,
    line.hotel,
    line.reference_at_hotel,
    line.side === 'check_out' ? '' : line.check_in,
    line.side === 'check_in' ? '' : line.check_out,
    { cents: sign * line.price_cents },
    String(line.hotel_share_percent),
    { cents: sign * line.share_cents },
  ]
}

/** Decisions §6: staff's monthly list of what hotels are owed; paying it out is the operator's. */
export const payoutsRoutes = ({
  db,
}: {
  db: Database
}): Pick<Handlers, 'staffHotelPayouts' | 'staffHotelPayoutsFile'> => ({
  staffHotelPayouts: async ({ query: { month, page } }): Promise<HotelPayoutsResponse> => {
    const total = await payoutTotal(db, month)
    const payouts = await payoutsOf(db, month, page ?? 1)
    return {
      month,
      payouts: payouts.map(({ hotel_key, hotel, ...sums }) => ({ hotel_key, hotel, ...inDollars(sums) })),
      found: total.hotels,
      total: inDollars(total),
      files: Math.ceil(total.lines / LINES_PER_FILE),
    }
  },
  staffHotelPayoutsFile: async ({ params }) => {
    const [, name = '', part = '1'] = /^(\d{4}-\d{2})(?:-([1-9]\d{0,3}))?\.csv$/.exec(params.file) ?? []
    const month = monthCodec.decode(name)
    if (month === undefined) throw new ApiError('not_found', 'There is no such list')
    const lines = await payoutLines(db, month, Number(part))
    const text = csvText(
      COLUMNS,
      lines.map((line) => csvLine(month, line)),
    )
    return new BinaryFile(CSV_TYPE, `stayless-hotels-${params.file}`, new TextEncoder().encode(text))
  },
})
