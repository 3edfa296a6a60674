import { boolean, integer, type, type Infer } from 'superstruct'

/** With fewer answers nothing is said of a hotel, or of a price: a few would tell of single guests, and of chance. */
export const LEAST_ANSWERS = 10

/**
 * How a hotel has answered requests for hours: those since its tenth latest answer, so ten answers always stand behind the
 * figures, and requests that it left unanswered count as no yes.
 */
export const AnswerRecord = type({
  requests: integer(),
  /** Requests in which hotel and guest agreed, also on the hotel's counter-offer, and the hotel kept to it. */
  agreed: integer(),
  /** Half of the answers came within so many hours: one of `USUAL_HOURS`. */
  usual_hours: integer(),
  /** Answers of the demo's hoteliers, who are programs. */
  demo: boolean(),
})
export type AnswerRecord = Infer<typeof AnswerRecord>

/** Usual times are rounded up to one of these, so that no promise is too short. */
export const USUAL_HOURS = [1, 3, 6, 12, 24, 48] as const
