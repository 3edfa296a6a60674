type Letters = readonly [arabic: string, hebrew: string]

/**
 * Arabic and Hebrew letters for the sounds of Chinese, as in the press and atlases, by Latin spelling: `zh تش ג׳`. A dash is no
 * letter.
 */
const lettersOf = (rows: string): ReadonlyMap<string, Letters> =>
  new Map(
    rows
      .trim()
      .split(/\s*,\s*/)
      .map((row) => row.split(' '))
      .map(([sound = '', arabic = '', hebrew = '']) => [sound, [parseLetters(arabic), parseLetters(hebrew)]]),
  )
const parseLetters = (letters: string): string => (letters === '-' ? '' : letters)

const INITIALS = lettersOf(`
  b ب ב, p ب פ, m م מ, f ف פ, d د ד, t ت ט, n ن נ, l ل ל, g غ ג, k ك ק, h ه ח, j ج ג׳, q تش צ׳, x ش ש,
  zh تش ג׳, ch تش צ׳, sh ش ש, r ر ר, z تس דז, c تس צ, s س ס, y ي י, w و וו
`)
const FINALS = lettersOf(`
  a ا א, ai اي אי, an ان אנ, ang انغ אנג, ao او או, e - -, ei ي יי, en ن נ, eng نغ נג, er ر ר, i ي י, ia يا יא, ian يان יאנ,
  iang يانغ יאנג, iao ياو יאו, ie ي יי, in ين ינ, ing ينغ ינג, iong يونغ יונג, iu يو יו, o و ו, ong ونغ ונג, ou و ואו, u و ו,
  ua وا וא, uai واي ואי, uan وان ואנ, uang وانغ ואנג, ue ويه ואה, ui وي ווי, un ون ונ, uo و ואו, ü و ו
`)
/** Written for a vowel at the end of a word. */
const LAST_FINALS = lettersOf('a ا ה, e ه ה, ia يا יה, ie يه ייה, ua وا ואה')
/** Written for a vowel at the start of a syllable. */
const VOWELS = lettersOf('a أ א, e إ א, o أ א')

const SYLLABLE = new RegExp(
  `^([zcs]h|[bpmfdtnlgkhjqxrzcsyw]|)(${[...FINALS.keys()].sort((one, other) => other.length - one.length).join('|')})(?![aeiouü])`,
)
/** Combinations that Chinese does not have: the name is Mongolian, Uyghur, Tibetan … */
const IMPOSSIBLE = /^(?:[gkh]i|[jqx][aeo]|[^abpmfywl]?o$|[iuü])/

interface Syllable {
  initial: string
  final: string
}

const syllablesOf = (word: string): Syllable[] | null => {
  const syllables: Syllable[] = []
  for (let rest = word; rest !== '';) {
    const [syllable, initial = '', final = ''] = SYLLABLE.exec(rest) ?? []
    if (syllable === undefined || IMPOSSIBLE.test(syllable)) return null
    syllables.push({ initial, final })
    rest = rest.slice(syllable.length)
  }
  return syllables
}

const hebrewWord = (syllables: readonly Syllable[]): string => {
  const text = syllables
    .map(({ initial, final }, at) => {
      const last = at === syllables.length - 1 ? LAST_FINALS.get(final) : undefined
      const end = (last ?? FINALS.get(final))?.[1] ?? ''
      if (initial === '') return end.startsWith('א') ? end : `א${end}`
      if (initial === 'h' && /^ang?$/.test(final)) return `ה${end}`
      if (initial === 'w' && at === 0 && final !== 'u') return `ו${end}`
      return (INITIALS.get(initial)?.[1] ?? '') + end
    })
    .join('')
    .replaceAll(/([וי])\1{2,}/g, '$1$1')
  const letter = text.at(-1) ?? ''
  return text.slice(0, -1) + (FINAL_FORMS[letter] ?? letter)
}
const FINAL_FORMS: Readonly<Record<string, string>> = { נ: 'ן' }

const arabicWord = (syllables: readonly Syllable[]): string =>
  syllables
    .map(({ initial, final }, at) => {
      const last = at === syllables.length - 1 ? LAST_FINALS.get(final) : undefined
      const end = (last ?? FINALS.get(final))?.[0] ?? ''
      if (initial === '' && at === 0) return (VOWELS.get(final.charAt(0))?.[0] ?? '') + end.replace(/^ا/, '')
      if (initial === 'h' && final === 'e') return `خ${end}`
      if (initial === 'y' && /^ing?$/.test(final)) return end
      return (INITIALS.get(initial)?.[0] ?? '') + end
    })
    .join('')
    .replaceAll(/([وي])\1{2,}/g, '$1$1')

/** A Chinese name in Arabic and Hebrew letters; null if it is not pinyin, e.g. in Tibet and Mongolia. */
export const ofPinyin = (name: string): { ar: string; he: string } | null => {
  const words = name
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => {
      const parts = word.split(/['’]/).map(syllablesOf)
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
    })
    .filter((word) => word !== null)
  if (words.length < name.split(/[ -]/).length) return null
  return { ar: words.map(arabicWord).join(' '), he: words.map(hebrewWord).join(' ') }
}
