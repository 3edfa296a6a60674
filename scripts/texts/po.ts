/** One message of a PO file. */
export interface Message {
  /** For the translator: what the text is, and its max length. */
  notes: readonly string[]
  /** Files that use it. */
  places: readonly string[]
  /** Needs review: its English has changed. */
  isFuzzy: boolean
  context: string
  source: string
  sourcePlural: string | null
  /** One text, or one per plural form. */
  texts: readonly string[]
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`

const line = (keyword: string, text: string): string => `${keyword} ${quoted(text)}`

const block = ({ notes, places, isFuzzy, context, source, sourcePlural, texts }: Message): string =>
  [
    ...notes.map((note) => `#. ${note}`),
    ...places.map((place) => `#: ${place}`),
    ...(isFuzzy ? ['#, fuzzy'] : []),
    line('msgctxt', context),
    line('msgid', source),
    ...(sourcePlural === null ? [] : [line('msgid_plural', sourcePlural)]),
    ...(sourcePlural === null
      ? [line('msgstr', texts[0] ?? '')]
      : texts.map((text, index) => line(`msgstr[${index}]`, text))),
  ].join('\n')

/** A PO file in the format of gettext, Poedit and Weblate. */
export const writePo = (header: Readonly<Record<string, string>>, messages: readonly Message[]): string => {
  const head = Object.entries(header).map(([name, value]) => quoted(`${name}: ${value}\n`))
  return `${[['msgid ""', 'msgstr ""', ...head].join('\n'), ...messages.map(block)].join('\n\n')}\n`
}

interface Draft {
  line: number
  isFuzzy: boolean
  fields: Map<string, string>
}

const FIELD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)\s+(".*")$/
const CONTINUED = /^".*"$/

/** A line of a PO file that cannot be parsed; lines count from 1. */
export interface PoProblem {
  line: number
  text: string
}

/** Escape sequences; any other escaped character stands for itself. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

const unquoted = (text: string): string =>
  text.slice(1, -1).replaceAll(/\\(.)/g, (_, mark: string) => ESCAPES[mark] ?? mark)

/** The messages of a PO file from any tool: lines may be wrapped anywhere, and obsolete ones (`#~`) are skipped. */
export const readPo = (text: string): { messages: Message[]; problems: PoProblem[] } => {
  const problems: PoProblem[] = []
  const drafts: Draft[] = []
  let draft: Draft | null = null
  let field = ''
  const begin = (at: number): Draft => {
    const made: Draft = { line: at, isFuzzy: false, fields: new Map() }
    drafts.push(made)
    return made
  }
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const at = index + 1
    const content = raw.trim()
    if (content === '') {
      draft = null
    } else if (content.startsWith('#')) {
      // A comment after a text starts the next message, even without a blank line between them.
      if (draft === null || draft.fields.size > 0) draft = begin(at)
      if (/^#,.*\bfuzzy\b/.test(content)) draft.isFuzzy = true
    } else {
      draft ??= begin(at)
      const [, keyword, value] = FIELD.exec(content) ?? []
      if (keyword !== undefined && value !== undefined) {
        if (keyword === 'msgctxt' && draft.fields.has('msgid')) draft = begin(at)
        field = keyword
        draft.fields.set(field, unquoted(value))
      } else if (CONTINUED.test(content) && field !== '') {
        draft.fields.set(field, (draft.fields.get(field) ?? '') + unquoted(content))
      } else problems.push({ line: at, text: content })
    }
  }
  const messages = drafts.flatMap(({ fields, isFuzzy }): Message[] => {
    const context = fields.get('msgctxt')
    if (context === undefined) return []
    const texts = [...fields].filter(([name]) => name.startsWith('msgstr')).toSorted(([a], [b]) => a.localeCompare(b))
    return [
      {
        notes: [],
        places: [],
        isFuzzy,
        context,
        source: fields.get('msgid') ?? '',
        sourcePlural: fields.get('msgid_plural') ?? null,
        texts: texts.map(([, value]) => value),
      },
    ]
  })
  return { messages, problems }
}
