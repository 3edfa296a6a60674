/** Is there no build, or one of other inputs than there are now? */
export const isStale: () => boolean
export const DIST: string
export const inputsHash: () => string
export const stamp: (build: string, directory: string) => void
