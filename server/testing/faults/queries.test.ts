import { expect, test } from 'vitest'
import { ORIGIN } from '#server/http/api.testing.ts'
import { observeResponse } from './observedResponse.testing.ts'
import { api, today } from './queries.testing.ts'

const SEARCH = `/hotels/?dest=Manhattan%7C40.78%7C-73.97%7Cfalse&checkIn=${today.slice(0, 4)}-12-20T20%3A00&checkOut=${today.slice(0, 4)}-12-23T02%3A00&rooms=2%3A`
const searchWith = (name: string, value: string): string =>
  SEARCH.includes(`${name}=`)
    ? SEARCH.replace(new RegExp(`${name}=[^&]*`), `${name}=${value}`)
    : `${SEARCH}&${name}=${value}`

const answered = async (target: string, init: RequestInit = {}) => {
  const answer = await api.request(target, init)
  const text = await answer.text()
  const { error } = observeResponse({ status: answer.status, headers: Object.fromEntries(answer.headers), text })
  return { status: answer.status, field: error?.field, headers: answer.headers, text }
}

const long = 'x'.repeat(9000)
test.each<[field: string, values: string[]]>([
  [
    'bounds',
    // Inverted, empty, not numeric, beyond the earth, too few or too many parts, other digits.
    ['-1|1|1|0', '1|1|1|1', '0|0|0|0', 'NaN|NaN|NaN|NaN', 'Infinity|-Infinity|1|0', '1e999|0|1|0', '0x10|0|1|0'].concat(
      ['1|0|181|0', '90.0000001|0|1|0', '1|0|1', '1|0|1|0|5', '%00|0|1|0', '%D9%A1|0|1|0', '+1|0|1|0', long],
    ),
  ],
  [
    'checkIn',
    ['T24:00', 'T25:00', 'T-1:00', 'T2:00', 'T20:01', 'T20:00Z', '%0020:00', 'T%D9%A2%D9%A0:00']
      .map((hour) => `${today}${hour}`)
      .concat(['2027-02-29T10:00', '2027-13-04T20:00', '0000-00-00T00:00', '275760-09-13T00:00', '', long]),
  ],
  ['checkOut', ['9999-12-31T23:00', '-000001-01-01T00:00', '2027-05-04T24:00', '%ED%A0%80', '']],
  [
    'dest',
    [
      'x|NaN|1|false',
      'x|1e999|1|false',
      'x|91|1|false',
      'x|1|181|false',
      '%00|1|1|false',
      'x|1|1|maybe',
      'x|1|1',
    ].concat(['x|1|1|false|1', `${long}|1|1|false`, 'x|%D9%A4%D9%A0|1|false']),
  ],
  ['rooms', ['0:', '21:', '2:18', '2:-1', `2:${'1,'.repeat(500)}`, '%D9%A2:', '', ':', '|', '2:1:1', '2:%00', '2:1e1']],
])('an invalid %s is refused by its name', async (field, values) => {
  for (const value of values) {
    const { status, field: errorField } = await answered(searchWith(field, value))
    expect([value.slice(0, 60), status, errorField]).toEqual([value.slice(0, 60), 400, field])
  }
})

test('an area may cross the 180th meridian, or go all around the earth', async () => {
  for (const bounds of ['10|-10|-179|179', '90|-90|180|-180', '90|-90|-180|180', '1|0|0|0', '-0|-1|0|-0'])
    expect([bounds, (await answered(searchWith('bounds', bounds))).status]).toEqual([bounds, 200])
})

test('a repeated, unknown or unnamed field is refused', async () => {
  for (const [more, field] of [
    ['rooms=1%3A', 'rooms'],
    ['bounds=1|0|1|0&bounds=1|0|1|0', 'bounds'],
    [`sort=${long}`, 'sort'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
    ['=', ''],
  ])
    expect(await answered(`${SEARCH}&${more}`)).toMatchObject({ status: 400, field })
})

const ODD = ['', '*', ',', ';', ';;q', '"', '__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'].concat(
  ['x;q=NaN', 'gzip;q=2', 'br;q=-1', 'br;q=1e999', 'W/', 'W/"', 'x,'.repeat(3000), long, '\u0080\u00FF'],
)

test.each(['accept-encoding', 'accept-language', 'if-none-match', 'authorization', 'range', 'x-client', 'cookie'])(
  'whatever %s contains, a search is answered',
  async (name) => {
    for (const value of ODD) {
      const { status } = await answered(SEARCH, { headers: { [name]: value } })
      // A star matches every response that the client may have.
      const expected = name === 'if-none-match' && value === '*' ? 304 : 200
      expect([value.slice(0, 60), status]).toEqual([value.slice(0, 60), expected])
    }
  },
)

test('HEAD has no body, and other methods are refused with the allowed one', async () => {
  const { status, text, headers } = await answered(SEARCH, { method: 'HEAD' })
  expect([status, text, headers.get('etag') === null]).toEqual([200, '', false])
  for (const method of ['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const { headers: responseHeaders } = await answered(SEARCH, { method, headers: { origin: ORIGIN } })
    expect([method, responseHeaders.get('allow')]).toEqual([method, 'GET'])
  }
})
