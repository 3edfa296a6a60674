import {
  CAPTURE_VERSION,
  MAX_CAPTURE_BYTES,
  MAX_COMPRESSED_CAPTURE_BYTES,
  packCapture,
  type CaptureEnvelope,
  type ScrolledPart,
} from '#contract/support/captures.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { plainNote } from '#contract/shared/typedText.ts'
import { createPseudonyms, redact, type ExportPolicy, type Pseudonyms } from '#machines/kit/export/redact.ts'
import { cachePolicyOf } from '#src/services/query.export.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { createActorSystem } from './actorSystem.ts'
// Loaded with this file, so that a guest who has lost the connection can still save a file.
import './supportExport.ts'
import { withoutCardNumbers } from './cardNumbers.ts'
import { redactAddress, type PageAddress } from './capture.policy.ts'
import type { createSeenState } from './seenState.ts'

/** Facts of a page, besides its actors, its cache and what its parts show. */
export interface PageFacts extends PageAddress {
  /** Where the history entry says that something covers the page, and the fragment that does. */
  covers: { sheet: string | null; panel: string | null; hash: string }
  locale: Locale
  zone: string
  currency: Currency
  /** Pixels. */
  width: number
  height: number
  scrolled: ScrolledPart[]
  scheme: 'light' | 'dark'
  hourCycle: HourCycle
  isOnline: boolean
  isSignedIn: boolean
  /** ISO instant. */
  now: string
  userAgentFamily: string
}

export interface Captured {
  capture: CaptureEnvelope
  size: Size
}

interface Sources {
  actors: Pick<ReturnType<typeof createActorSystem>, 'export'>
  seen: Pick<ReturnType<typeof createSeenState>, 'seen'>
  cache: Pick<QueryClient, 'getQueryCache'>
}

/** Room for the guest's note, which is written after the screen is captured. */
const NOTE_BYTES = 4 * 1024

const redactCache = (cache: Pick<QueryClient, 'getQueryCache'>, pseudonyms: Pseudonyms): Answer[] =>
  cache
    .getQueryCache()
    .getAll()
    .flatMap((query): Answer[] => {
      const {
        queryKey,
        state: { data, dataUpdatedAt },
      } = query
      const policy = cachePolicyOf(queryKey)
      // No part of the page shows an answer that none observes, e.g. of a page before.
      if (policy === undefined || policy.answer === 'hide' || data === undefined || query.getObserversCount() === 0)
        return []
      return [
        {
          key: queryKey.map((part, place) => redact(part, policy.key[place] ?? 'hide', pseudonyms)),
          // Public answers are no guest's own, and are sent as they are.
          data: policy.answer === 'keep' ? data : redact(data, policy.answer, pseudonyms),
          at: dataUpdatedAt,
        },
      ]
    })

type Answer = CaptureEnvelope['cache'][number]

const redactSeen = (
  seen: readonly { name: string; value: unknown; policy: ExportPolicy }[],
  pseudonyms: Pseudonyms,
): Record<string, unknown> =>
  Object.fromEntries(seen.map(({ name, value, policy }) => [name, redact(value, policy, pseudonyms)]))

const compressedSize = async (text: string): Promise<number> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

export interface Size {
  raw: number
  compressed: number
}

const sizeOf = async (capture: CaptureEnvelope): Promise<Size> => {
  const text = JSON.stringify(packCapture(capture))
  return { raw: new TextEncoder().encode(text).length, compressed: await compressedSize(text) }
}

const fits = ({ raw, compressed }: Size): boolean =>
  raw + NOTE_BYTES <= MAX_CAPTURE_BYTES && compressed + NOTE_BYTES <= MAX_COMPRESSED_CAPTURE_BYTES

const weightOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0

const isPublic = ({ key }: Answer): boolean => cachePolicyOf(key)?.answer === 'keep'

const heaviest = <Item>(items: readonly Item[]): Item | undefined =>
  items.toSorted((one, other) => weightOf(other) - weightOf(one))[0]

/** Without these, nobody sees what led to the screen. */
const LAST_STEPS = 20

const withSteps = (capture: CaptureEnvelope, count: number): CaptureEnvelope => ({
  ...capture,
  steps: capture.steps.slice(capture.steps.length - count),
  cut: [...capture.cut.filter((one) => !one.startsWith('steps')), `steps before the last ${count}`],
})

/**
 * Takes one thing out of a capture that is too large: old steps, then public answers, which a page shows as still loading, then
 * the last steps, then a guest's own answers, then actors.
 */
const lighter = (capture: CaptureEnvelope): CaptureEnvelope | null => {
  const { steps, cache, actors, cut } = capture
  if (steps.length > LAST_STEPS) return withSteps(capture, Math.max(LAST_STEPS, Math.floor(steps.length / 2)))
  const open = heaviest(cache.filter(isPublic))
  if (open === undefined && steps.length > 0) return withSteps(capture, Math.floor(steps.length / 2))
  const answer = open ?? heaviest(cache)
  if (answer)
    return {
      ...capture,
      cache: cache.filter((one) => one !== answer),
      cut: [...cut, `answer ${String(answer.key[0])}`],
    }
  const actor = heaviest(Object.entries(actors))
  if (actor)
    return {
      ...capture,
      actors: Object.fromEntries(Object.entries(actors).filter(([name]) => name !== actor[0])),
      cut: [...cut, `actor ${actor[0]}`],
    }
  return null
}

const cutToFit = async (whole: CaptureEnvelope): Promise<Captured> => {
  let capture = whole
  let size = await sizeOf(capture)
  while (!fits(size)) {
    const less = lighter(capture)
    if (less === null) break
    capture = less
    size = await sizeOf(capture)
  }
  return { capture, size }
}

/** Everything that a guest sees, redacted to leave the browser, and small enough for the server. */
export const captureScreen = async (
  { covers, ...facts }: PageFacts,
  build: string,
  { actors, seen, cache }: Sources,
): Promise<Captured> => {
  const pseudonyms = createPseudonyms()
  const address = redactAddress(facts, pseudonyms)
  const shown = redactSeen(seen.seen(), pseudonyms)
  const answers = redactCache(cache, pseudonyms)
  const session = await actors.export(pseudonyms)
  const whole: CaptureEnvelope = {
    version: CAPTURE_VERSION,
    build,
    at: facts.now,
    note: '',
    machines: { ...session.machines },
    actors: { ...session.actors },
    steps: session.steps.map(({ source, took, ...step }) => ({
      ...step,
      took: [...took],
      ...(source === undefined ? {} : { source }),
    })),
    connection: [...session.connection],
    seen: { ...shown, 'page.covers': covers },
    cache: answers,
    page: { ...facts, ...address },
    cut: [],
  }
  return cutToFit(whole)
}

/** @param note as typed. */
export const withNote = (capture: CaptureEnvelope, note: string): CaptureEnvelope => ({
  ...capture,
  note: withoutCardNumbers(plainNote(note)),
})
