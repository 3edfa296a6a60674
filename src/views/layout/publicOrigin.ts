import { BLANKS } from '#contract/document.ts'

/** How the world calls this site, as its server says in the document; in development, where none does, as the browser does. */
export const publicOrigin = (): string =>
  typeof document === 'undefined' ? BLANKS.origin : (document.documentElement.dataset['origin'] ?? location.origin)
