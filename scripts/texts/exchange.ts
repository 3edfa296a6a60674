import { ONLY, paramsOf, type Catalogue, type Change, type CatalogueText } from './catalogue.ts'
import { PLURALS, type Translated } from './languages.ts'
import { readPo, writePo, type Message } from './po.ts'
import { hashOf, type Seen } from './seen.ts'

/** Information for the translator of a text. */
export interface Note {
  note: string
  /** Max characters that fit, without parameters. */
  max?: number
}
/** By path; the note of a group applies to all its texts without a note of their own. */
export type Notes = Readonly<Partial<Record<string, Note>>>

/** The note at a path, or at the nearest group above it; null if there is none. */
export const noteOf = (notes: Notes, path: string): Note | null => {
  const own = notes[path]
  if (own) return own
  return path.includes('.') ? noteOf(notes, path.slice(0, path.lastIndexOf('.'))) : null
}

/** Input of the export of one language, and what an import is compared with. */
export interface Exchange {
  language: Translated
  english: Catalogue
  translation: Catalogue
  notes: Notes
  seen: Seen
}

const isPlural = ({ spots }: CatalogueText): boolean => !spots.has(ONLY)
const textOf = (entry: CatalogueText | undefined, form: string): string => entry?.spots.get(form)?.text ?? ''

/** All texts of a language as a PO file, in the order of the English files. */
export const exportPo = (
  { language, english, translation, notes, seen }: Exchange,
  placesOf: (path: string) => string[],
): string => {
  const { forms, expression } = PLURALS[language]
  const messages = [...english.values()].map((entry): Message => {
    const there = translation.get(entry.path)
    const note = noteOf(notes, entry.path)
    return {
      notes: [...(note ? [note.note] : []), ...(note?.max === undefined ? [] : [`At most ${note.max} characters.`])],
      places: placesOf(entry.path),
      isFuzzy: seen[entry.path] !== hashOf(entry),
      context: entry.path,
      source: textOf(entry, isPlural(entry) ? 'one' : ONLY),
      sourcePlural: isPlural(entry) ? textOf(entry, 'other') : null,
      texts: isPlural(entry) ? forms.map((form) => textOf(there, form)) : [textOf(there, ONLY)],
    }
  })
  const header = {
    'Project-Id-Version': 'Stayless',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': `nplurals=${forms.length}; plural=(${expression});`,
  }
  return writePo(header, messages)
}

/** Length of a text without its parameters. */
export const lengthOf = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, '').length

const quote = (text: string): string => `“${text}”`
const named = (params: readonly string[]): string => (params.length === 0 ? 'none' : params.join(', '))

/** Errors of one text, as sentences. */
const textProblems = (entry: CatalogueText, form: string, text: string, notes: Notes): string[] => {
  const where = form === ONLY ? entry.path : `${entry.path} (${form})`
  if (text.trim() === '') return [`${where} has no text.`]
  const english = [...entry.spots.values()].flatMap((spot) => paramsOf(spot.text))
  const needed = [...new Set(english)].toSorted()
  // A plural form may omit the count ("two nights"), but no other parameter.
  const isRequired = (name: string) => form === ONLY || name !== 'n'
  const expected = needed.filter(isRequired)
  const filled = paramsOf(text).filter((name) => isRequired(name) || !needed.includes(name))
  const max = noteOf(notes, entry.path)?.max ?? Infinity
  const length = lengthOf(text)
  return [
    ...(expected.join() === filled.join()
      ? []
      : [`${where} fills ${named(filled)}, and English fills ${named(expected)}: ${quote(text)}.`]),
    ...(length > max ? [`${where} has ${length} characters, and there is room for ${max}: ${quote(text)}.`] : []),
  ]
}

const messageProblems = (message: Message, entry: CatalogueText, { language, notes }: Exchange): string[] => {
  const { path } = entry
  const { forms } = PLURALS[language]
  const wasEnglish = textOf(entry, isPlural(entry) ? 'one' : ONLY)
  if (message.source !== wasEnglish)
    return [
      `${path} was made from ${quote(message.source)}, and English now says ${quote(wasEnglish)}: export it again.`,
    ]
  const needed = isPlural(entry) ? forms : [ONLY]
  if (message.texts.length !== needed.length)
    return [`${path} has ${message.texts.length} of its ${needed.length} forms: ${needed.join(', ') || 'one text'}.`]
  return needed.flatMap((form, index) => textProblems(entry, form, message.texts[index] ?? '', notes))
}

/** Result of reading a translated file. */
export interface Imported {
  changes: Change[]
  /** Paths that the translator has reviewed. */
  reviewed: Set<string>
  /** As sentences; if there are any, write nothing. */
  problems: string[]
}

/** Changes that a PO file would make, and the problems that forbid them. */
export const importPo = (po: string, exchange: Exchange): Imported => {
  const { messages, problems: broken } = readPo(po)
  const problems = broken.map(({ line, text }) => `Line ${line} cannot be read: ${text}`)
  const changes: Change[] = []
  const reviewed = new Set<string>()
  const met = new Set<string>()
  if (messages.length === 0) problems.push('The file holds no texts.')
  for (const message of messages) {
    const path = message.context
    const entry = exchange.english.get(path)
    const there = exchange.translation.get(path)
    if (!entry || !there) {
      problems.push(`${path} is not a text of ours.`)
      continue
    }
    if (met.has(path)) problems.push(`${path} stands twice.`)
    met.add(path)
    problems.push(...messageProblems(message, entry, exchange))
    if (!message.isFuzzy) reviewed.add(path)
    const forms = isPlural(entry) ? PLURALS[exchange.language].forms : [ONLY]
    forms.forEach((form, index) => {
      const text = message.texts[index] ?? ''
      if (text !== textOf(there, form)) changes.push({ entry: there, form, text })
    })
  }
  return { changes, reviewed, problems }
}
