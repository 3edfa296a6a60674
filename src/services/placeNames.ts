import { destinationCodec, type Destination } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'

/** The script of each language: a name with one such letter is in that language, or in one that reads alike. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
}

/** Whether speakers of the language can read the name. */
export const isReadIn = (locale: Locale, name: string): boolean => LETTERS[locale].test(name)

export interface PlaceNames {
  /** Requests the name once, if it is not in the script of the language. Resolves when it has arrived or failed. */
  ask: (place: Destination, locale: Locale) => Promise<void>
  /** The name as picked, until another has loaded. */
  getName: (place: Destination, locale: Locale) => string
  subscribe: (listener: () => void) => () => void
}

const keyOf = (place: Destination, locale: Locale): string => `${locale} ${destinationCodec.encode(place)}`

/** @param load the name in the page's language; null if unknown */
export const createPlaceNames = (load: (place: Destination) => Promise<string | null>): PlaceNames => {
  const names = new Map<string, string>()
  const requests = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const look = async (key: string, place: Destination): Promise<void> => {
    const name = await load(place).catch(() => {
      // Allow another attempt.
      requests.delete(key)
      return null
    })
    if (name === null) return
    names.set(key, name)
    for (const listener of listeners) listener()
  }

  return {
    ask: (place, locale) => {
      if (isReadIn(locale, place.name)) return Promise.resolve()
      const key = keyOf(place, locale)
      const answer = requests.get(key) ?? look(key, place)
      requests.set(key, answer)
      return answer
    },
    getName: (place, locale) => names.get(keyOf(place, locale)) ?? place.name,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
