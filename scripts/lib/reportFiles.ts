import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CoverageReport, DefectReport } from '#machines/kit/visualizer/reports.ts'
import { ROOT } from './run.mjs'

const CHARTS = join(ROOT, 'machines/charts')

export const COVERAGE = join(CHARTS, 'coverage')
export const DEFECTS = join(CHARTS, 'defects')

export const fileOfCoverage = (machine: string): string => join(COVERAGE, `${machine}.json`)
export const fileOfDefects = (machine: string): string => join(DEFECTS, `${machine}.json`)

const lines = (items: Readonly<Record<string, unknown>>): string =>
  Object.entries(items)
    .map(([name, item]) => `${JSON.stringify(name)}: ${JSON.stringify(item)}`)
    .join(',\n')

/** Content of a committed file, with one transition per line for readable diffs. */
export const writeCoverage = ({ ways, excused, ...rest }: CoverageReport): string =>
  `{\n${lines(rest)},\n"ways": {\n${lines(ways)}\n},\n"excused": {\n${lines(excused)}\n}}\n`

/** Content of a committed file, with one place per line. */
export const writeDefects = ({ digest, defects }: DefectReport): string =>
  `{\n"digest": ${JSON.stringify(digest)},\n"defects": {\n${lines(defects)}\n}}\n`

/** Writes a file if its content is new, and names it. */
export const keepFile = (file: string, content: string): void => {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  console.log(`${relative(ROOT, file)} is new.`)
}
