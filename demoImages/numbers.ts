export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value))

const withoutZero = (text: string): string => {
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** At most two decimals. */
export const fine = (value: number): string => withoutZero(String(Math.round(value * 100) / 100))

/** The value that `num` prints. */
export const coarse = (value: number): number =>
  value > 24 || value < -24 ? Math.round(value) : Math.round(value * 10) / 10

/** Integers beyond ±24, one decimal below: small parts stay crisp, large coordinates stay short. */
export const num = (value: number): string => {
  const text = coarse(value)
  return text === 0 ? '0' : withoutZero(String(text))
}
