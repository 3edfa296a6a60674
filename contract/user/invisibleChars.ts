/** Bidi and zero-width marks, which copied text brings along unseen. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Keeps joiners and non-joiners: words are written with them. */
export const stripInvisible = (text: string): string => text.replaceAll(UNSEEN, '')
