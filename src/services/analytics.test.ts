import { expect, test } from 'vitest'
import { createAnalytics, type AnalyticsEvent } from './analytics.ts'

test('a visit of the staff is told as internal, by their e-mail, once', () => {
  const layer: AnalyticsEvent[] = []
  const analytics = createAnalytics(() => layer)
  analytics.markStaff('staff@stayless.example')
  analytics.markStaff('staff@stayless.example')
  expect(layer).toEqual([
    { event: 'marketing', source: 'staff@stayless.example', medium: 'staff' },
    { event: 'traffic_type', traffic_type: 'internal' },
  ])
})
