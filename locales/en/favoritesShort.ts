/** Texts of the heart button; the rest comes with the list of favorites. */
export const favoritesShort = {
  keep: 'Save {{hotel}} to favorites',
  notSaved: 'Couldn’t save. Try again.',
} as const
