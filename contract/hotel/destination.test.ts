import { describe, expect, test } from 'vitest'
import { boundsCodec, DEFAULT_DESTINATION, destinationCodec } from './destination.ts'

describe('a destination in a URL', () => {
  test.each([
    ['Manhattan|40.7830603|-73.9712488|false', DEFAULT_DESTINATION],
    ['A|B & C|0|-180|true', { name: 'A|B & C', point: { lat: 0, lng: -180 }, poi: true }],
    ['100 Mile House|51.64|-121.29|false', { name: '100 Mile House', point: { lat: 51.64, lng: -121.29 }, poi: false }],
    ['St.Gallen|47.42|9.37|false', { name: 'St.Gallen', point: { lat: 47.42, lng: 9.37 }, poi: false }],
    ['תל אביב|32.0853|34.7818|false', { name: 'תל אביב', point: { lat: 32.0853, lng: 34.7818 }, poi: false }],
  ])('%s is read from the right and written back', (text, destination) => {
    expect(destinationCodec.decode(text)).toEqual(destination)
    expect(destinationCodec.encode(destination)).toBe(text)
  })

  test.each([
    '',
    'Manhattan',
    '|1|2|false',
    'x|91|0|false',
    'x|0|181|false',
    'x|0|0|yes',
    'x|1e1|0|true',
    'x|NaN|0|true',
    `${'x'.repeat(81)}|0|0|true`,
    'Prizes at evil.example|0|0|false',
    'See https://evil|0|0|false',
    'Call +1 800 7777 now|0|0|false',
    'اتصل ٠٥٠١٢٣٤٥٦|0|0|false',
    'win@evil|0|0|false',
    '\u202Eabc|0|0|false',
    'a\u2067bc|0|0|false',
    'a\u0000b|0|0|false',
  ])('refuses %j', (text) => {
    expect(destinationCodec.decode(text)).toBeUndefined()
  })
})

describe('map bounds in a URL', () => {
  test('are north-east lat, south-west lat, north-east lng, south-west lng', () => {
    const bounds = { neLat: 41, swLat: 40, neLng: -73, swLng: -74 }
    expect(boundsCodec.decode('41|40|-73|-74')).toEqual(bounds)
    expect(boundsCodec.encode(bounds)).toBe('41|40|-73|-74')
    const sums = { neLat: 48.8566 + 0.03, swLat: 48.8266, neLng: 2.3294 + 0.03, swLng: 0.03001 - 0.03 }
    expect(boundsCodec.encode(sums)).toBe('48.8866|48.8266|2.3594|0.00001')
    expect(boundsCodec.encode({ ...sums, swLng: 0.0300000001 - 0.03 })).toBe('48.8866|48.8266|2.3594|0')
  })

  test('may cross the date line', () => {
    expect(boundsCodec.decode('1|0|-179|179')).toEqual({ neLat: 1, swLat: 0, neLng: -179, swLng: 179 })
  })

  test.each(['', '1|2|3', '40|41|-73|-74', '40|40|1|0', '91|0|1|0', 'a|b|c|d', '1|0|1|0|0'])('refuse %j', (text) => {
    expect(boundsCodec.decode(text)).toBeUndefined()
  })
})
