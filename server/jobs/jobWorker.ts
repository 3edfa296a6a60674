/** Jobs of one kind, `width` at a time. A place that is free is taken at once: what hangs holds up no more than its own place. */
export interface JobWorker {
  /** Does everything that is due, until nothing is and nothing runs. Answers how many it did. */
  drain: () => Promise<number>
  /** Begins what is due, beside what runs. Rejects where `claim` does. */
  wake: () => Promise<void>
  /** Waits for what runs. */
  settled: () => Promise<void>
}

export const createJobWorker = <Job>(
  width: number,
  claim: (most: number) => Promise<Job[]>,
  /** Never rejects. */
  run: (job: Job) => Promise<void>,
): JobWorker => {
  const running = new Set<Promise<void>>()
  let filling: Promise<number> = Promise.resolve(0)

  const begin = (job: Job): void => {
    const work = run(job).finally(() => running.delete(work))
    running.add(work)
  }

  const take = async (): Promise<number> => {
    const free = width - running.size
    const jobs = free > 0 ? await claim(free) : []
    jobs.forEach(begin)
    return jobs.length
  }

  /** One after the other: two at once would both see the same free places. */
  const fill = (): Promise<number> => {
    filling = filling.then(take, take)
    return filling
  }

  const drain = async (): Promise<number> => {
    let done = 0
    for (;;) {
      done += await fill()
      if (running.size === 0) return done
      await Promise.race(running)
    }
  }

  let isDraining = false

  return {
    drain,
    wake: async () => {
      if (isDraining) {
        await fill()
        return
      }
      isDraining = true
      try {
        await drain()
      } finally {
        isDraining = false
      }
    },
    settled: async () => {
      await Promise.allSettled([filling])
      await Promise.allSettled(running)
    },
  }
}
