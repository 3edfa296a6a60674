/** The same keys, row by row, on the keyboards that our guests have. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const HEBREW = "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ."
/** The key of `b` writes two letters at once. */
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ'

const translate = (text: string, from: string, to: string): string =>
  Array.from(text.toLowerCase(), (letter) => {
    const at = from.indexOf(letter)
    return at < 0 ? letter : to.charAt(at)
  }).join('')

/** What the same keys would have written, had the keyboard been in another language: `ךםמגםמ` is `london`. */
export const onOtherKeyboards = (text: string): string[] => {
  const latin = [HEBREW, ARABIC]
    .filter((own) => Array.from(text).some((letter) => own.includes(letter) && !LATIN.includes(letter)))
    .map((own) => translate(text, own, LATIN))
  return latin.length > 0 ? latin : [HEBREW, ARABIC].map((other) => translate(text, LATIN, other))
}
