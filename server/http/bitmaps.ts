import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/thread.ts'
import { createBuckets, type Buckets } from './buckets.ts'
import { BITMAPS, MAX_CACHED_BITMAPS, MAX_QUEUED_BITMAPS } from './capacity.ts'
import { TRY_AGAIN_SECONDS } from './failure.ts'

export type Png = Uint8Array<ArrayBuffer>
export interface BitmapRequest {
  id: number
  svg: string
}
export type BitmapAnswer = { id: number; png: Png } | { id: number; failed: string }

export type MakeBitmap = (svg: string) => Promise<Png>

interface Waiting {
  resolve: (png: Png) => void
  reject: (error: Error) => void
}

/**
 * Makes bitmaps in one thread, one at a time: each takes tens of milliseconds, too long for the event loop. Starts with the
 * first request.
 */
export const bitmapThread = (): MakeBitmap => {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let worker: Worker | undefined

  const begin = (): Worker => {
    const begun = startThread('http/bitmap.worker')
    // The thread must not keep the process alive.
    begun.unref()
    begun.on('message', (answer: BitmapAnswer) => {
      const entry = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('png' in answer) entry?.resolve(answer.png)
      else entry?.reject(new Error(answer.failed))
    })
    const lost = (cause?: unknown): void => {
      if (worker !== begun) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(new Error('The thread of the bitmaps stopped', { cause }))
      waiting.clear()
    }
    begun.on('error', lost)
    begun.on('exit', () => lost())
    return begun
  }

  return (svg) =>
    new Promise((resolve, reject) => {
      worker ??= begin()
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      const request: BitmapRequest = { id: lastId, svg }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage(request)
    })
}

interface Refusal {
  status: 429 | 503
  retryAfterSeconds: number
}

/** Returns the PNG of a picture, or why it is refused now. */
export type Bitmaps = (svg: string, address: string) => Promise<Png> | Refusal

/** Pictures as PNG. Caches the latest; each address may request only so many others. */
export const createBitmaps = (make: MakeBitmap, buckets: Buckets = createBuckets(BITMAPS)): Bitmaps => {
  const cache = new Map<string, Promise<Png>>()
  let waiting = 0

  const makeOne = async (svg: string): Promise<Png> => {
    waiting += 1
    try {
      return await make(svg)
    } catch (error) {
      cache.delete(svg)
      throw error
    } finally {
      waiting -= 1
    }
  }

  const keep = (svg: string, png: Promise<Png>): Promise<Png> => {
    cache.delete(svg)
    cache.set(svg, png)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED_BITMAPS && oldest !== undefined) cache.delete(oldest)
    return png
  }

  return (svg, address) => {
    const cachedPng = cache.get(svg)
    if (cachedPng !== undefined) return keep(svg, cachedPng)
    const { waitSeconds } = buckets.take(address, 1)
    if (waitSeconds > 0) return { status: 429, retryAfterSeconds: Math.ceil(waitSeconds) }
    if (waiting >= MAX_QUEUED_BITMAPS) return { status: 503, retryAfterSeconds: TRY_AGAIN_SECONDS }
    return keep(svg, makeOne(svg))
  }
}
