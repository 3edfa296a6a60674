/** Hides from timing whether an account exists: takes at least `milliseconds`, which must exceed the slower of the two cases. */
export const withMinimumDuration = async <Answer>(
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work()
  } finally {
    await pause
  }
}

/** Well above the time to queue an e-mail. */
export const UNIFORM_MS = 250

/** Hides from timing whether a link, or an address, is known. */
export const withUniformDuration = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  withMinimumDuration(UNIFORM_MS, work)
