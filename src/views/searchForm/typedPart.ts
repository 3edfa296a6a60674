const MARKS = /[\p{M}\p{Cf}ـ'’‘ʻʼ`´׳״"“”]/gu
/** Letters commonly typed for one another, mapped to one form. */
const ALIKE: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  '-': ' ',
  '־': ' ',
}

const foldLetter = (letter: string): string => {
  const plain = (ALIKE[letter] ?? letter).normalize('NFKD').toLowerCase().replaceAll(MARKS, '')
  return ALIKE[plain] ?? plain
}

/** Range of a name that matches the typed text at a word start, ignoring accents, marks and letter forms; undefined if none. */
export const typedPart = (name: string, text: string): readonly [from: number, to: number] | undefined => {
  const query = Array.from(text.trim(), foldLetter).join('')
  if (query === '') return undefined
  /** The folded name; `origins` maps each of its units to an index in the name. */
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const letter of name) {
    const part = foldLetter(letter)
    folded += part
    for (let unit = 0; unit < part.length; unit += 1) origins.push(at)
    at += letter.length
  }
  for (let start = folded.indexOf(query); start >= 0; start = folded.indexOf(query, start + 1)) {
    const isWordStart = start === 0 || folded[start - 1] === ' ' || folded.slice(0, start).endsWith('ال')
    const from = origins[start]
    if (isWordStart && from !== undefined) return [from, origins[start + query.length] ?? name.length]
  }
  return undefined
}
