import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { create, record, string } from 'superstruct'
import { ROOT } from '../lib/run.mjs'
import type { Locale } from '#contract/shared/locale.ts'
import type { Sources } from './catalogue.ts'
import type { Translated } from './languages.ts'
import type { Program } from './places.ts'
import { writeSeen, type Seen } from './seen.ts'

/** Absolute path of a file of a language. */
export const fileOf = (locale: Locale, name: string): string => join(ROOT, 'locales', locale, name)

/** Files of a language, sorted by name. The folder inside it holds staff texts, which are not translated. */
export const readSources = (locale: Locale): Sources =>
  new Map(
    readdirSync(fileOf(locale, ''))
      .filter((name) => name.endsWith('.ts'))
      .toSorted()
      .map((name) => [name, readFileSync(fileOf(locale, name), 'utf8')]),
  )

const seenFile = (language: Translated): string => join(ROOT, 'locales', `${language}.seen.json`)

/** Empty if there is no record. Throws if the file is not a valid record. */
export const readSeen = (language: Translated): Seen =>
  existsSync(seenFile(language))
    ? create(JSON.parse(readFileSync(seenFile(language), 'utf8')), record(string(), string()))
    : {}

export const saveSeen = (language: Translated, seen: Seen): void => {
  writeFileSync(seenFile(language), writeSeen(seen))
}

/** Sources that may use a text: pages, machines (by text path) and the server. */
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
