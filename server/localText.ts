import { object, string, type Infer } from 'superstruct'

/** A name or a sentence in each of the three languages. */
export const LocalText = object({ en: string(), ar: string(), he: string() })
export type LocalText = Readonly<Infer<typeof LocalText>>
