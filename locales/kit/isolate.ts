const FIRST_STRONG_ISOLATE = '\u2068'
const RIGHT_TO_LEFT_ISOLATE = '\u2067'
const POP_ISOLATE = '\u2069'
const ISOLATED = /^[\u2066-\u2068][^\u2069]*\u2069$/

export const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const INNERMOST = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g

/**
 * Isolates a number, reference or name from text of the other direction. A list of isolated runs has no letter to set its
 * direction: if one run is right-to-left, the list follows the text around it.
 */
export const isolate = (text: string, isRightToLeft = false): string => {
  if (ISOLATED.test(text)) return text
  const between = withoutRuns(text)
  const isListOfRuns = between !== text && !/\p{L}/u.test(between) && RIGHT_TO_LEFT.test(text)
  return `${isListOfRuns && isRightToLeft ? RIGHT_TO_LEFT_ISOLATE : FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`
}

const withoutRuns = (text: string): string => {
  const rest = text.replaceAll(INNERMOST, '')
  return rest === text ? text : withoutRuns(rest)
}

/** For text that is copied or sent, or shown where invisible marks would be visible: a window title, an email subject. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2060\u2066-\u2069]/g, '')
