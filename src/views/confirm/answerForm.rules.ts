import { DECLINE_CODES } from '#contract/inquiry/inquiries.ts'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { HotelStep } from '#src/actors/negotiation/links.ts'
import { readPrice } from '#src/views/parts/negotiation/offer.rules.ts'
import { requestFace, type RequestFace } from './request.rules.ts'

/** Steps of a hotel that ask once more, in a sheet. `undo` has none. */
export const SHEETS = ['accept', 'counter', 'decline', 'takeBack'] as const
export type SheetName = (typeof SHEETS)[number]

/** Fields of a form: as it was sent, or as the address of its page names them. */
export type FormFields = Readonly<Record<string, string>>

/** A page that works without the application: what its address or its last form says. */
export interface PlainPage {
  fields: FormFields
  /** Why the form was not taken; null if none was sent. */
  failure: Failure | null
}

/** Names of the fields of all forms. `place` and what follows are those of the contract. */
export const STEP_FIELD = 'step'
export const NUMBER_FIELD = 'number'

const isSheet = (name: string | undefined): name is SheetName => SHEETS.some((sheet) => sheet === name)

/** Whether the hotel can still take the step of a sheet. */
export const canTake = (request: HotelRequest, { face }: RequestFace, sheet: SheetName): boolean =>
  sheet === 'takeBack'
    ? request.can_take_back && face !== 'leaving'
    : face === 'open' && (sheet !== 'counter' || request.can_counter)

/**
 * The sheet that a plain page opens for one of its requests; null: none, not for this one, or no longer.
 * @param now the server's, in milliseconds
 */
export const sheetOf = (page: PlainPage | null, request: HotelRequest, now: number): SheetName | null => {
  const name = page?.fields[STEP_FIELD]
  return isSheet(name) &&
    page?.fields[NUMBER_FIELD] === request.number &&
    canTake(request, requestFace(request, now), name)
    ? name
    : null
}

/** What is sent of a note: nothing, if it is empty. Forms send line breaks as CRLF. */
export const noted = (note = ''): { note?: string } => {
  const text = note.replaceAll('\r\n', '\n').trim()
  return text === '' ? {} : { note: text }
}

type Read = { step: HotelStep } | { wrong: string }

/** Reads a form as the step that the application would take; `wrong`: the first field that says none. */
export const readStep = (fields: FormFields): Read => {
  const { [NUMBER_FIELD]: number = '', place: placeText = '', note, reason: reasonText } = fields
  if (number === '') return { wrong: NUMBER_FIELD }
  const name = fields[STEP_FIELD]
  if (name === 'undo' || name === 'takeBack') return { step: { type: name, number } }
  if (!/^\d{1,4}$/.test(placeText)) return { wrong: isSheet(name) ? 'place' : STEP_FIELD }
  const answer = { type: 'answer', number, place: Number(placeText), ...noted(note) } as const
  switch (name) {
    case 'accept':
      return { step: { ...answer, decision: 'accept' } }
    case 'decline': {
      const reason = DECLINE_CODES.find((code) => code === reasonText)
      return reason === undefined ? { wrong: 'reason' } : { step: { ...answer, decision: 'reject', reason } }
    }
    case 'counter': {
      const price = readPrice(fields['price'] ?? '')
      if (price === null) return { wrong: 'price' }
      const { checkin_datetime = '', checkout_datetime = '' } = fields
      return { step: { ...answer, decision: 'counter', price, checkin_datetime, checkout_datetime } }
    }
    default:
      return { wrong: STEP_FIELD }
  }
}
