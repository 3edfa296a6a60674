/** Events for the operator's tag. Without a configured tag nothing reads them, and nothing is sent. */
export type AnalyticsEvent =
  | { event: 'traffic_type'; traffic_type: 'internal' }
  | { event: 'marketing'; source: string; medium: string }

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[]
  }
}

export const createAnalytics = (layer: () => AnalyticsEvent[]) => {
  let staff: string | null = null
  return {
    /** Specification §4: staff visits must not count as guest visits. Pushed once per staff member. */
    markStaff: (email: string): void => {
      if (staff === email) return
      staff = email
      layer().push(
        { event: 'marketing', source: email, medium: 'staff' },
        { event: 'traffic_type', traffic_type: 'internal' },
      )
    },
  }
}

export const analytics = createAnalytics(() => (window.dataLayer ??= []))
