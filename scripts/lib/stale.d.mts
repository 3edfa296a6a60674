/** One hash over the names and contents of files. */
export const hashFiles: (paths: readonly string[], isRead: (file: string) => boolean) => string
/** Is there no build, or one of other inputs? */
export const isStale: () => boolean
export const DIST: string
export const inputsHash: () => string
export const stamp: (build: string, directory: string) => void
