/**
 * How guests spell names by ear: vowel letters come and go, letters of one sound replace each other, an article is added or left
 * out. All texts are folded.
 */

/** Letters of one sound, by language. */
const SOUNDS = [
  // Hebrew: a soft כ sounds like ח, a hard one like ק.
  { vowels: ['אהע', 'ו', 'י'], consonants: ['טת', 'סש', 'כקח'], vowelCost: 0.35 },
  // Arabic: the sound of g is written with any of four letters.
  { vowels: ['اهعء', 'و', 'ي'], consonants: ['تطث', 'سص', 'دض', 'زذظ', 'جغقك'], vowelCost: 0.35 },
  // Latin
  { vowels: ['aeiouy', 'h'], consonants: ['ckqx', 'sz', 'gj', 'vw', 'pf'], vowelCost: 0.5 },
]
/** Cost to drop or add a vowel letter. */
const VOWEL_COSTS: ReadonlyMap<string, number> = new Map(
  SOUNDS.flatMap(({ vowels, vowelCost }) => Array.from(vowels.join(''), (letter) => [letter, vowelCost])),
)
/** The first letter of the same sound. */
const SOUND_OF: ReadonlyMap<string, string> = new Map(
  SOUNDS.flatMap(({ vowels, consonants }) => [...vowels, ...consonants]).flatMap((group) =>
    Array.from(group, (letter) => [letter, group.charAt(0)]),
  ),
)
const SAME_SOUND_COST = 0.3
const DOUBLED_COST = 0.2
const SPACE_COST = 0.1
const SWAP_COST = 0.7
/** A letter left out is missing among the letters that agree too. */
const MAX_MISSING_COST = 0.67

export const ARABIC_ARTICLE = 'ال'
/** The Arabic article; Hebrew hears it as `אל` or `א`, before the word or as its start: `שארם א-שייח`, `שרם אלשייך`. */
const ARTICLES = /(?<![^ ])(?:ال(?=[^ ]{3})|אל? (?=[^ ]{2}))|(?<=[^ ] )אל?(?=[^ ]{3})/gu

/** Without Arabic articles, which distinguish no names. */
const withoutArticles = (text: string): string =>
  text.includes(ARABIC_ARTICLE) || text.includes('א') ? text.replace(ARTICLES, '') : text

/** Number of letters that distinguish a name. */
export const lettersOf = (text: string): number =>
  text.length - (text.startsWith(ARABIC_ARTICLE) ? ARABIC_ARTICLE.length : 0)

/** Consonants of the text, one letter for each sound, without doubling and spaces: `פאפוס` and `פפוס` sound alike. */
export const soundOf = (text: string): string => {
  let [sound, last] = ['', '']
  for (const letter of withoutArticles(text)) {
    if (letter === ' ' || VOWEL_COSTS.has(letter)) continue
    const heard = SOUND_OF.get(letter) ?? letter
    if (heard !== last) sound += heard
    last = heard
  }
  return sound
}

const replaceCost = (one: string, other: string): number => {
  if (one === other) return 0
  const [vowelCost, otherVowelCost] = [VOWEL_COSTS.get(one), VOWEL_COSTS.get(other)]
  const sound = SOUND_OF.get(one)
  if (sound !== undefined && sound === SOUND_OF.get(other)) return vowelCost ?? SAME_SOUND_COST
  return vowelCost !== undefined && otherVowelCost !== undefined ? vowelCost + otherVowelCost : 1
}

const dropCost = (letter: string, before: string): number =>
  letter === ' ' ? SPACE_COST : letter === before ? DOUBLED_COST : (VOWEL_COSTS.get(letter) ?? 1)

const missingCost = (letter: string, before: string): number => Math.min(MAX_MISSING_COST, dropCost(letter, before))

export interface SpellingDistance {
  /** About the number of wrong consonants; a vowel letter or a letter of the same sound counts a third. */
  cost: number
  /** Where the text ends in the name. */
  end: 'name' | 'word' | 'letter'
}

/** How far the text is from the name, or from the start of it that is nearest. */
export const spellingDistance = (typed: string, whole: string): SpellingDistance => {
  const [text, name] = [withoutArticles(typed), withoutArticles(whole)]
  const distance = distanceOf(text, name)
  if ((text === typed) === (name === whole)) return distance
  // The typo may be in the article.
  const withArticles = distanceOf(typed, whole)
  return costOf(withArticles) < costOf(distance) ? withArticles : distance
}

const distanceOf = (text: string, name: string): SpellingDistance => {
  let earlier: number[] = []
  let before: number[] = [0]
  for (let column = 1; column <= name.length; column += 1)
    before.push((before[column - 1] ?? 0) + missingCost(name.charAt(column - 1), name.charAt(column - 2)))
  for (let row = 1; row <= text.length; row += 1) {
    const [letter, previous] = [text.charAt(row - 1), text.charAt(row - 2)]
    const drop = dropCost(letter, previous)
    const costs = [(before[0] ?? 0) + drop]
    for (let column = 1; column <= name.length; column += 1) {
      const [other, otherPrevious] = [name.charAt(column - 1), name.charAt(column - 2)]
      let cost = Math.min(
        (before[column - 1] ?? 0) + replaceCost(letter, other),
        (before[column] ?? 0) + drop,
        (costs[column - 1] ?? 0) + missingCost(other, otherPrevious),
      )
      if (row > 1 && column > 1 && letter === otherPrevious && previous === other)
        cost = Math.min(cost, (earlier[column - 2] ?? 0) + SWAP_COST)
      costs.push(cost)
    }
    ;[earlier, before] = [before, costs]
  }
  const ends = before.map((cost, at): SpellingDistance => ({
    cost,
    end: at === name.length ? 'name' : name.charAt(at) === ' ' ? 'word' : 'letter',
  }))
  return ends.reduceRight((best, one) => (costOf(one) < costOf(best) ? one : best))
}

/** The rest of a word is as much of a guess as most of a wrong letter. */
export const UNFINISHED_COST = 0.75
const costOf = ({ cost, end }: SpellingDistance): number => cost + (end === 'letter' ? UNFINISHED_COST : 0)
