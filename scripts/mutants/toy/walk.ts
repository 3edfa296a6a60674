/** The toy has no invariants: a defect that its tests miss survives. */
export const walk = async (): Promise<string> => Promise.resolve('')
