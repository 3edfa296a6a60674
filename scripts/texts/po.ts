/** One message of a PO file. */
export interface Message {
  /** For the translator: what it is, how long it may be. */
  notes: readonly string[]
  /** Files that say it. */
  places: readonly string[]
  /** Has to be looked at again: its English has changed. */
  isFuzzy: boolean
  context: string
  source: string
  sourcePlural: string | null
  /** One text, or one for each plural form. */
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

/** A PO file, as gettext's own tools, Poedit and Weblate read it. */
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

/** A line of a PO file that cannot be read; the first line is 1. */
export interface PoProblem {
  line: number
  text: string
}

/** What a mark after a backslash stands for, where it is not itself. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }

const unquoted = (text: string): string =>
  text.slice(1, -1).replaceAll(/\\(.)/g, (_, mark: string) => ESCAPES[mark] ?? mark)

/** The messages of a PO file, whoever wrote it: lines may be broken anywhere, and old ones (`#~`) are left out. */
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
      // A comment behind a text opens the next message, also where no empty line stands between.
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
