import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../lib/run.mjs'
import { inProjects, runPlaywright, runVitest } from './runners.mjs'

/** @typedef {{ name: string, run: () => Promise<import('../lib/reports.mjs').Outcome> }} RelatedPhase */

const MAY_BE_IDLE = { isIdle: true }

/** Files that Vitest can trace through the module graph. */
const isSource = (/** @type {string} */ path) =>
  /\.(?:ts|tsx|mjs|json|sql|typ)$/.test(path) && existsSync(join(ROOT, path))

/**
 * Feature tags that a path may match: its folders, and its file name up to the first dot.
 * @param {string} path
 */
const featuresIn = (path) => [...dirname(path).split('/'), basename(path).split('.')[0] ?? '']

/**
 * Playwright `--grep` pattern for the tags of journeys that these paths may affect; null if there are none.
 * @param {readonly string[]} paths
 */
export const journeyTags = (paths) => {
  const shipped = paths.filter((path) => /^(?:contract|machines|src|server|e2e)\//.test(path))
  const features = new Set(shipped.flatMap(featuresIn).filter((name) => /^\w+$/.test(name)))
  return features.size === 0 ? null : `@(?:${[...features].join('|')})(?!\\w)`
}

/**
 * The tests that import a changed file, and the gate's journeys of the changed features.
 * @param {readonly string[]} paths
 * @returns {RelatedPhase[]}
 */
export const relatedPhases = (paths) => {
  const sources = paths.filter(isSource)
  const related = (/** @type {string[]} */ projects) =>
    runVitest('related', ['related', '--run', '--passWithNoTests', ...inProjects(projects), ...sources], MAY_BE_IDLE)
  const tags = journeyTags(paths)
  return [
    ...(sources.length === 0
      ? []
      : [
          { name: 'unit', run: () => related(['unit', 'unit alone']) },
          { name: 'database', run: () => related(['database', 'embedded']) },
          { name: 'components', run: () => related(['browser']) },
        ]),
    ...(tags === null
      ? []
      : [
          {
            name: 'journeys',
            run: () =>
              runPlaywright(
                'related journeys',
                [...inProjects(['gate*']), `--grep=${tags}`, '--pass-with-no-tests'],
                {},
                MAY_BE_IDLE,
              ),
          },
        ]),
  ]
}
