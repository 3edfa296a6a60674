/** Letters used in Arabic: a word with any other letter of the script is Persian, Urdu, Kurdish, Uyghur … */
const ARABIC = /^[ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي -]+$/
const HEBREW = /^[א-ת'׳"״ -]+$/
/** Vowel and pronunciation marks, tatweel and direction marks. */
const MARKS = /[\u0591-\u05BD\u05BF-\u05C7\u064B-\u065F\u0670\u0640\u200E\u200F\u202A-\u202E]/g

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[,،(].*$/, '')
    .replaceAll(MARKS, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ڤ', 'ف')
    .replaceAll('־', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The name as shown in Arabic; null for another language or script. */
export const arabicName = (text: string): string | null => {
  const name = plain(text).replaceAll(/\s*-\s*/g, '-')
  return ARABIC.test(name) ? name : null
}

/** The name as shown in Hebrew, with its geresh; null for another script. */
export const hebrewName = (text: string): string | null => {
  const name = plain(text.replaceAll(/['’‘`]/g, '׳')).replaceAll('"', '״')
  return HEBREW.test(name) ? name : null
}

/** Consonants that the three alphabets share, as far as they distinguish names. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...soundsOf('ب b ت t ث t ج g ح h خ k د d ذ d ر r ز s س s ش s ص s ض d ط t ظ s غ g ف f ق k ك k ل l م m ن n'),
  ...soundsOf('ב b ג g ד d ז s ח h ט t כ k ך k ל l מ m ם m נ n ן n ס s פ f ף f צ s ץ s ק k ר r ש s ת t'),
  ...soundsOf('b b c k d d f f g g j g k k l l m m n n p f q k r r s s t t v b x s z s h h'),
}

function soundsOf(pairs: string): Record<string, string> {
  const list = pairs.split(' ')
  return Object.fromEntries(list.flatMap((letter, at) => (at % 2 === 0 ? [[letter, list[at + 1] ?? '']] : [])))
}

const soundOf = (name: string): string =>
  Array.from(name.normalize('NFKD').toLowerCase().replaceAll('kh', 'k').replaceAll('sh', 's').replaceAll('gh', 'g'))
    .map((letter) => SOUNDS[letter] ?? '')
    .join('')
    .replaceAll('h', '')

/** How differently two names sound, in any scripts: 0 for equal consonants, 1 for none in common. */
export const soundsApart = (one: string, other: string): number => {
  const [left, right] = [soundOf(one), soundOf(other)]
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(left).entries()) {
    const next = [at + 1]
    for (const [index, beside] of Array.from(right).entries())
      next.push(
        Math.min((row[index] ?? 0) + (letter === beside ? 0 : 1), (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1),
      )
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(left.length, right.length, 1)
}
