/** PostgreSQL stores neither U+0000 nor half of a surrogate pair; such text is nobody's name or word. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
