import { staffBookings as texts } from '#src/i18n/staffTexts.ts'

const textOf = (texts: object, name: string): string | undefined =>
  new Map<string, unknown>(Object.entries(texts)).get(name)?.toString()

/** A cause in words. What was refused is one of two words and a reason, `refund_not_found`, which stands beside them. */
export const causeText = (name: string): string => {
  const [kind = '', ...reason] = name.split('_')
  const whole = textOf(texts.cause, name)
  if (whole !== undefined) return whole
  const part = textOf(texts.cause, kind)
  return part === undefined ? name : `${part} (${reason.join('_')})`
}

/** A step, and its cause where it has one: that of a review in words, any other as the card service says it. */
export const stepText = (step: string, cause: string | null): string => {
  const name = textOf(texts.step, step) ?? step
  return cause === null ? name : `${name} (${step === 'review' ? causeText(cause) : cause})`
}
