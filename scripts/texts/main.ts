// `npm run texts`: for translators. Usage in `HELP`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notes } from '#locales/notes.ts'
import { ROOT, run, tool } from '../lib/run.mjs'
import { applyChanges, readCatalogue } from './catalogue.ts'
import { fileOf, readProgram, readSeen, readSources, saveSeen } from './disk.ts'
import { exportPo, importPo, type Exchange } from './exchange.ts'
import { isTranslated, type Translated } from './languages.ts'
import { placesOf } from './places.ts'
import { afterReview, staleOf } from './seen.ts'

const HELP = `npm run texts -- export <ar|he> [file.po]    every text of a language, with notes for the translator
npm run texts -- import <file.po>            takes the texts back, if nothing stands against it
npm run texts -- stale                       names translations that are older than their English
npm run texts -- reviewed <ar|he> [path …]   they have been looked at and say what English says`

const exchangeOf = (language: Translated): Exchange => ({
  language,
  english: readCatalogue(readSources('en')),
  translation: readCatalogue(readSources(language)),
  notes,
  seen: readSeen(language),
})

const fail = (lines: readonly string[]): number => {
  for (const line of lines) console.error(line)
  return 1
}

const exportTo = (language: Translated, file: string): number => {
  const exchange = exchangeOf(language)
  writeFileSync(file, exportPo(exchange, placesOf(readProgram())))
  console.log(`${exchange.english.size} texts are in ${file}.`)
  return 0
}

const importFrom = async (file: string): Promise<number> => {
  const po = readFileSync(file, 'utf8')
  const language = /"Language: (\w+)/.exec(po)?.[1]
  if (!isTranslated(language)) return fail([`${file} does not say that it is in Arabic or Hebrew (“Language: he”).`])
  const exchange = exchangeOf(language)
  const { changes, reviewed, problems } = importPo(po, exchange)
  if (problems.length > 0) return fail([...problems, 'Nothing was changed.'])
  const changed = applyChanges(readSources(language), changes)
  for (const [name, content] of changed) writeFileSync(fileOf(language, name), content)
  if (changed.size > 0)
    await run(
      tool('oxfmt'),
      [...changed.keys()].map((name) => fileOf(language, name)),
      { quiet: true },
    )
  const seen = afterReview(exchange.english, exchange.seen, reviewed)
  if (JSON.stringify(seen) !== JSON.stringify(exchange.seen)) saveSeen(language, seen)
  console.log(`${changes.length} texts changed.`)
  return 0
}

const nameStale = (): number => {
  const english = readCatalogue(readSources('en'))
  const stale = (['ar', 'he'] as const).flatMap((language) =>
    staleOf(english, readSeen(language)).map((path) => `${language}: ${path}`),
  )
  if (stale.length === 0) console.log('Every translation was made from the English of today.')
  return stale.length === 0 ? 0 : fail(stale)
}

const review = (language: Translated, paths: readonly string[]): number => {
  const { english, seen } = exchangeOf(language)
  const unknown = paths.filter((path) => !english.has(path))
  if (unknown.length > 0) return fail(unknown.map((path) => `${path} is not a text of ours.`))
  const reviewed = new Set(paths.length > 0 ? paths : english.keys())
  saveSeen(language, afterReview(english, seen, reviewed))
  console.log(`${reviewed.size} texts are marked.`)
  return 0
}

const main = async ([command, first = '', ...rest]: readonly string[]): Promise<number> => {
  if (command === 'export' && isTranslated(first)) return exportTo(first, rest[0] ?? join(ROOT, `${first}.po`))
  if (command === 'import' && first !== '') return importFrom(first)
  if (command === 'stale') return nameStale()
  if (command === 'reviewed' && isTranslated(first)) return review(first, rest)
  return fail([HELP])
}

process.exitCode = await main(process.argv.slice(2))
