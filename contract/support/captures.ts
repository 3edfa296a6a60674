import { REFERENCE_ALPHABET } from '#contract/booking/bookings.ts'
import type { Codec } from '#contract/http/codec.ts'
import { Currency } from '#contract/shared/currencies.ts'
import { HourCycleStruct } from '#contract/shared/hourCycle.ts'
import { InstantText } from '#contract/shared/instant.ts'
import { LOCALES } from '#contract/shared/locale.ts'
import { plainLine } from '#contract/shared/typedText.ts'
import {
  array,
  boolean,
  enums,
  integer,
  is,
  literal,
  max,
  min,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  type,
  unknown,
  type Infer,
  type Struct,
} from 'superstruct'
import { PackedValue, packValue, unpackValue } from './packedValue.ts'

// Decisions §14: a guest's screen, sent to support.

/** Captures of earlier versions are not read. */
export const CAPTURE_VERSION = 3
export const CAPTURE_CODE_LENGTH = 8
export const CAPTURE_DAYS = 30
/** Bytes of a packed capture as JSON, and of the same compressed by gzip. */
export const MAX_CAPTURE_BYTES = 256 * 1024
export const MAX_COMPRESSED_CAPTURE_BYTES = 64 * 1024
export const MAX_CAPTURED_STEPS = 200
/** Characters of a capture's contents when each part is written wherever it occurs: most steps repeat the one before. */
const MAX_CONTENTS = 64 * 1024 * 1024
export const MAX_CAPTURE_NOTE_LENGTH = 500

const short = () => size(string(), 0, 200)
/** Milliseconds since 1970, within the instants that a clock can show. */
const epochMs = () => min(max(integer(), 8.64e15), 0)
const pixels = () => min(max(number(), 1_000_000), -1_000_000)
/** Larger than any screen, and small enough for a browser to draw. */
const screenPixels = () => min(max(number(), 10_000), 1)
/** An object whose keys and values nobody but the replay reads. */
const opaque = () => record(short(), unknown())
const table = (value: Struct<string, null>) => record(short(), value)

/** One step of an actor: its event by type alone, and the redacted snapshot that it led to. */
const CapturedStep = object({
  at: epochMs(),
  who: short(),
  type: size(string(), 0, 500),
  source: optional(object({ from: short(), on: short() })),
  took: size(array(size(string(), 0, 500)), 0, 100),
  snapshot: unknown(),
})

/** The connection went, or came back. */
const ConnectionChange = object({ at: epochMs(), isOnline: boolean() })
export type ConnectionChange = Infer<typeof ConnectionChange>
const MAX_CONNECTION_CHANGES = 20

/** An element by its place in the document, e.g. `html > body:nth-of-type(1)`. Any other text could be no selector at all. */
const PART = /^html(?: > [a-z][a-z\d-]*:nth-of-type\([1-9]\d{0,5}\))*$/
/** How far a part of the page is scrolled. `part`: a selector of the element; `html` is the page itself. */
const ScrolledPart = object({ part: size(pattern(string(), PART), 1, 4000), top: pixels(), left: pixels() })
export type ScrolledPart = Infer<typeof ScrolledPart>
export const MAX_SCROLLED_PARTS = 20

/** Facts of a capture that are read without its contents. */
const HEAD = {
  version: literal(CAPTURE_VERSION),
  build: size(string(), 1, 100),
  /** Time on the guest's clock. */
  at: InstantText,
  /** Added by the guest. */
  note: size(string(), 0, MAX_CAPTURE_NOTE_LENGTH),
  /** Digest of each machine's definition, by the machine's ID. */
  machines: table(short()),
  page: object({
    /** The route's pattern, e.g. `/checkout/:id?/:rateKey?`. */
    route: short(),
    params: table(size(string(), 0, 500)),
    search: table(size(string(), 0, 2000)),
    locale: enums(LOCALES),
    /** IANA name. A newer device may know more zones than who reads it. */
    zone: short(),
    /** In which the guest reads amounts, with its rate of then. */
    currency: Currency,
    width: screenPixels(),
    height: screenPixels(),
    scrolled: size(array(ScrolledPart), 0, MAX_SCROLLED_PARTS),
    scheme: enums(['light', 'dark'] as const),
    hourCycle: HourCycleStruct,
    isOnline: boolean(),
    isSignedIn: boolean(),
    /** Time on the page's clock. */
    now: InstantText,
    userAgentFamily: optional(short()),
  }),
  /** Names of the parts left out so that the capture is not too large. */
  cut: size(array(short()), 0, 500),
}

