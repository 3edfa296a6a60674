import { string } from 'superstruct'
import type { JsonStorage } from './storage.ts'

const keyOf = (id: string): string => `inquiry ${id}`

/**
 * Tokens that open a guest's request without an account. They stay in the tab: an address with one could be shared by mistake.
 * @param id of the inquiry
 */
export const createInquiryTokens = (storage: JsonStorage) => ({
  read: (id: string): string | null => storage.read(keyOf(id), string()) ?? null,
  keep: (id: string, token: string): void => storage.write(keyOf(id), token),
})
