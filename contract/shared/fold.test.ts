import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  // Latin
  ['New York', 'new york'],
  ['São Paulo', 'sao paulo'],
  ['ZÜRICH', 'zurich'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Þórshöfn', 'thorshofn'],
  ['Großglockner', 'grossglockner'],
  ['İstanbul', 'istanbul'],
  ['Iğdır', 'igdir'],
  ['Be’er Sheva‘', 'beer sheva'],
  ["O'Hare", 'ohare'],
  ['L.A.', 'la'],
  ['Washington, D.C.', 'washington dc'],
  ['St. Moritz', 'st moritz'],
  ['J.F.Kennedy', 'jf kennedy'],
  ['Saint-Denis', 'saint denis'],
  ['V&A  Waterfront', 'v a waterfront'],
  ['Ｔｏｋｙｏ', 'tokyo'],
  // Arabic: marks, tatweel, alef forms, alef maqsura, ta marbuta, letters of neighboring languages
  ['عمّان', 'عمان'],
  ['القَاهِرَة', 'القاهره'],
  ['لنـــدن', 'لندن'],
  ['أبوظبي', 'ابوظبي'],
  ['إسطنبول', 'اسطنبول'],
  ['آيا صوفيا', 'ايا صوفيا'],
  ['ٱلقدس', 'القدس'],
  ['مصطفى', 'مصطفي'],
  ['ڤيينا', 'فيينا'],
  ['گراتس', 'كراتس'],
  ['مطار دبي، الدولي', 'مطار دبي الدولي'],
  // Hebrew: niqqud, geresh, gershayim, maqaf, final letters
  ['יְרוּשָׁלַיִם', 'ירושלימ'],
  ['ג׳קרטה', 'גקרטה'],
  ["צ'לסי", 'צלסי'],
  ['נתב״ג', 'נתבג'],
  ['תל־אביב', 'תל אביב'],
  ['לונדון', 'לונדונ'],
  ['ךםןףץ', 'כמנפצ'],
  // Nothing left
  ['', ''],
  [' \t\u0000\u200F—!', ''],
  ['\uD800', ''],
])('%j folds to %j', (typed, folded) => {
  expect(fold(typed)).toBe(folded)
})

test('folding twice equals folding once', () => {
  for (const text of ['İğß', 'أبو ظَبي', 'יְרוּשָׁלַיִם', 'ﷺ', 'ﬁn']) expect(fold(fold(text))).toBe(fold(text))
})
