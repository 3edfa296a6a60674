import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { create } from 'superstruct'
import { OutboxResponse } from '#contract/http/config.ts'
import { IDEMPOTENCY_HEADER } from '#contract/http/endpoints.ts'
import { ErrorResponse } from '#contract/http/errors.ts'
import { InquiryResponse, type InquiryBody } from '#contract/inquiry/inquiries.ts'
import { addDays, dayHour } from '#contract/hotel/stay.ts'
import { apiPath } from '#server/testing/faults/serverProcess.testing.ts'
import type { ServerHere } from '#server/testing/faults/serverHere.testing.ts'

/** New York's first hotel. */
export const HOTEL = 'nyc-0001'
export const HOTEL_MAIL = `${HOTEL}@stayless.example`
/** A day of check-in at hotels of New York, `YYYY-MM-DD`. */
export const DAY = Temporal.Now.plainDateISO('America/New_York').add({ days: 40 }).toString()

export const CONFIRM = /\/confirm\/inquiry\/([\w-]{43})/
export const REQUEST = /\/confirm\/request\/([\w-]{43})/
export const HOTEL_EMAIL = /\/confirm\/hotel-email\/([\w-]{43})/
export const DESK = /\/desk\/([\w-]{43})/

export interface Call {
  method?: 'GET' | 'POST'
  body?: unknown
  key?: string
  token?: string
  from?: string
}

export const problem = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = create(body, ErrorResponse)
  return { status, code: error.code, field: error.field }
}

/** Calls of guests, hotels and staff, with addresses that no other call of this file has. */
export const inquiryCalls = (server: () => ServerHere) => {
  let mailboxes = 0
  const mailbox = (): string => `guest${(mailboxes += 1)}@guests.example`

  /** Each call comes from an address of its own: limits count by address. */
  let addresses = 0
  const address = (): string => `198.51.${(addresses += 1) >> 8}.${addresses & 255}`

  const bodyOf = (changes: Partial<InquiryBody> = {}): InquiryBody => ({
    guest: { first_name: 'Placeholder', last_name: 'Guest', email: mailbox() },
    hotel: { place_id: HOTEL, name: 'Whatever was shown' },
    checkin_datetime: dayHour(DAY, 9),
    checkout_datetime: dayHour(addDays(DAY, 2), 16),
    price: 60,
    payment: { type: 'card', nonce: 'fake-valid-visa-nonce' },
    ...changes,
  })

  const call = async (path: string, { method, body, key, token, from = address() }: Call = {}) => {
    const answer = await fetch(`${server().origin}${apiPath(path)}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const read: unknown = await answer.json()
    return { status: answer.status, body: read }
  }

  const send = (body: InquiryBody, more: Call = {}) => call('/inquiries/', { key: randomUUID(), ...more, body })

  const sent = async (body = bodyOf(), more: Call = {}) => {
    const { status, body: answer } = await send(body, more)
    expect({ status, answer }).toMatchObject({ status: 201 })
    return create(answer, InquiryResponse)
  }

  const mailsTo = async (to: string) => {
    const { body } = await call(`/staff/outbox/?to=${encodeURIComponent(to)}`)
    return create(body, OutboxResponse).messages
  }

  /** The token of the latest link of a kind to a mailbox. */
  const linkTo = async (to: string, path: RegExp): Promise<string> => {
    const found = (await mailsTo(to)).map(({ text }) => path.exec(text)?.[1]).find((token) => token !== undefined)
    if (found === undefined) throw new Error(`no link ${path.source} to ${to}`)
    return found
  }

  return { mailbox, address, bodyOf, call, send, sent, mailsTo, linkTo }
}
