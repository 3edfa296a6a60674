import { expect, onTestFinished, test, vi } from 'vitest'
import { ecbRates, parseEcbRates } from './ecb.rates.ts'

test('rates for one euro become rates for one dollar', () => {
  expect(parseEcbRates(DAILY)).toEqual({
    as_of: '2026-03-02',
    rates: { EUR: 0.8, USD: 1, JPY: 128, ILS: 3.2 },
  })
})

test.each([
  ['nothing', ''],
  ['a page', '<html><body>Not found</body></html>'],
  ['no day', "<Cube currency='USD' rate='1.25'/>"],
  ['a day that does not exist', "<Cube time='2026-02-31'><Cube currency='USD' rate='1.25'/></Cube>"],
  ['no dollar', "<Cube time='2026-03-02'><Cube currency='JPY' rate='160'/></Cube>"],
  ['a dollar worth nothing', "<Cube time='2026-03-02'><Cube currency='USD' rate='0'/></Cube>"],
])('a response with %s is refused', (_, xml) => {
  expect(() => parseEcbRates(xml)).toThrow('not a table of the central bank')
})

test('the source parses the response, and rejects an error or an oversized text', async () => {
  expect((await answering(new Response(DAILY)).fetch()).as_of).toBe('2026-03-02')
  await expect(answering(new Response(DAILY, { status: 503 })).fetch()).rejects.toThrow('503')
  await expect(answering(new Response(DAILY.padEnd(200_000))).fetch()).rejects.toThrow('too long')
})

test('the source stops waiting after its timeout', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('the time is over')))
  onTestFinished(() => void vi.restoreAllMocks())
  await expect(ecbRates({ fetch: obeying }).fetch()).rejects.toThrow('the time is over')
})

/** Responds unless the request is already aborted. */
const obeying: typeof fetch = (_, init) => {
  init?.signal?.throwIfAborted()
  return Promise.resolve(new Response(DAILY))
}

const answering = (answer: Response) => ecbRates({ fetch: async () => answer })

const DAILY = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2026-03-02'>
      <Cube currency='USD' rate='1.25'/>
      <Cube currency='JPY' rate='160'/>
      <Cube currency="ILS" rate="4"/>
      <Cube currency='GBP' rate='lots'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`
