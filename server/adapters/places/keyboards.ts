/** The same keys, row by row, on our guests' keyboards. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const HEBREW = "/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ."
/** The `b` key types two letters. */
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ'

const translate = (text: string, from: string, to: string): string =>
  Array.from(text.toLowerCase(), (letter) => {
    const at = from.indexOf(letter)
    return at < 0 ? letter : to.charAt(at)
  }).join('')

/** The text that the same keys type on keyboards of other languages: `ךםמגםמ` is `london`. */
export const onOtherKeyboards = (text: string): string[] => {
  const latin = [HEBREW, ARABIC]
    .filter((own) => Array.from(text).some((letter) => own.includes(letter) && !LATIN.includes(letter)))
    .map((own) => translate(text, own, LATIN))
  return latin.length > 0 ? latin : [HEBREW, ARABIC].map((other) => translate(text, LATIN, other))
}
