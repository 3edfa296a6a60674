const withoutZero = (s: string): string =>
  s.startsWith('0.') ? s.slice(1) : s.startsWith('-0.') ? `-${s.slice(2)}` : s

/** Two decimals at most. */
export const fine = (v: number): string => withoutZero(String(Math.round(v * 100) / 100))

export const coarse = (v: number): number => (v > 24 || v < -24 ? Math.round(v) : Math.round(v * 10) / 10)

/** Whole numbers beyond 24, one decimal below: small parts stay crisp, long coordinates stay short. */
export const num = (v: number): string => {
  const r = coarse(v)
  return r === 0 ? '0' : withoutZero(String(r))
}
