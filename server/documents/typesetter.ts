import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { textDirection } from '#contract/shared/locale.ts'
import type { DocumentModel, Part } from './documentModel.ts'
import { plainText, runsOf, type Run } from './runs.ts'
import { searchable } from './searchable.ts'

const LAYOUT = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8')
const MAIN = '/paper.typ'
const FONTS = ['400Regular/Rubik_400Regular.ttf', '600SemiBold/Rubik_600SemiBold.ttf']

/** Characters of a word before it may be broken: on its own line, and in a cell of a table with many columns. */
const LONGEST_WORD = 64
const LONGEST_IN_CELL = 20
const MANY_COLUMNS = 3

type Laid = Readonly<Record<string, unknown>>

const lineOf = (text: string): Run[] => runsOf(text, LONGEST_WORD)

const laidPart = (part: Part): Laid => {
  const title = part.title === null ? null : lineOf(part.title)
  switch (part.kind) {
    case 'facts':
      return {
        ...part,
        title,
        facts: part.facts.map(({ name, value }) => ({ name: lineOf(name), value: lineOf(value) })),
      }
    case 'notes':
      return { ...part, title, lines: part.lines.map(lineOf) }
    case 'table': {
      const longest = part.columns.length > MANY_COLUMNS ? LONGEST_IN_CELL : LONGEST_WORD
      return {
        ...part,
        title,
        columns: part.columns.map(({ name, share, isAmount = false }) => ({
          name: runsOf(name, longest),
          share,
          amount: isAmount,
        })),
        rows: part.rows.map((row) => row.map((text) => runsOf(text, longest))),
        totals: part.totals.map(({ name, value }) => ({ name: lineOf(name), value: lineOf(value) })),
      }
    }
  }
}

/** Converts a document to the input of the layout. */
const laid = ({ lang, title, brand, issuer, parts, foot }: DocumentModel): Laid => ({
  lang,
  rtl: textDirection(lang) === 'rtl',
  plain_title: plainText(title),
  plain_brand: plainText(brand),
  title: lineOf(title),
  brand: lineOf(brand),
  issuer: issuer.map(lineOf),
  parts: parts.map(laidPart),
  foot: lineOf(foot),
})

/** Returns a function that sets documents as PDF. Creating it takes a second or two: do it in a separate thread. */
export const createTypesetter = async (): Promise<(paper: DocumentModel) => Uint8Array<ArrayBuffer>> => {
  const { resolve } = createRequire(import.meta.url)
  initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  // The compiler must not read our files.
  builder.set_dummy_access_model()
  for (const font of FONTS) await builder.add_raw_font(readFileSync(resolve(`@expo-google-fonts/rubik/${font}`)))
  const compiler = await builder.build()
  compiler.add_source(MAIN, LAYOUT)
  return (paper) => {
    const answer: unknown = compiler.compile(MAIN, [['paper', JSON.stringify(laid(paper))]], 'pdf', FULL_DIAGNOSTICS)
    // The compiler's cache would grow with each document.
    compiler.reset()
    return searchable(pdfOf(answer))
  }
}

const FULL_DIAGNOSTICS = 3

const pdfOf = (answer: unknown): Uint8Array => {
  if (typeof answer === 'object' && answer !== null && 'result' in answer && answer.result instanceof Uint8Array)
    return answer.result
  throw new Error(`The document was not set: ${JSON.stringify(answer)}`)
}
