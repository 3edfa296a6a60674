import { sessionJson } from '#src/services/storage.ts'
import { array, number, string, tuple } from 'superstruct'

const KEY = 'listPlaces'
const MAX_STORED_POSITIONS = 20

/** For each entry of the history: the hotel at the top of the list, and how many pixels below the top of the window it stood. */
const Places = array(tuple([string(), string(), number()]))

const read = () => sessionJson.read(KEY, Places) ?? []

/** Where in the list the guest was, as long as the tab lives. */
export const listScrollPositions = {
  of: (entry: string): { hotel: string; top: number } | null => {
    const [, hotel, top] = read().find(([known]) => known === entry) ?? []
    return hotel === undefined || top === undefined ? null : { hotel, top }
  },
  keep: (entry: string, hotel: string, top: number): void => {
    const others = read().filter(([known]) => known !== entry)
    sessionJson.write(KEY, [...others, [entry, hotel, top]].slice(-MAX_STORED_POSITIONS))
  },
}
