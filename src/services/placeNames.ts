import { destinationCodec, type Destination } from '#contract/hotel/destination.ts'
import type { Locale } from '#contract/shared/locale.ts'

/** The letters of each language: a name with some of them was given in it, or in one that reads alike. */
const LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
}

/** Whether a name can be read in a language as it is. */
export const isReadIn = (locale: Locale, name: string): boolean => LETTERS[locale].test(name)

export interface PlaceNames {
  /** Asks what a place is called in a language, once, where its name is not in the letters of that language. Resolves when there is no more to hear. */
  ask: (place: Destination, locale: Locale) => Promise<void>
  /** The name under which it was picked, until another is known. */
  known: (place: Destination, locale: Locale) => string
  subscribe: (listener: () => void) => () => void
}

const keyOf = (place: Destination, locale: Locale): string => `${locale} ${destinationCodec.encode(place)}`

/** @param load in the language of the page; null where nobody knows */
export const createPlaceNames = (load: (place: Destination) => Promise<string | null>): PlaceNames => {
  const names = new Map<string, string>()
  const asked = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const look = async (key: string, place: Destination): Promise<void> => {
    const name = await load(place).catch(() => {
      // Another time it may answer.
      asked.delete(key)
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
      const answer = asked.get(key) ?? look(key, place)
      asked.set(key, answer)
      return answer
    },
    known: (place, locale) => names.get(keyOf(place, locale)) ?? place.name,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
