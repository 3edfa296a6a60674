import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { create, record, string } from 'superstruct'
import { ROOT } from '../lib/run.mjs'
import type { Locale } from '#contract/shared/locale.ts'
import type { Sources } from './catalogue.ts'
import type { Translated } from './languages.ts'
import type { Program } from './places.ts'
import { writeSeen, type Seen } from './seen.ts'

/** A file of a language, absolute. */
export const fileOf = (locale: Locale, name: string): string => join(ROOT, 'locales', locale, name)

/** The files of a language by their names, in alphabetical order; a folder in it holds words of staff, which are not translated. */
export const readSources = (locale: Locale): Sources =>
  new Map(
    readdirSync(fileOf(locale, ''))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => [name, readFileSync(fileOf(locale, name), 'utf8')]),
  )

const seenFile = (language: Translated): string => join(ROOT, 'locales', `${language}.seen.json`)

/** Empty while there is no record. Throws when the file is not one. */
export const readSeen = (language: Translated): Seen =>
  existsSync(seenFile(language))
    ? create(JSON.parse(readFileSync(seenFile(language), 'utf8')), record(string(), string()))
    : {}

export const saveSeen = (language: Translated, seen: Seen): void => {
  writeFileSync(seenFile(language), writeSeen(seen))
}

/** What may say a text: pages, machines' names of texts, and the server. */
export const readProgram = (): Program =>
  new Map(
    ['src', 'machines', 'server'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen|testing)\./.test(entry.name))
        .map((entry): [string, string] => {
          const path = join(entry.parentPath, entry.name)
          return [relative(ROOT, path), readFileSync(path, 'utf8')]
        }),
    ),
  )
