/** What a heart says; the rest comes with the list of favourites. */
export const favoritesShort = {
  keep: 'Save {{hotel}} to favorites',
  notSaved: 'Couldn’t save. Try again.',
} as const
