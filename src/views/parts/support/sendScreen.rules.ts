import type { Failure } from '#machines/kit/failure.ts'
import type { CaptureEnvelope } from '#contract/support/captures.ts'

/** Why a screen could not be sent, as the guest is told. */
export type Refusal = 'offline' | 'slow' | 'tooMany' | 'failed'

export const refusalOf = ({ code, status }: Pick<Failure, 'code' | 'status'>): Refusal => {
  if (code === 'network') return 'offline'
  if (code === 'timeout') return 'slow'
  return status === 429 ? 'tooMany' : 'failed'
}

const GROUP = 4

/** A code in groups, as it is read aloud and written down. */
export const grouped = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? code

/** A screen reader reads it letter by letter. */
export const spelled = (code: string): string => code.split('').join(', ')

/** The name of a saved file, by the guest's clock. */
export const fileNameOf = ({ at, page: { zone } }: Pick<CaptureEnvelope, 'at' | 'page'>): string => {
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime()
  return `stayless-screen-${time.toString({ smallestUnit: 'minute' }).replace('T', '-').replaceAll(':', '')}.json`
}

/** The capture, one line for each value. */
export const linesOf = (capture: CaptureEnvelope): { part: string; lines: string[] }[] =>
  Object.entries(capture).map(([part, value]) => ({ part, lines: flat(value, '') }))

const flat = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [`${path === '' ? '' : `${path}: `}${JSON.stringify(value)}`]
  const entries = Object.entries(value)
  if (entries.length === 0) return path === '' ? [] : [`${path}: ${Array.isArray(value) ? '[]' : '{}'}`]
  return entries.flatMap(([key, item]) => flat(item, path === '' ? key : `${path}.${key}`))
}
