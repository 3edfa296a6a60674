export const favoritesShort = {
  keep: 'שמירת {{hotel}} במועדפים',
  notSaved: 'לא נשמר. נסו שוב.',
}
