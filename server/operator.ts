/** An error that the operator can fix. The message has one sentence per fault and needs no stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OperatorError'
  }
}

const PORT_TROUBLE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Somebody listens there: stop them, or choose another',
  EADDRNOTAVAIL: 'This machine has no such address: choose another HOST or',
  EACCES: 'This user may not listen there: choose another',
}

/** Rethrows a failure to listen as a sentence that names the setting. */
export const refusedPort =
  (setting: 'PORT' | 'GATEWAY_PORT') =>
  (error: unknown): never => {
    const advice = error instanceof Error && 'code' in error ? PORT_TROUBLE[String(error.code)] : undefined
    if (!(error instanceof Error) || advice === undefined) throw error
    throw new OperatorError(`${error.message}. ${advice} ${setting}.`, { cause: error })
  }
