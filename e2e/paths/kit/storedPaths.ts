import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, create, number, object, string } from 'superstruct'
import type { StoredPath } from './browserScenarios.ts'

const StoredPaths = array(object({ input: number(), steps: array(string()) }))

/** The file with the paths of a machine. */
export const fileOfPaths = (machine: string): string => join(import.meta.dirname, '../data', `${machine}.json`)

/** Empty if no paths are stored. */
export const readStoredPaths = (machine: string): StoredPath[] => {
  const file = fileOfPaths(machine)
  return existsSync(file) ? create(JSON.parse(readFileSync(file, 'utf8')), StoredPaths) : []
}
