export const favorites = {
  keep: 'Keep {{hotel}} in favourites',
  notSaved: 'Not saved.',
  count: { one: '{{n}} hotel kept', other: '{{n}} hotels kept' },
  empty: {
    title: 'No favourites yet',
    text: 'Press the heart of a hotel, and it waits for you here.',
  },
  failed: { title: 'Your favourites did not load', text: 'Our side, not yours. They are safe.' },
  offline: 'Your favourites appear when you are back online.',
} as const