const Contents = object({
  /** Persisted snapshots by the actor's name. */
  actors: opaque(),
  /** Oldest first. */
  steps: size(array(CapturedStep), 0, MAX_CAPTURED_STEPS),
  /** Oldest first. */
  connection: size(array(ConnectionChange), 0, MAX_CONNECTION_CHANGES),
  /** Values that the page shows and no machine holds, by name. */
  seen: opaque(),
  cache: size(array(object({ key: size(array(unknown()), 1, 20), data: unknown(), at: number() })), 0, 200),
})
type Contents = Infer<typeof Contents>

/** A guest's screen, redacted before it left the page. */
export type CaptureEnvelope = Omit<PackedCapture, 'contents'> & Contents

const readContents = (packed: PackedValue): Contents | undefined => {
  const contents = unpackValue(packed, MAX_CONTENTS)
  return is(contents, Contents) ? contents : undefined
}

/** An envelope as it is sent, stored, and saved in a file. */
export const PackedCapture = object({
  ...HEAD,
  // The parts are what the shapes are for: where both are well-formed and make no contents, these are at fault.
  contents: refine(
    PackedValue,
    'CaptureContents',
    (packed, { path }) => readContents(packed) !== undefined || { path: [...path, 'parts'] },
  ),
})
export type PackedCapture = Infer<typeof PackedCapture>

export const packCapture = ({ actors, steps, connection, seen, cache, ...head }: CaptureEnvelope): PackedCapture => ({
  ...head,
  contents: packValue({ actors, steps, connection, seen, cache }),
})

export const unpackCapture = ({ contents, ...head }: PackedCapture): CaptureEnvelope => {
  const unpacked = readContents(contents)
  if (unpacked === undefined) throw new Error('A capture is unpacked that was not checked')
  return { ...head, ...unpacked }
}

export const CaptureCode = pattern(string(), new RegExp(`^[${REFERENCE_ALPHABET}]{${CAPTURE_CODE_LENGTH}}$`))

/** Reads a code as somebody types or pastes it: in any case, in groups. The alphabet has no look-alike characters. */
export const readCaptureCode = (typed: string): string => plainLine(typed).replaceAll(/[ -]/g, '').toUpperCase()

export const captureCodeCodec: Codec<string> = {
  decode: (value) => {
    const code = readCaptureCode(value)
    return is(code, CaptureCode) ? code : undefined
  },
  encode: (value) => value,
}

export const CaptureResponse = type({ code: CaptureCode })
export type CaptureResponse = Infer<typeof CaptureResponse>

const Look = type({ by: string(), at: string() })
export type CaptureLook = Infer<typeof Look>

/** A capture without its contents. Times are ISO instants. */
export const CaptureSummary = type({
  code: CaptureCode,
  sent_at: string(),
  expires_at: string(),
  route: string(),
  locale: enums(LOCALES),
  width: number(),
  height: number(),
  build: string(),
  note: string(),
  /** Oldest first. */
  looks: array(Look),
})
export type CaptureSummary = Infer<typeof CaptureSummary>

/** Newest first. `found` counts all, which may be more than are sent. */
export const CapturesResponse = type({ captures: array(CaptureSummary), found: number() })
export type CapturesResponse = Infer<typeof CapturesResponse>

/** A capture as it was sent, and what the server knows of it. */
export const StaffCaptureResponse = type({
  ...PackedCapture.schema,
  code: CaptureCode,
  sent_at: string(),
  expires_at: string(),
  looks: array(Look),
})
export type StaffCaptureResponse = Infer<typeof StaffCaptureResponse>
