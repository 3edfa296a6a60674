import { MOST_ADDRESSES, type BucketSize } from './capacity.ts'

interface Level {
  tokens: number
  at: number
}

export interface Buckets {
  /** Takes tokens out of the subject's bucket; answers the seconds until there are enough, 0 when they were. */
  take: (subject: string, tokens: number) => number
  /** Subjects that are remembered. */
  size: () => number
}

/** A token bucket for each subject, in memory: a restart forgives. `now` in milliseconds. */
export const createBuckets = (
  { most, perSecond }: BucketSize,
  now: () => number = () => performance.now(),
  mostSubjects: number = MOST_ADDRESSES,
): Buckets => {
  const levels = new Map<string, Level>()
  const refilled = ({ tokens, at }: Level, moment: number): number =>
    Math.min(most, tokens + ((moment - at) / 1000) * perSecond)

  /** The first in the map has been asked for the longest time ago. */
  const forgetOne = (): void => {
    const [oldest] = levels.keys()
    if (oldest !== undefined) levels.delete(oldest)
  }

  return {
    take: (subject, tokens) => {
      const moment = now()
      const known = levels.get(subject)
      const there = known === undefined ? most : refilled(known, moment)
      const isEnough = there >= tokens
      levels.delete(subject)
      if (levels.size >= mostSubjects) forgetOne()
      levels.set(subject, { tokens: isEnough ? there - tokens : there, at: moment })
      return isEnough ? 0 : (tokens - there) / perSecond
    },
    size: () => levels.size,
  }
}
