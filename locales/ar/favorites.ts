import type { ArabicTexts } from '../shape.ts'

export const favorites: ArabicTexts['favorites'] = {
  keep: 'احفظ {{hotel}} في المفضلة',
  notSaved: 'لم يُحفظ.',
  count: {
    zero: 'لا فنادق محفوظة',
    one: 'فندق واحد محفوظ',
    two: 'فندقان محفوظان',
    few: '{{n}} فنادق محفوظة',
    many: '{{n}} فندقًا محفوظًا',
    other: '{{n}} فندق محفوظ',
  },
  empty: {
    title: 'لا مفضلات بعد',
    text: 'اضغط على القلب عند أي فندق لتجده هنا.',
  },
  failed: { title: 'لم تُحمَّل مفضلاتك', text: 'الخلل من عندنا لا من عندك. مفضلاتك محفوظة.' },
  offline: 'تظهر مفضلاتك عندما يعود الاتصال.',
}
