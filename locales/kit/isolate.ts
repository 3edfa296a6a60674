const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'
const ISOLATED = /^[\u2066-\u2068][^\u2069]*\u2069$/

/** Keeps a number, a reference or a name whole in text of another direction: a run of its own. */
export const isolate = (text: string): string =>
  ISOLATED.test(text) ? text : `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`

/** For what is copied or sent, or shown where these marks might be seen: a window's title, the subject of a letter. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
