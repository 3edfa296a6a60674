/** Reads and writes one value of a query string. `decode` returns undefined for invalid input and never throws. */
export interface Codec<T> {
  decode(text: string): T | undefined
  encode(value: T): string
}

export const text: Codec<string> = {
  decode: (value) => (value.length > 0 && value.length <= 200 ? value : undefined),
  encode: (value) => value,
}

/** US dollars with at most two decimals, not negative. */
export const dollars: Codec<number> = {
  decode: (value) => (/^\d{1,7}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined),
  encode: String,
}

export const textList: Codec<string[]> = {
  decode: (value) => {
    const items = value.split(',').filter((item) => item.length > 0)
    return items.length > 0 && items.length <= 20 ? items : undefined
  },
  encode: (items) => items.join(','),
}
