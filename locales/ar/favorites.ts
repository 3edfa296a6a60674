import type { ArabicTexts } from '../shape.ts'
import { favoritesShort } from './favoritesShort.ts'

export const favorites: ArabicTexts['favorites'] = {
  ...favoritesShort,
  count: {
    zero: 'لا توجد فنادق محفوظة',
    one: 'فندق واحد محفوظ',
    two: 'فندقان محفوظان',
    few: '{{n}} فنادق محفوظة',
    many: '{{n}} فندقًا محفوظًا',
    other: '{{n}} فندق محفوظ',
  },
  here: 'محفوظة في هذا المتصفح فقط. سجّل الدخول لتجدها على كل أجهزتك.',
  letGo: 'أُزيل من المفضلة. اضغط على القلب لحفظه من جديد.',
  empty: {
    title: 'لا توجد فنادق في المفضلة بعد',
    text: 'اضغط على القلب عند أي فندق لتجده هنا.',
  },
  failed: { title: 'تعذّر تحميل المفضلة', text: 'المشكلة من جهتنا. مفضلتك محفوظة.' },
  offline: 'تظهر المفضلة عندما يعود الاتصال.',
}
