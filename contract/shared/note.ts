import { coerce, size, string, type Struct } from 'superstruct'
import { plainNote } from './typedText.ts'

/** Lines of text that a person typed, as they are judged and stored. */
export const note = (most: number): Struct<string, null> => coerce(size(string(), 0, most), string(), plainNote)
