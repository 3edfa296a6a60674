import { sessionJson } from '#src/services/storage.ts'
import { array, number, string, tuple } from 'superstruct'

const KEY = 'listPlaces'
const MAX_STORED_POSITIONS = 20

/** Per history entry: the hotel at the top of the list, and its distance in pixels from the top of the window. */
const Places = array(tuple([string(), string(), number()]))

const read = () => sessionJson.read(KEY, Places) ?? []

/** Scroll positions in the hotel list, for the life of the tab. */
export const listScrollPositions = {
  of: (entry: string): { hotel: string; top: number } | null => {
    const [, hotel, top] = read().find(([storedEntry]) => storedEntry === entry) ?? []
    return hotel === undefined || top === undefined ? null : { hotel, top }
  },
  keep: (entry: string, hotel: string, top: number): void => {
    const others = read().filter(([storedEntry]) => storedEntry !== entry)
    sessionJson.write(KEY, [...others, [entry, hotel, top]].slice(-MAX_STORED_POSITIONS))
  },
}
