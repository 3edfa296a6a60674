/** False for text that PostgreSQL cannot store: U+0000 and lone surrogates. No name or message has them. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
