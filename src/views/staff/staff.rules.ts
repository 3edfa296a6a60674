import { staffBookings as texts } from '#src/i18n/staffTexts.ts'

const textOf = (texts: object, name: string): string | undefined =>
  new Map<string, unknown>(Object.entries(texts)).get(name)?.toString()

/** Text of a cause. A refusal such as `refund_not_found` is a known word plus a reason, shown in parentheses. */
export const causeText = (name: string): string => {
  const [kind = '', ...reason] = name.split('_')
  const whole = textOf(texts.cause, name)
  if (whole !== undefined) return whole
  const part = textOf(texts.cause, kind)
  return part === undefined ? name : `${part} (${reason.join('_')})`
}

/** A step with its cause, if any: in words for a review, otherwise as the card service sent it. */
export const stepText = (step: string, cause: string | null): string => {
  const name = textOf(texts.step, step) ?? step
  return cause === null ? name : `${name} (${step === 'review' ? causeText(cause) : cause})`
}
