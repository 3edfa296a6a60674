/** The toy has no laws: what its scenarios leave, survives. */
export const walk = async (): Promise<string> => Promise.resolve('')
