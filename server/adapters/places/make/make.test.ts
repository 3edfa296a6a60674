import { describe, expect, test } from 'vitest'
import { boundsAround } from './bounds.ts'
import { hebrewOfArabic } from './hebrewOfArabic.ts'
import { readMessages } from './mo.ts'
import { ofPinyin } from './pinyin.ts'
import { arabicName, hebrewName, soundsApart } from './script.ts'

test.each([
  ['طنطا', 'EG', 'טנטא'],
  ['الزقازيق', 'EG', 'א-זקאזיק'],
  ['المنصورة', 'EG', 'אל-מנצורה'],
  ['الجيزة', 'EG', 'אל-גיזה'],
  ['جرش', 'JO', 'ג׳רש'],
  ['بني سويف', 'EG', 'בני סויף'],
  ['خان يونس', 'PS', 'ח׳אן יונס'],
  ['كربلاء', 'IQ', 'כרבלא'],
])('%s (%s) is %s in Hebrew letters', (arabic, country, hebrew) => {
  expect(hebrewOfArabic(arabic, country)).toBe(hebrew)
})

test.each([
  ['Hangzhou', 'هانغتشو', 'האנגג׳ואו'],
  ['Qingdao', 'تشينغداو', 'צ׳ינגדאו'],
  ['Xi’an', 'شيان', 'שיאן'],
  ['Xianyang', 'شيانيانغ', 'שיאניאנג'],
  ['Shijiazhuang', 'شيجياتشوانغ', 'שיג׳יאג׳ואנג'],
  ['Yichang', 'ييتشانغ', 'ייצ׳אנג'],
  ['Wuwei', 'ووي', 'וויי'],
  ['Changsha', 'تشانغشا', 'צ׳אנגשה'],
  ['Luohe', 'لوخه', 'לואוחה'],
  ['Anyang', 'أنيانغ', 'אניאנג'],
  ['Ezhou', 'إتشو', 'אג׳ואו'],
])('%s is transcribed by the sounds of its pinyin', (name, ar, he) => {
  expect(ofPinyin(name)).toEqual({ ar, he })
})

test.each(['Lhasa', 'Ürümqi', 'Kashgar', 'Hohhot', 'Qiqihar', 'Aksu', 'Hotan', 'Changshu City'])(
  '%s is not pinyin',
  (name) => {
    expect(ofPinyin(name)).toBeNull()
  },
)

test.each([
  ['القَاهِرَة', 'القاهرة'],
  ['طريف\u200E', 'طريف'],
  ['سويتا، أوساكا', 'سويتا'],
  ['ڤفصة', 'ففصة'],
  // Persian, Urdu, Kurdish, Uyghur
  ['تبریز', null],
  ['گرگان', null],
  ['حیدر آباد', null],
  ['کراچی', null],
  ['هەولێر', null],
  ['Ţafas', null],
])('%s in Arabic is %s', (text, name) => {
  expect(arabicName(text)).toBe(name)
})

test.each([
  ['יָקְנְעָם עילית', 'יקנעם עילית'],
  ['סח’נין', 'סח׳נין'],
  ['\u200Fנהריה', 'נהריה'],
  ['Or ‘Aqiva', null],
])('%s in Hebrew is %s', (text, name) => {
  expect(hebrewName(text)).toBe(name)
})

test('names that sound alike have a small distance, others a large one', () => {
  expect(soundsApart('כריות', 'Karyot')).toBe(0)
  expect(soundsApart('رحوفوت', 'Rehovot')).toBeLessThan(0.5)
  expect(soundsApart('قسطينة', 'Kiryat Gat')).toBeGreaterThan(0.5)
})

describe('the box around where people live', () => {
  test('leaves out a part across the sea with few people', () => {
    expect(boundsAround([town(40, -4, 5e6), town(41, 2, 5e6), town(28, -16, 2e5)])).toEqual([41.1, 39.9, 2.1, -4.1])
  })
  test('keeps one with many people', () => {
    expect(boundsAround([town(3, 101, 5e6), town(5, 118, 3e6)])).toEqual([5.1, 2.9, 118.1, 100.9])
  })
  test('crosses the 180th meridian by the short way', () => {
    expect(boundsAround([town(-17, 178, 1e5), town(-16.5, -179.5, 1e5)])).toEqual([-16.4, -17.1, -179.4, 177.9])
  })
})

test('a file that is not a message catalog is refused', () => {
  expect(() => readMessages(Buffer.from('nothing of the kind, at all'))).toThrow('no catalogue')
})

const town = (lat: number, lng: number, population: number) => ({
  geonames: 0,
  name: '',
  country: 'XX',
  admin: '',
  population,
  lat,
  lng,
})
