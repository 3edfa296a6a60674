/** Marks of direction and of no width, which come along when a text is copied: nobody sees them, and nobody means them. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What joins letters or keeps them apart stays: words are written with it. */
export const stripInvisible = (text: string): string => text.replaceAll(UNSEEN, '')
