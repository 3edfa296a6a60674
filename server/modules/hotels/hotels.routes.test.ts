import { expect, test } from 'vitest'
import { given } from '#server/http/api.testing.ts'
import { SAMPLE_NOW, sampleDeps } from '#server/modules/rates/rates.samples.ts'
import { catalogueContent } from '#server/demo/catalogue/catalogueContent.ts'
import { hotelsRoutes } from './hotels.routes.ts'

const RECORD = { requests: 10, agreed: 8, usual_hours: 3, demo: true }

test.each([
  ['?lang=he', 'he'],
  ['', 'ar'],
] as const)(
  'a hotel’s page and its nearby places are in the language asked for or that of the request: %s',
  async (query, lang) => {
    const answer = await api.request(`/hotels/nyc-0001${query}`, { headers: { 'accept-language': 'ar' } })
    expect(await answer.json()).toMatchObject({
      name: content.page('nyc-0001', lang)?.name,
      nearby: [{ name: `Near nyc-0001, ${lang}` }],
      answer_record: RECORD,
    })
  },
)

const content = catalogueContent(() => SAMPLE_NOW)

const { api } = given({
  handlers: hotelsRoutes({
    ...sampleDeps(),
    answerRecords: { of: (id) => (id === 'nyc-0001' ? RECORD : null) },
    content,
    nearby: ({ id }, locale) => [{ name: `Near ${id}, ${locale}`, kind: 'center', distance: 1, code: null }],
  }),
})
