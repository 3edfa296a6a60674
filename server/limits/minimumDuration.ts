/**
 * Where an answer must not tell whether somebody has an account, it must not come sooner without one either: it takes
 * at least as long as the slower of the two.
 */
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

/** Well above what sending an e-mail's row takes. */
export const UNIFORM_MS = 250
