import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { localPlaces } from './local.places.ts'

describe('a query that guests really type finds the place first, in the language of the page', () => {
  test.each<[typed: string, locale: Locale, name: string, around: string]>([
    // Countries, regions and islands
    ['thailand', 'en', 'Thailand', ''],
    ['Thai', 'en', 'Thailand', ''],
    ['santorini', 'en', 'Santorini', 'Greece'],
    ['mykonos', 'en', 'Mykonos', 'Greece'],
    ['bali', 'en', 'Bali', 'Indonesia'],
    ['samui', 'en', 'Koh Samui', 'Thailand'],
    ['Toscana', 'en', 'Tuscany', 'Italy'],
    ['florida', 'en', 'Florida', 'United States'],
    ['uae', 'en', 'United Arab Emirates', ''],
    ['UK', 'en', 'United Kingdom', ''],
    ['USA', 'en', 'United States', ''],
    ['بريطانيا', 'ar', 'المملكة المتحدة', ''],
    ['أمريكا', 'ar', 'الولايات المتحدة', ''],
    ['الإمارات', 'ar', 'الإمارات العربية المتحدة', ''],
    ['ארה״ב', 'he', 'ארצות הברית', ''],
    ['הממלכה המאוחדת', 'he', 'בריטניה', ''],
    ['האמירויות', 'he', 'איחוד האמירויות הערביות', ''],
    ['St Petersburg', 'en', 'Saint Petersburg', 'Russia'],
    ['st. petersburg', 'en', 'Saint Petersburg', 'Russia'],
    ['Crete', 'en', 'Crete', 'Greece'],
    ['קפריסין', 'he', 'קפריסין', ''],
    ['قبرص', 'ar', 'قبرص', ''],
    ['אי קורפו', 'he', 'קורפו', 'יוון'],
    ['תאילנד', 'he', 'תאילנד', ''],
    ['באלי', 'he', 'באלי', 'אינדונזיה'],
    ['רודוס', 'he', 'רודוס', 'יוון'],
    ['כרתים', 'he', 'כרתים', 'יוון'],
    ['סנטוריני', 'he', 'סנטוריני', 'יוון'],
    ['بالي', 'ar', 'بالي', 'إندونيسيا'],
    ['جزر المالديف', 'ar', 'جزر المالديف', ''],
    ['تركيا', 'ar', 'تركيا', ''],
    ['توسكانا', 'ar', 'توسكانا', 'إيطاليا'],
    // Towns of Hebrew or Arabic speakers
    ['בת ים', 'he', 'בת ים', 'ישראל'],
    ['אילת', 'he', 'אילת', 'ישראל'],
    ['דובאי', 'he', 'דובאי', 'איחוד האמירויות הערביות'],
    ['شرم الشيخ', 'ar', 'شرم الشيخ', 'مصر'],
    ['الرياض', 'ar', 'الرياض', 'المملكة العربية السعودية'],
    ['رياض', 'ar', 'الرياض', 'المملكة العربية السعودية'],
    ['אשדוד', 'he', 'אשדוד', 'ישראל'],
    ['רמת גן', 'he', 'רמת גן', 'ישראל'],
    ['פתח תקווה', 'he', 'פתח תקווה', 'ישראל'],
    ['פתח תקוה', 'he', 'פתח תקווה', 'ישראל'],
    ['ראשון לציון', 'he', 'ראשון לציון', 'ישראל'],
    ['צפת', 'he', 'צפת', 'ישראל'],
    ['אשקלון', 'he', 'אשקלון', 'ישראל'],
    ['נהריה', 'he', 'נהריה', 'ישראל'],
    ['קיסריה', 'he', 'קיסריה', 'ישראל'],
    ['מצפה רמון', 'he', 'מצפה רמון', 'ישראל'],
    ['ת"א', 'he', 'תל אביב', 'ישראל'],
    ['ב״ש', 'he', 'באר שבע', 'ישראל'],
    ['tsfat', 'en', 'Safed', 'Israel'],
    ['العين', 'ar', 'العين', 'الإمارات العربية المتحدة'],
    ['الخبر', 'ar', 'الخبر', 'المملكة العربية السعودية'],
    ['أسوان', 'ar', 'أسوان', 'مصر'],
    ['اسوان', 'ar', 'أسوان', 'مصر'],
    ['الغردقه', 'ar', 'الغردقة', 'مصر'],
    ['حلب', 'ar', 'حلب', 'سوريا'],
    ['البصرة', 'ar', 'البصرة', 'العراق'],
    ['طرابلس', 'ar', 'طرابلس', 'ليبيا'],
    ['طرابزون', 'ar', 'طرابزون', 'تركيا'],
    ['أغادير', 'ar', 'أغادير', 'المغرب'],
    ['أكادير', 'ar', 'أغادير', 'المغرب'],
    ['הונג קונג', 'he', 'הונג קונג', 'הונג קונג'],
    ['جده', 'ar', 'جدة', 'المملكة العربية السعودية'],
    // Large towns far away: hand-written names, names by the rule for China, and names with the geresh missing from the sources
    ['كانبور', 'ar', 'كانبور', 'الهند'],
    ['לודהיאנה', 'he', 'לודהיאנה', 'הודו'],
    ['غوارول', 'ar', 'غواروليوس', 'البرازيل'],
    ['لويانغ', 'ar', 'لويانغ', 'الصين'],
    ['לואויאנג', 'he', 'לואויאנג', 'סין'],
    ['גרזי סיטי', 'he', 'ג׳רזי סיטי', 'ניו ג׳רזי, ארצות הברית'],
    ['צליאבינסק', 'he', 'צ׳ליאבינסק', 'רוסיה'],
    // Typos
    ['lodnon', 'en', 'London', 'United Kingdom'],
    ['Nwe York', 'en', 'New York', 'New York, United States'],
    ['tel avvi', 'en', 'Tel Aviv', 'Israel'],
    ['barcelon', 'en', 'Barcelona', 'Spain'],
    ['شرم الشبخ', 'ar', 'شرم الشيخ', 'مصر'],
    ['barclona', 'en', 'Barcelona', 'Spain'],
    ['amstredam', 'en', 'Amsterdam', 'Netherlands'],
    ['thailnd', 'en', 'Thailand', ''],
    ['ירושלם', 'he', 'ירושלים', 'ישראל'],
    ['לונדוו', 'he', 'לונדון', 'בריטניה'],
    ['القاهره', 'ar', 'القاهرة', 'مصر'],
    ['اسطمبول', 'ar', 'إسطنبول', 'تركيا'],
    // Keyboard in another language
    ['ךםמגםמ', 'en', 'London', 'United Kingdom'],
    [',k tchc', 'he', 'תל אביב', 'ישראל'],
    ['hgrhivm', 'ar', 'القاهرة', 'مصر'],
    ['حشقهس', 'en', 'Paris', 'France'],
  ])('%s (%s): %s, %s', async (typed, locale, name, around) => {
    const [first] = await places.suggest({ query: typed, types: [], locale })
    expect(first?.structured_formatting).toEqual({ main_text: name, secondary_text: around })
  })
})

