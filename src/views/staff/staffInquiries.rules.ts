import { negotiation, staffInquiries } from '#src/i18n/staffTexts.ts'
import type { StaffInquiry } from '#contract/inquiry/desk.ts'

const textOf = (texts: object, name: string): string =>
  new Map<string, unknown>(Object.entries(texts)).get(name)?.toString() ?? name

/** Name of a state; one that another build added stays as it is. */
export const stateText = (state: string): string => textOf(negotiation.states, state)

/** What happened, by whom, and where it led. */
export const eventText = ({ event, by, state }: StaffInquiry['events'][number]): string =>
  `${textOf(staffInquiries.by, by)}: ${textOf(negotiation.events, event)} → ${stateText(state)}`

/** A guest may have written anything: only a page of the web becomes a link. */
export const webPage = (website: string): string | null => {
  const url = URL.canParse(website) ? new URL(website) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}
