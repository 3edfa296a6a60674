import { hash } from '#demoImages/chance.ts'
import type { Chance } from '#demoImages/chance.ts'
import type { LocalText } from '#server/localText.ts'
import type { City } from './catalogue.types.ts'

type Words = readonly [en: string, ar: string, he: string]

/** First words of a name; in Hebrew in the construct state, which a definite noun can follow. */
const HEADS: readonly Words[] = [
  ['Gate', 'بوابة', 'שער'],
  ['Garden', 'حديقة', 'גן'],
  ['Lantern', 'فانوس', 'פנס'],
  ['Tower', 'برج', 'מגדל'],
  ['Bridge', 'جسر', 'גשר'],
  ['Terrace', 'شرفة', 'מרפסת'],
  ['Fountain', 'نافورة', 'מזרקת'],
  ['Court', 'فناء', 'חצר'],
  ['Spring', 'نبع', 'מעיין'],
  ['Hill', 'تلة', 'גבעת'],
  ['Grove', 'بستان', 'חורשת'],
  ['Path', 'درب', 'שביל'],
  ['Corner', 'ركن', 'פינת'],
  ['Window', 'نافذة', 'חלון'],
  ['Arch', 'قوس', 'קשת'],
  ['Square', 'ساحة', 'כיכר'],
  ['Nest', 'عش', 'קן'],
  ['Vineyard', 'كرم', 'כרם'],
  ['Valley', 'وادي', 'עמק'],
  ['Crown', 'تاج', 'כתר'],
  ['Key', 'مفتاح', 'מפתח'],
  ['Mirror', 'مرآة', 'מראת'],
  ['Star', 'نجمة', 'כוכב'],
  ['Shade', 'ظل', 'צל'],
  ['House', 'بيت', 'בית'],
  ['Sail', 'شراع', 'מפרש'],
  ['Lane', 'زقاق', 'סמטת'],
  ['Steps', 'درجات', 'מדרגות'],
  ['Clock', 'ساعة', 'שעון'],
  ['Pearl', 'لؤلؤة', 'פנינת'],
  ['Compass', 'بوصلة', 'מצפן'],
  ['Pavilion', 'رواق', 'ביתן'],
]

/** Second words of a name; definite in Arabic and Hebrew. */
const OWNERS: readonly Words[] = [
  ['Cedar', 'الأرز', 'הארז'],
  ['Olive', 'الزيتون', 'הזית'],
  ['Jasmine', 'الياسمين', 'היסמין'],
  ['Amber', 'العنبر', 'הענבר'],
  ['Silver', 'الفضة', 'הכסף'],
  ['Moon', 'القمر', 'הירח'],
  ['Sun', 'الشمس', 'השמש'],
  ['Almond', 'اللوز', 'השקד'],
  ['Fig', 'التين', 'התאנה'],
  ['Pomegranate', 'الرمان', 'הרימון'],
  ['Lemon', 'الليمون', 'הלימון'],
  ['Saffron', 'الزعفران', 'הזעפרן'],
  ['Ivory', 'العاج', 'השנהב'],
  ['Cypress', 'السرو', 'הברוש'],
  ['Oak', 'البلوط', 'האלון'],
  ['Pine', 'الصنوبر', 'האורן'],
  ['Palm', 'النخيل', 'הדקל'],
  ['Lotus', 'اللوتس', 'הלוטוס'],
  ['Lavender', 'الخزامى', 'הלבנדר'],
  ['Mint', 'النعناع', 'הנענע'],
  ['Copper', 'النحاس', 'הנחושת'],
  ['Coral', 'المرجان', 'האלמוג'],
  ['Dawn', 'الفجر', 'השחר'],
  ['Evening', 'المساء', 'הערב'],
  ['Wind', 'الريح', 'הרוח'],
  ['River', 'النهر', 'הנהר'],
  ['Rain', 'المطر', 'הגשם'],
  ['Stone', 'الحجر', 'האבן'],
  ['Marble', 'الرخام', 'השיש'],
  ['Velvet', 'المخمل', 'הקטיפה'],
  ['Sparrow', 'العصفور', 'הדרור'],
  ['Dove', 'الحمامة', 'היונה'],
  ['Swallow', 'السنونو', 'הסנונית'],
  ['Gazelle', 'الغزال', 'הצבי'],
  ['Willow', 'الصفصاف', 'הערבה'],
  ['Honey', 'العسل', 'הדבש'],
  ['Salt', 'الملح', 'המלח'],
  ['Crystal', 'البلور', 'הבדולח'],
  ['Thyme', 'الزعتر', 'הקורנית'],
  ['Walnut', 'الجوز', 'האגוז'],
  ['Orange', 'البرتقال', 'התפוז'],
  ['Rose', 'الورد', 'הוורד'],
  ['Violet', 'البنفسج', 'הסיגלית'],
  ['Lily', 'الزنبق', 'החבצלת'],
  ['Maple', 'القيقب', 'האדר'],
]