describe('a query that is no place finds none', () => {
  test.each(['qwer', 'asdfgh', 'xyzzy', 'hjkl', 'שדגכ', 'يسشبلات', 'ضصثق', 'المفتاح الضائع'])('%s', async (typed) => {
    for (const locale of LOCALES) expect(await names(typed, locale)).toEqual([])
  })
})

test.each<[typed: string, locale: Locale, wild: RegExp]>([
  ['العين', 'ar', /قلعة|القاهرة/],
  ['العين', 'en', /citadel|cairo/i],
  ['אילת', 'he', /אילות|מילאנו/],
  ['bali', 'en', /Bari|Mali/],
])('%s (%s) finds nothing like %s', async (typed, locale, wild) => {
  const placeNames = await names(typed, locale)
  expect(placeNames).not.toEqual([])
  for (const name of placeNames) expect(name).not.toMatch(wild)
})

test.each([
  ['golan', ['Golan Heights']],
  ['thai', ['Thailand', 'Thái Nguyên', 'Thái Bình']],
  ['haif', ['Haifa', 'Haifa Airport', 'Haifa Port']],
  ['riya', ['Riyadh', 'Boulevard Riyadh City']],
])('%s finds nothing that merely looks like it', async (typed, expected) => {
  expect(await names(typed, 'en')).toEqual(expected)
})

test.each<[typed: string, locale: Locale, expected: string]>([
  ['pars', 'en', 'Paris'],
  ['parsi', 'en', 'Paris'],
  ['برلن', 'ar', 'برلين'],
])('%s (%s) begins little known names, and finds %s before them', async (typed, locale, expected) => {
  const placeNames = await names(typed, locale)
  expect(placeNames[0]).toBe(expected)
})

const places = localPlaces({ lodging: [], countHotels: () => 1, nearestHotel: () => null })

const names = async (query: string, locale: Locale): Promise<string[]> =>
  (await places.suggest({ query, types: [], locale })).map(
    ({ structured_formatting }) => structured_formatting.main_text,
  )
