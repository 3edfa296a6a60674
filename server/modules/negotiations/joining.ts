import { defaulted, object, optional, string } from 'superstruct'
import { LocaleStruct } from '#contract/shared/locale.ts'

/** A hotelier reads the mail within this time. */
export const JOIN_LINK_HOURS = 48

/** What the link in the mail will write. */
export const JoinDetail = object({
  email: string(),
  person: string(),
  phone: optional(string()),
  lang: LocaleStruct,
  hotel: string(),
  /** The address that the link was sent to. */
  to: defaulted(string(), ''),
})
