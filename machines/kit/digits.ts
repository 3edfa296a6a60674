const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Arabic and Persian keyboards type their own digits. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO))
  })
