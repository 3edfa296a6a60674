/** Letter by letter, by the plain rules of the Academy of the Hebrew Language. */
const LETTERS: Readonly<Record<string, string>> = {
  ا: 'א',
  أ: 'א',
  إ: 'א',
  آ: 'א',
  ؤ: 'א',
  ئ: 'א',
  ء: '',
  ب: 'ב',
  ة: 'ה',
  ت: 'ת',
  ث: 'ת׳',
  ج: 'ג׳',
  ح: 'ח',
  خ: 'ח׳',
  د: 'ד',
  ذ: 'ד׳',
  ر: 'ר',
  ز: 'ז',
  س: 'ס',
  ش: 'ש',
  ص: 'צ',
  ض: 'ד',
  ط: 'ט',
  ظ: 'ט׳',
  ع: 'ע',
  غ: 'ע׳',
  ف: 'פ',
  ق: 'ק',
  ك: 'כ',
  ل: 'ל',
  م: 'מ',
  ن: 'נ',
  ه: 'ה',
  و: 'ו',
  ى: 'א',
  ي: 'י',
}
const FINAL: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }
/** Before these the article assimilates its consonant. */
const SUN_LETTERS = 'تثدذرزسشصضطظلن'
/** In Egypt it is a hard g. */
const HARD_G: ReadonlySet<string> = new Set(['EG'])

const wordOf = (word: string, country: string): string => {
  const rest = word.startsWith('ال') && word.length > 4 ? word.slice(2) : null
  if (rest !== null) return `${SUN_LETTERS.includes(rest.charAt(0)) ? 'א' : 'אל'}-${wordOf(rest, country)}`
  const letters = Array.from(word, (letter) => (letter === 'ج' && HARD_G.has(country) ? 'ג' : (LETTERS[letter] ?? '')))
  const text = letters.join('')
  const last = text.at(-1) ?? ''
  return text.slice(0, -1) + (FINAL[last] ?? last)
}

/**
 * An Arabic name in Hebrew letters, for towns of Arab countries: Hebrew transcribes Arabic consonant by consonant, without
 * guessing vowels. The reverse, and Latin letters, would need guesses.
 */
export const hebrewOfArabic = (name: string, country: string): string =>
  name
    .split(/[ -]/)
    .map((word) => wordOf(word, country))
    .join(' ')
