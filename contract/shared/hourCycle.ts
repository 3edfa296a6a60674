import { enums, type Infer } from 'superstruct'
import type { Locale } from './locale.ts'

/** Hours of a day as guests read them: `h12` is 3 PM, `h23` is 15:00. Names as in Intl. */
export const HOUR_CYCLES = ['h12', 'h23'] as const
export const HourCycleStruct = enums(HOUR_CYCLES)
export type HourCycle = Infer<typeof HourCycleStruct>

/** Where no reader's cycle is known: in e-mails to hotels and staff, and on the pages that hotels open from them. */
export const DEFAULT_HOUR_CYCLE: HourCycle = 'h23'

/**
 * The cycle customary where a language is spoken, 24 hours if unknown. `navigator.language` and the first entry of
 * `Accept-Language` name the same language, so the page and the server agree.
 * @param language BCP 47.
 */
export const hourCycleOf = (language: string): HourCycle => {
  try {
    const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
    return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23'
  } catch {
    // Browsers and bots may send anything as a language.
    return DEFAULT_HOUR_CYCLE
  }
}

/** Decisions §2: English follows the reader's cycle; Hebrew and Arabic always use 24 hours. */
export const hourCycleIn = (locale: Locale, readers: HourCycle = DEFAULT_HOUR_CYCLE): HourCycle =>
  locale === 'en' ? readers : 'h23'
