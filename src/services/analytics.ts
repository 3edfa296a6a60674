/** What a tag of the operator's may read. Without a configured tag nobody does, and nothing is sent anywhere. */
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
    /** Specification §4: a visit of the staff is no visit of a guest. Said once for each of them. */
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

/** The page's one analytics. */
export const analytics = createAnalytics(() => (window.dataLayer ??= []))
