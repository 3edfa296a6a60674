import { relative } from 'node:path'
import { fileOfPaths, readKept } from '../../e2e/paths/kit/kept.ts'
import { findPaths } from '../../e2e/paths/kit/reach.ts'
import { reaches } from '../../e2e/paths/reaches.ts'
import { ROOT } from '../lib/run.mjs'
import { documentOf } from './document.ts'
import { wordsOf } from '../machines/words.ts'

/** What is written of the paths of a machine, by file: the sentences first, then what the browser plays. */
export const filesOf = (machine: string, which: 'kept' | 'anew'): Record<string, string> => {
  const reach = reaches[machine]
  if (reach === undefined) throw new Error(`there is no machine "${machine}"`)
  const paths = which === 'kept' ? readKept(machine) : findPaths(reach)
  return {
    [`machines/${machine}/${machine}.paths.md`]: documentOf(machine, reach, paths, wordsOf(machine)),
    [relative(ROOT, fileOfPaths(machine))]: `${JSON.stringify(paths, null, 1)}\n`,
  }
}