const PAIRS = HEADS.length * OWNERS.length
/** Coprime with `PAIRS`: stepping by it meets every pair once. */
const STEP = 613

type Forms = readonly [Words, ...Words[]]

/** `{name}` is the pair of words. In Arabic and Hebrew the kind of house comes first, in the construct state. */
const HOUSES = {
  hotel: [
    ['{name} Hotel', 'فندق {name}', 'מלון {name}'],
    ['Hotel {name}', 'فندق {name}', 'מלון {name}'],
    ['The {name}', 'فندق {name}', 'מלון {name}'],
  ],
  inn: [['{name} Inn', 'نُزل {name}', 'פונדק {name}']],
  guesthouse: [['{name} Guesthouse', 'دار ضيافة {name}', 'בית הארחה {name}']],
  suites: [['{name} Suites', 'أجنحة {name}', 'סוויטות {name}']],
  boutique: [['{name} Boutique Hotel', 'فندق بوتيك {name}', 'מלון בוטיק {name}']],
  resort: [['{name} Resort', 'منتجع {name}', 'אתר הנופש {name}']],
  palace: [['{name} Palace', 'قصر {name}', 'ארמון {name}']],
} satisfies Record<string, Forms>
type House = keyof typeof HOUSES

const houseOf = (r: Chance, city: City, stars: number): House => {
  const open = city.climate === 'coast' || city.climate === 'tropical' || city.climate === 'desert'
  if (stars <= 2) return r.pick(['hotel', 'inn', 'guesthouse', 'inn'])
  if (stars === 3) return r.pick(['hotel', 'hotel', 'hotel', 'inn', 'suites'])
  if (stars === 4) return r.pick(['hotel', 'hotel', 'boutique', 'suites', open ? 'resort' : 'hotel'])
  return r.pick(['hotel', 'palace', 'boutique', open ? 'resort' : 'palace'])
}

const pairOf = (city: City, number: number): Words => {
  const place = (hash(`names ${city.id}`) + number * STEP) % PAIRS
  const head = HEADS[place % HEADS.length] ?? ['', '', '']
  const owner = OWNERS[Math.floor(place / HEADS.length)] ?? ['', '', '']
  return [`${owner[0]} ${head[0]}`, `${head[1]} ${owner[1]}`, `${head[2]} ${owner[2]}`]
}

const write = (pattern: string, name: string, suffix: string | undefined): string =>
  pattern.replace('{name}', name) + (suffix ?? '')

/** Returns a name in three languages; in a city of up to 1,440 hotels each pair of words occurs once. */
export const hotelName = (r: Chance, city: City, number: number, stars: number, districtName: LocalText): LocalText => {
  const [en, ar, he] = pairOf(city, number)
  const forms: Forms = HOUSES[houseOf(r, city, stars)]
  const form = r.pick(forms)
  const place = r.coin(0.24) ? districtName : undefined
  // Without a dash, the district would read as part of the name.
  return {
    en: write(form[0], en, place && ` ${place.en}`),
    ar: write(form[1], ar, place && ` – ${place.ar}`),
    he: write(form[2], he, place && ` – ${place.he}`),
  }
}

/** Returns a street name from the same words, as `[en, ar, he]`. */
export const streetName = (r: Chance): Words => {
  const [en, ar, he] = OWNERS[r.whole(0, OWNERS.length - 1)] ?? ['Cedar', 'الأرز', 'הארז']
  return r.coin(0.7) ? [`${en} Street`, `شارع ${ar}`, `רחוב ${he}`] : [`${en} Lane`, `زقاق ${ar}`, `סמטת ${he}`]
}
