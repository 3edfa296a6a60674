/** Runs jobs of one kind, `width` at a time. A free slot is refilled immediately: a job that hangs blocks its own slot only. */
export interface JobWorker {
  /**
   * Runs jobs until none is due and none is running.
   * @returns the number of jobs run.
   */
  drain: () => Promise<number>
  /** Starts due jobs next to the running ones. Rejects if `claim` does. */
  wake: () => Promise<void>
  /** Resolves when no job is running. */
  settled: () => Promise<void>
}

export const createJobWorker = <Job>(
  width: number,
  claim: (most: number) => Promise<Job[]>,
  /** Must never reject. */
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

  /** Fills run in sequence: two at once would both see the same free slots. */
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
