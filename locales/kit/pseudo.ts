/**
 * Pseudo-languages made from English, to check pages by eye. `en-XA`: accents, longer words and brackets reveal cut-off and
 * untranslated text. `en-XB`: like `en-XA`, but turned right to left.
 */
export type PseudoLanguage = 'en-XA' | 'en-XB'

type Branch = string | Tree | readonly Branch[]
interface Tree {
  readonly [name: string]: Branch
}

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'
const VOWELS = /[aeiouy]/i
const MORE = ['öñé', 'ţŵö', 'ţĥŕéé', 'ƒöûŕ', 'ƒîṽé', 'šîẋ']

/** Languages with long words, e.g. German, need this many times the room of English. */
const LONGER = 1.4

const RIGHT_TO_LEFT_OVERRIDE = '\u202E'
const POP_DIRECTION = '\u202C'

const accented = (letter: string): string => {
  const at = PLAIN.indexOf(letter)
  const made = at < 0 ? letter : (ACCENTED[at] ?? letter)
  return VOWELS.test(letter) ? made + made.toLowerCase() : made
}

const isParam = (piece: string): boolean => piece.startsWith('{{')

const lengthOf = (pieces: readonly string[]): number => pieces.filter((piece) => !isParam(piece)).join('').length

const respell = (text: string, language: PseudoLanguage): string => {
  const pieces = text.split(/(\{\{\w+\}\})/).filter(Boolean)
  const spelled = pieces.map((piece) => (isParam(piece) ? piece : Array.from(piece, accented).join('')))
  const wanted = Math.floor(lengthOf(pieces) * LONGER)
  let more = ''
  for (let word = 0; lengthOf(spelled) + more.length < wanted; word += 1) more += ` ${MORE[word % MORE.length]}`
  const whole = `⟦${spelled.join('')}${more}⟧`
  if (language === 'en-XA') return whole
  // A parameter keeps its own direction, as in real right-to-left text.
  return whole
    .split(/(\{\{\w+\}\})/)
    .filter(Boolean)
    .map((piece) => (isParam(piece) ? piece : `${RIGHT_TO_LEFT_OVERRIDE}${piece}${POP_DIRECTION}`))
    .join('')
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const isList = (branch: Branch): branch is readonly Branch[] => Array.isArray(branch)

const respellBranch = (branch: Branch, language: PseudoLanguage): Branch => {
  if (typeof branch === 'string') return respell(branch, language)
  if (isList(branch)) return branch.map((one) => respellBranch(one, language))
  const { other } = branch
  if (typeof other !== 'string') return pseudoTexts(branch, language)
  // Every form, since the plural rules of any language may select it.
  return Object.fromEntries(
    FORMS.map((form) => {
      const text = branch[form]
      return [form, respell(typeof text === 'string' ? text : other, language)]
    }),
  )
}

/** All texts of a tree, respelled. */
export const pseudoTexts = (texts: Tree, language: PseudoLanguage): Tree =>
  Object.fromEntries(Object.entries(texts).map(([name, branch]) => [name, respellBranch(branch, language)]))
