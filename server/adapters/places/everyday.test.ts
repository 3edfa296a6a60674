import 'temporal-polyfill/global'
import { describe, expect, test } from 'vitest'
import { hotelById } from '#server/demo/catalogue/catalogue.ts'
import { CITIES } from '#server/demo/catalogue/cities.ts'
import { kilometres } from './distance.ts'
import { localPlaces, type Lodging } from './local.places.ts'

describe('an everyday name, however it is spelled, finds its place before any other place and any hotel', () => {
  test.each<[typed: string, place: string]>([
    ['פאפוס', 'Paphos'],
    ['פפוס', 'Paphos'],
    ['איה נאפה', 'Ayia Napa'],
    ['איה נפה', 'Ayia Napa'],
    ['אייה נאפה', 'Ayia Napa'],
    ['חרמון', 'Mount Hermon'],
    ['טאבה', 'Taba, Egypt'],
    ['מטולה', 'Metula'],
    ['ממילא', 'Mamilla'],
    ['כותל', 'Western Wall'],
    ['הירדן', 'Jordan,'],
    ['הגליל המערבי', 'Western Galilee'],
    ['ערד', 'Arad, Israel'],
    ['الساحل الشمالي', 'North Coast'],
    ['المدينة', 'Medina'],
    ['مطار جدة', 'King Abdulaziz'],
    ['مطار الدوحة', 'Hamad International'],
    ['مطار بيروت', 'Beirut–Rafic'],
    ['المعادي', 'Maadi'],
    ['مدينة نصر', 'Nasr City'],
    ['سيوة', 'Siwa'],
    ['بارس', 'Paris, France'],
    ['שדה תעופה לונדון', 'Heathrow'],
    ['שדה תעופה בן גוריון', 'Ben Gurion'],
    ['שדה תעופה פריז', 'Charles de Gaulle'],
    ['שדה התעופה בן גוריון', 'Ben Gurion'],
    ['שדה תעופה דובאי', 'Dubai International'],
    ['נמל תעופה רומא', 'Fiumicino'],
    ['זכרון יעקב', 'Zikhron'],
    ['זיכרון יעקב', 'Zikhron'],
    ['הגליל העליון', 'Upper Galilee'],
    ['עין גדי', 'Ein Gedi'],
    ['הר חרמון', 'Mount Hermon'],
    ['עמק יזרעאל', 'Jezreel'],
    ['בודווה', 'Budva'],
    ['פרוטארס', 'Protaras'],
    ['כרם התימנים', 'Kerem HaTeimanim'],
    ['נמל יפו', 'Jaffa Port'],
    ['الأهرامات', 'Pyramids of Giza'],
    ['الحرم', 'Masjid al-Haram'],
    ['الحرم المكي', 'Masjid al-Haram'],
    ['التجمع الخامس', 'Fifth Settlement'],
    ['المهندسين', 'Mohandessin'],
    ['الهرم', 'Haram'],
    ['اللاذقية', 'Latakia'],
    ['الخرطوم', 'Khartoum'],
    ['الأحساء', 'Al-Ahsa'],
    ['رأس سدر', 'Ras Sedr'],
    ['سبانجا', 'Sapanca'],
    ['اوزنجول', 'Uzungöl'],
    ['انترلاكن', 'Interlaken'],
    ['زيلامسي', 'Zell am See'],
    ['هالشتات', 'Hallstatt'],
    ['st pancras', 'St Pancras'],
    ['l.a.', 'Los Angeles'],
    ['deutschland', 'Germany'],
    ['東京', 'Tokyo'],
    ['airport london', 'Heathrow'],
    ['london airport', 'Heathrow'],
    ['airport jeddah', 'King Abdulaziz'],
    ['מונג קונג', 'Hong Kong'],
    ['הונג קונג', 'Hong Kong'],
    ['ים המלח', 'Dead Sea'],
  ])('%s: %s', async (typed, place) => {
    const [first] = await suggest(typed)
    expect(`${first?.structured_formatting.main_text}, ${first?.structured_formatting.secondary_text}`).toContain(place)
  })
})

const suggest = (query: string) => places.suggest({ query, types: [], locale: 'en' })

const lodging = CITIES.flatMap((city) =>
  Array.from({ length: city.hotels }, (_, index): Lodging[] => {
    const hotel = hotelById(`${city.id}-${String(index + 1).padStart(4, '0')}`)
    return hotel ? [{ id: hotel.id, names: hotel.name, city: city.name, lat: hotel.lat, lng: hotel.lng }] : []
  }).flat(),
)
const places = localPlaces({
  lodging,
  countHotels: ({ destination: { point } }) =>
    CITIES.filter((city) => kilometres(city, point) < 12).reduce((sum, { hotels }) => sum + hotels, 0),
  nearestHotel: () => null,
})
