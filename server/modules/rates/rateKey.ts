import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Cents } from '#contract/shared/money.ts'
import { RATE_KEY_MINUTES } from '#contract/hotel/rates.ts'
import { dayHour, datePart, hourPart, type Room, type Stay } from '#contract/hotel/stay.ts'
import { dayOfEpoch, epochDay } from '#server/modules/inventory/epochDay.ts'
import type { Guarantee } from '#server/modules/inventory/span.ts'
import { BLOCK_BYTES, cmacOfBlocks } from './cmac.ts'
import { PLANS, type Plan } from './plans.ts'

/** Shared by all rates of one response. */
export interface KeyContext {
  stay: Stay
  rooms: readonly Room[]
  /** Minutes since 1970; the key is valid until this minute begins. */
  expires_minute: number
}

/** Distinguishes the rates of one response. */
export interface KeyedRate {
  /** `room_types.number`. */
  room_number: number
  plan: Plan
  guaranteed: Guarantee
  total: Cents
}

export type Offer = KeyContext & KeyedRate

export interface RateKeys {
  /** Keys of one response, in the order of `rates`. */
  sign(context: KeyContext, rates: readonly KeyedRate[]): string[]
  /** `malformed`: not one of our keys; accepts any text. */
  read(key: string, now: Temporal.Instant): Offer | 'malformed' | 'expired'
}

/** Keys signed within these minutes expire together, so a response without other changes is identical to the byte. */
const TOGETHER_MINUTES = 5

/**
 * When a key signed now expires, in minutes since 1970: as early as decisions §3 allow.
 * @param now milliseconds since 1970.
 */
export const rateKeyExpiry = (now: number): number => {
  const minutes = now / 60_000 + RATE_KEY_MINUTES
  return Math.ceil(minutes / TOGETHER_MINUTES) * TOGETHER_MINUTES
}

const VERSION = 3
const RATE_BYTES = 9
/** A list carries four keys per hotel, and tags do not compress. Each guess of 72 bits is a call under the limits of the API. */
const TAG_BYTES = 9
/** 18 bytes encode to 24 characters without padding, so the keys of a response are slices of one text. */
const SIGNED_BYTES = RATE_BYTES + TAG_BYTES
const SIGNED_LENGTH = (SIGNED_BYTES * 4) / 3
const CONTEXT_HEAD_BYTES = 12
const MIN_SECRET_BYTES = 32

/**
 * A rate key is `base64url(context) + base64url(rate + tag)` and needs no table: any process with the same secret reads it.
 * - The HMAC-SHA-256 of the context under the secret is the key of a response.
 * - The AES-256-CMAC of a rate's block under that key, cut to 72 bits, is the rate's tag. One HMAC per rate would take as long
 * as the rest of a search (decision 021).
 */
export const rateKeys = (secret: string): RateKeys => {
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES)
    throw new Error(`a rate key secret has at least ${MIN_SECRET_BYTES} bytes`)

  const tagsOf = (context: Buffer, blocks: Buffer): Buffer => {
    const key = createHmac('sha256', secret).update(context).digest()
    return cmacOfBlocks(key, blocks)
  }

  return {
    sign: (context, rates) => {
      const head = encodeContext(context)
      const blocks = Buffer.alloc(rates.length * BLOCK_BYTES)
      rates.forEach((rate, place) => writeRate(blocks, place * BLOCK_BYTES, rate))
      const tags = tagsOf(head, blocks)
      const signed = Buffer.allocUnsafe(rates.length * SIGNED_BYTES)
      for (let place = 0; place < rates.length; place += 1)
        // Byte by byte: for so few, calling `copy` costs more.
        for (let byte = 0; byte < SIGNED_BYTES; byte += 1)
          signed[place * SIGNED_BYTES + byte] =
            (byte < RATE_BYTES ? blocks[place * BLOCK_BYTES + byte] : tags[place * BLOCK_BYTES + byte - RATE_BYTES]) ??
            0
      const text = signed.toString('base64url')
      const start = head.toString('base64url')
      return rates.map((_, place) => start + text.slice(place * SIGNED_LENGTH, (place + 1) * SIGNED_LENGTH))
    },
    read: (key, now) => {
      const head = Buffer.from(key.slice(0, -SIGNED_LENGTH), 'base64url')
      const signed = Buffer.from(key.slice(-SIGNED_LENGTH), 'base64url')
      // Decoding ignores foreign characters, but a key has only one spelling.
      if (head.toString('base64url') + signed.toString('base64url') !== key) return 'malformed'
      if (signed.length !== SIGNED_BYTES || head.length < CONTEXT_HEAD_BYTES || head[0] !== VERSION) return 'malformed'
      const block = Buffer.alloc(BLOCK_BYTES)
      signed.copy(block, 0, 0, RATE_BYTES)
      if (!timingSafeEqual(tagsOf(head, block).subarray(0, TAG_BYTES), signed.subarray(RATE_BYTES))) return 'malformed'
      // Authenticated: from here on the bytes are ours.
      const rate = readRate(block)
      if (rate === undefined) return 'malformed'
      const offer = { ...readContext(head), ...rate }
      return now.epochMilliseconds < offer.expires_minute * 60_000 ? offer : 'expired'
    },
  }
}

const encodeContext = ({ stay, rooms, expires_minute }: KeyContext): Buffer => {
  const bytes = rooms.flatMap((room) => [room.adults, room.children.length, ...room.children])
  const head = Buffer.alloc(CONTEXT_HEAD_BYTES)
  head.writeUInt8(VERSION, 0)
  head.writeUInt32BE(expires_minute, 1)
  head.writeUInt16BE(epochDay(datePart(stay.checkIn)), 5)
  head.writeUInt8(hourPart(stay.checkIn), 7)
  head.writeUInt16BE(epochDay(datePart(stay.checkOut)), 8)
  head.writeUInt8(hourPart(stay.checkOut), 10)
  head.writeUInt8(rooms.length, 11)
  return Buffer.concat([head, Buffer.from(bytes)])
}

const readContext = (head: Buffer): KeyContext => {
  const rooms: Room[] = []
  for (let at = CONTEXT_HEAD_BYTES; at < head.length;) {
    const children = head.readUInt8(at + 1)
    rooms.push({ adults: head.readUInt8(at), children: [...head.subarray(at + 2, at + 2 + children)] })
    at += 2 + children
  }
  return {
    expires_minute: head.readUInt32BE(1),
    stay: {
      checkIn: dayHour(dayOfEpoch(head.readUInt16BE(5)), head.readUInt8(7)),
      checkOut: dayHour(dayOfEpoch(head.readUInt16BE(8)), head.readUInt8(10)),
    },
    rooms,
  }
}

const writeRate = (block: Buffer, at: number, { room_number, plan, guaranteed, total }: KeyedRate): void => {
  block.writeUInt32BE(room_number, at)
  block.writeUInt32BE(total, at + 4)
  block.writeUInt8(4 * PLANS.indexOf(plan) + (guaranteed.check_in ? 1 : 0) + (guaranteed.check_out ? 2 : 0), at + 8)
}

/** Undefined for a plan no longer sold. */
const readRate = (block: Buffer): KeyedRate | undefined => {
  const terms = block.readUInt8(8)
  const plan = PLANS[terms >> 2]
  if (plan === undefined) return undefined
  return {
    room_number: block.readUInt32BE(0),
    total: block.readUInt32BE(4),
    plan,
    guaranteed: { check_in: (terms & 1) !== 0, check_out: (terms & 2) !== 0 },
  }
}
