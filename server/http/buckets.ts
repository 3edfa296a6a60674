import { MAX_ADDRESSES, type BucketSize } from './capacity.ts'

interface Level {
  tokens: number
  at: number
}

export interface Buckets {
  /** Takes tokens from the subject's bucket. `waitSeconds` until there are enough, 0 if taken; `left` in the bucket. */
  take: (subject: string, tokens: number) => { waitSeconds: number; left: number }
  /** Number of subjects in memory. */
  size: () => number
}

/** One token bucket per subject, in memory: a restart refills them. `now` in milliseconds. */
export const createBuckets = (
  { most, perSecond }: BucketSize,
  now: () => number = () => performance.now(),
  mostSubjects: number = MAX_ADDRESSES,
): Buckets => {
  const levels = new Map<string, Level>()
  const refilled = ({ tokens, at }: Level, moment: number): number =>
    Math.min(most, tokens + ((moment - at) / 1000) * perSecond)

  /** The map is in order of use: its first entry is the least recently used. */
  const forgetOne = (): void => {
    const [oldest] = levels.keys()
    if (oldest !== undefined) levels.delete(oldest)
  }

  return {
    take: (subject, tokens) => {
      const moment = now()
      const level = levels.get(subject)
      const there = level === undefined ? most : refilled(level, moment)
      const isEnough = there >= tokens
      levels.delete(subject)
      if (levels.size >= mostSubjects) forgetOne()
      const left = isEnough ? there - tokens : there
      levels.set(subject, { tokens: left, at: moment })
      return { waitSeconds: isEnough ? 0 : (tokens - there) / perSecond, left }
    },
    size: () => levels.size,
  }
}
