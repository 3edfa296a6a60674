import { first } from './en/first.ts'
import { more } from './en/more.ts'

/** English defines the shape of every language. */
export const en = { ...first, ...more }
