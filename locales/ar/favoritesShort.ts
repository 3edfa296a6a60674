export const favoritesShort = {
  keep: 'إضافة {{hotel}} إلى المفضلة',
  notSaved: 'لم يُحفظ. أعد المحاولة.',
}
