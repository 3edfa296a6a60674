import type { SightsOfCity } from './rows.ts'

export const oceaniaSights: readonly SightsOfCity[] = [
  {
    city: 'Sydney',
    districts: [
      ['Darling Harbour', 'دارلينغ هاربر', 'דרלינג הארבור', -33.8748, 151.2007],
      ['The Rocks', 'ذا روكس', 'הרוקס', -33.8599, 151.209],
      ['Bondi Beach', 'شاطئ بونداي', 'חוף בונדיי', -33.8908, 151.2743],
      ['Manly', 'مانلي', 'מנלי', -33.7969, 151.284],
    ],
    landmarks: [
      ['Sydney Opera House', 'دار أوبرا سيدني', 'בית האופרה של סידני', -33.8568, 151.2153],
      ['Sydney Harbour Bridge', 'جسر ميناء سيدني', 'גשר נמל סידני', -33.8523, 151.2108],
    ],
    airports: [['Sydney Airport', 'مطار سيدني', 'נמל התעופה סידני', -33.9399, 151.1753, 'SYD', 'Kingsford Smith']],
  },
  {
    city: 'Melbourne',
    districts: [
      ['St Kilda', 'سانت كيلدا', 'סנט קילדה', -37.864, 144.982],
      ['Southbank', 'ساوث بانك', 'סאות׳בנק', -37.823, 144.965],
    ],
    landmarks: [
      ['Federation Square', 'ساحة الاتحاد في ملبورن', 'כיכר הפדרציה', -37.818, 144.9691],
      ['Melbourne Cricket Ground', 'ملعب ملبورن للكريكيت', 'אצטדיון הקריקט של מלבורן', -37.82, 144.9834, 'MCG'],
    ],
    airports: [['Melbourne Airport', 'مطار ملبورن', 'נמל התעופה מלבורן', -37.669, 144.841, 'MEL', 'Tullamarine']],
  },
  {
    city: 'Auckland',
    landmarks: [['Sky Tower', 'سكاي تاور', 'סקיי טאוור', -36.8485, 174.7622]],
    airports: [['Auckland Airport', 'مطار أوكلاند', 'נמל התעופה אוקלנד', -37.0082, 174.785, 'AKL']],
  },
]
