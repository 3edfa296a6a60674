import { ONLY, paramsOf, type Catalogue, type Change, type Entry } from './catalogue.ts'
import { PLURALS, type Translated } from './languages.ts'
import { readPo, writePo, type Message } from './po.ts'
import { hashOf, type Seen } from './seen.ts'

/** What a translator has to know of a text. */
export interface Note {
  note: string
  /** The most characters that there is room for, parameters not counted. */
  max?: number
}
/** By path; a note at a group holds for all in it that has none of its own. */
export type Notes = Readonly<Partial<Record<string, Note>>>

/** The note at a path, or else at the nearest group that holds it. */
export const noteOf = (notes: Notes, path: string): Note | null => {
  const own = notes[path]
  if (own) return own
  return path.includes('.') ? noteOf(notes, path.slice(0, path.lastIndexOf('.'))) : null
}

/** All that goes into the file of one language, and that it is compared with when it comes back. */
export interface Exchange {
  language: Translated
  english: Catalogue
  translation: Catalogue
  notes: Notes
  seen: Seen
}

const isPlural = ({ spots }: Entry): boolean => !spots.has(ONLY)
const textOf = (entry: Entry | undefined, form: string): string => entry?.spots.get(form)?.text ?? ''

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

/** Characters of a text without its parameters. */
export const lengthOf = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, '').length

const quote = (text: string): string => `“${text}”`
const named = (params: readonly string[]): string => (params.length === 0 ? 'none' : params.join(', '))

/** What one text must not be, in sentences. */
const textProblems = (entry: Entry, form: string, text: string, notes: Notes): string[] => {
  const where = form === ONLY ? entry.path : `${entry.path} (${form})`
  if (text.trim() === '') return [`${where} has no text.`]
  const english = [...entry.spots.values()].flatMap((spot) => paramsOf(spot.text))
  const needed = [...new Set(english)].toSorted()
  // A form of a plural may leave out the count ("two nights"), but no other parameter.
  const isKept = (name: string) => form === ONLY || name !== 'n'
  const wanted = needed.filter(isKept)
  const filled = paramsOf(text).filter((name) => isKept(name) || !needed.includes(name))
  const max = noteOf(notes, entry.path)?.max ?? Infinity
  const length = lengthOf(text)
  return [
    ...(wanted.join() === filled.join()
      ? []
      : [`${where} fills ${named(filled)}, and English fills ${named(wanted)}: ${quote(text)}.`]),
    ...(length > max ? [`${where} has ${length} characters, and there is room for ${max}: ${quote(text)}.`] : []),
  ]
}

const messageProblems = (message: Message, entry: Entry, { language, notes }: Exchange): string[] => {
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

/** What a file that came back would do. */
export interface Imported {
  changes: Change[]
  /** Paths that the translator has looked at. */
  reviewed: Set<string>
  /** In sentences; where there is one, nothing is to be written. */
  problems: string[]
}

/** What a PO file would change, and whatever stands against it. */
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
