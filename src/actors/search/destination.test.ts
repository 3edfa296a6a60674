import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveDestination } from './destination.ts'

afterEach(() => vi.unstubAllGlobals())

test("one provider session covers the typing and the picked place's details; the next place starts another", async () => {
  const urls: URL[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://localhost')
    urls.push(url)
    return Response.json(answerOf(url.pathname))
  })
  const field = createActor(liveDestination('Near me'), { input: { types: [], selected: '' } })
  field.start()
  const sessionsOf = async (texts: readonly string[]): Promise<(string | null)[]> => {
    urls.length = 0
    field.send({ type: 'field.focus' })
    for (const text of texts) {
      field.send({ type: 'text.change', text })
      await waitFor(field, (state) => state.matches({ editing: { list: 'shown' } }) && isRequested(urls, text))
    }
    field.send({ type: 'place.pick', id: 'paris' })
    await waitFor(field, (state) => state.matches('idle'))
    return urls.filter(({ pathname }) => pathname.includes('/places/')).map((url) => url.searchParams.get('session'))
  }

  const [first, second, detail] = await sessionsOf(['p', 'pa'])
  expect(first).toMatch(/^[\w-]{1,36}$/)
  expect([second, detail]).toEqual([first, first])
  const [later] = await sessionsOf(['par'])
  expect(later).toMatch(/^[\w-]{1,36}$/)
  expect(later).not.toBe(first)
  field.stop()
})

const isRequested = (urls: readonly URL[], text: string): boolean =>
  urls.some((url) => url.searchParams.get('query') === text)

const answerOf = (path: string): unknown => {
  if (path.endsWith('/popular_places/')) return { places: [] }
  const types = ['locality', 'political']
  if (path.endsWith('/places/'))
    return {
      predictions: [{ place_id: 'paris', structured_formatting: { main_text: 'Paris', secondary_text: '' }, types }],
    }
  return { result: { name: 'Paris', geometry: { location: { lat: 48.86, lng: 2.35 } }, types } }
}
