import { API_BASE, IDEMPOTENCY_HEADER, type RequestBodyOf } from '#contract/http/endpoints.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { PredictionsResponse } from '#contract/hotel/places.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { InquiryResponse } from '#contract/inquiry/inquiries.ts'
import type { APIRequestContext } from '@playwright/test'
import { create, string, type } from 'superstruct'
import { randomPerson, type Person } from './auth.page.ts'
import { mailTo, type Message } from './outbox.ts'
import { bearerOf } from './people.ts'
import { KEPT_VISA } from './savedCards.ts'

const CONFIRM = /\/confirm\/inquiry\/[\w-]{43}/
const REQUEST = /\/confirm\/request\/[\w-]{43}/
const DESK = /\/desk\/[\w-]{43}/
/** With the token that opens the page without an account. */
const SIGNED_PAGE = /\/inquiry\/[\da-f-]{36}\?token=[\w-]{43}/

/** A request that was sent by API, and what finds its e-mails and its charge. */
export interface SentByCall {
  id: string
  number: string
  email: string
  /** Nobody else has this name: it finds the hotel's e-mails. */
  lastName: string
  /** US dollars, with cents that nobody else offers: it finds the charge. */
  price: number
  hotelEmail: string
}

/** Some letters; a hotel's e-mails show the guest's name. */
const someName = (): string => {
  const letters = Array.from({ length: 8 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')
  return `G${letters}`
}

/** Between `least` and `least` + 10 dollars. A sum of dollars and cents may have more decimals than a price. */
export const somePrice = (least: number): number => (least * 100 + Math.floor(Math.random() * 999 + 1)) / 100

export const hotelEmailOf = (hotelId: string): string => `${hotelId}@stayless.example`

const NEW_YORK = { lat: 40.7, lng: -74 }

/**
 * Asks for 9:00 and 16:00 of two nights in New York, without a page. Free cancellation is over already, so a yes is charged at
 * once. `person`: who is signed in; without one, the e-mail must be confirmed. `isUnlisted`: the hotel is not in the catalogue.
 */
export const askByCall = async (
  request: APIRequestContext,
  hotelId: string,
  { person, isUnlisted = false }: { person?: Person; isUnlisted?: boolean } = {},
): Promise<SentByCall> => {
  const today = Temporal.Now.plainDateISO('America/New_York').toString()
  const { email } = person ?? randomPerson('inquiry')
  const [lastName, price] = [someName(), somePrice(40)]
  const data: RequestBodyOf<'createInquiry'> = {
    guest: { first_name: 'Maya', last_name: lastName, email },
    hotel: isUnlisted
      ? { name: `Unlisted ${lastName}`, location: NEW_YORK }
      : { place_id: hotelId, name: await nameOf(request, hotelId, 'en') },
    checkin_datetime: dayHour(addDays(today, 30), 9),
    checkout_datetime: dayHour(addDays(today, 32), 16),
    price,
    free_cancellation_until: dayHour(today, 0),
    payment: { type: 'card', nonce: KEPT_VISA },
    lang: 'en',
    time_zone: 'Asia/Jerusalem',
  }
  const answer = await request.post(`${API_BASE}/inquiries/`, {
    headers: {
      [IDEMPOTENCY_HEADER]: crypto.randomUUID(),
      ...(person ? { authorization: await bearerOf(request, person) } : {}),
    },
    data,
  })
  if (answer.status() !== 201) throw new Error(`nobody could ask: ${await answer.text()}`)
  const { inquiry } = create(await answer.json(), InquiryResponse)
  return { id: inquiry.id, number: inquiry.number, email, lastName, price, hotelEmail: hotelEmailOf(hotelId) }
}

/** A hotel of the catalogue and its town, as the list of suggestions names them. */
export const listedHotel = async (
  request: APIRequestContext,
  id: string,
  locale: Locale,
): Promise<{ hotel: string; town: string }> => {
  const hotel = await nameOf(request, id, locale)
  const headers = { 'Accept-Language': locale }
  const places = await request.get(`${API_BASE}/places/`, { params: { query: hotel, types: 'lodging' }, headers })
  const { predictions } = create(await places.json(), PredictionsResponse)
  const place = predictions.find(({ place_id }) => place_id === id)
  if (place === undefined) throw new Error(`${hotel} is not suggested`)
  return { hotel, town: place.structured_formatting.secondary_text }
}

const nameOf = async (request: APIRequestContext, id: string, locale: Locale): Promise<string> => {
  const params = { lang: locale }
  const hotel = await request.get(`${API_BASE}/hotels/${id}/`, { params, headers: { 'Accept-Language': locale } })
  return create(await hotel.json(), type({ name: string() })).name
}

const pathIn = ({ text }: Pick<Message, 'text'>, path: RegExp): string => {
  const [found] = path.exec(text) ?? []
  if (found === undefined) throw new Error(`no such link in: ${text}`)
  return found
}

/** Waits for the e-mail that asks the guest to confirm; its link, without a language. */
export const confirmationLink = async (request: APIRequestContext, email: string): Promise<string> =>
  pathIn(await mailTo(request, email, CONFIRM), CONFIRM)

/** The link of the newest e-mail to a guest without an account. */
export const signedLink = async (request: APIRequestContext, email: string): Promise<string> =>
  pathIn(await mailTo(request, email, SIGNED_PAGE), SIGNED_PAGE)

/** Matches a text with both, in any order. */
const both = (about: string, link: RegExp): RegExp => new RegExp(`^(?=[^]*${about})[^]*${link.source}`)

/** The link of the hotel's newest e-mail that names the guest, or the booking. */
export const requestLink = async (request: APIRequestContext, hotelEmail: string, about: string): Promise<string> =>
  pathIn(await mailTo(request, hotelEmail, both(about, REQUEST)), REQUEST)

/** The link to the hotel's desk in such an e-mail. */
export const deskLink = async (request: APIRequestContext, hotelEmail: string, about: string): Promise<string> =>
  pathIn(await mailTo(request, hotelEmail, both(about, DESK)), DESK)
