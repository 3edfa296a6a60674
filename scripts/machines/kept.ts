import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, object, string } from 'superstruct'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { CHARTS, writeModel } from './charts.ts'

/** The charts of earlier builds, to compare with: a folder for each, by its name. */
const KEPT = join(CHARTS, 'kept')
/** Older builds are dropped. */
const MAX_KEPT = 5

interface Build {
  name: string
  /** E.g. `2026-11-23`. */
  date: string
}

/** Builds that are dropped when one more comes: it stays, and the newest of the others. */
export const tooOld = (kept: readonly Build[], next: Build): readonly Build[] =>
  kept
    .filter(({ name }) => name !== next.name)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(MAX_KEPT - 1)

const folderOf = (name: string): string => join(KEPT, name)
const buildFileOf = (name: string): string => join(folderOf(name), 'build.json')

const readBuilds = (): Build[] =>
  (existsSync(KEPT) ? readdirSync(KEPT) : [])
    .filter((name) => existsSync(buildFileOf(name)))
    .map((name) =>
      create(JSON.parse(readFileSync(buildFileOf(name), 'utf8')), object({ name: string(), date: string() })),
    )

/**
 * Writes the charts of a build; replaces those of the same name.
 * @returns builds that were dropped for it
 */
export const keep = (build: Build, charts: ReadonlyMap<string, Chart>): readonly Build[] => {
  const dropped = tooOld(readBuilds(), build)
  for (const { name } of [build, ...dropped]) rmSync(folderOf(name), { recursive: true, force: true })
  mkdirSync(folderOf(build.name), { recursive: true })
  writeFileSync(buildFileOf(build.name), `${JSON.stringify(build)}\n`)
  for (const [id, chart] of charts) writeFileSync(join(folderOf(build.name), `${id}.json`), writeKept(chart))
  return dropped
}

/** Content of a kept file: the part of a chart file that can be compared. */
const writeKept = (chart: Chart): string => `${writeModel(chart).trimEnd().replace(/,$/, '')}}\n`
