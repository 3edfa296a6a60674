import { expect, test } from 'vitest'
import { createAnalytics, type AnalyticsEvent } from './analytics.ts'

test('marks a staff visit as internal once, with their e-mail', () => {
  const layer: AnalyticsEvent[] = []
  const analytics = createAnalytics(() => layer)
  analytics.markStaff('staff@stayless.example')
  analytics.markStaff('staff@stayless.example')
  expect(layer).toEqual([
    { event: 'marketing', source: 'staff@stayless.example', medium: 'staff' },
    { event: 'traffic_type', traffic_type: 'internal' },
  ])
})
