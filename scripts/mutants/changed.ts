import { run } from '../lib/run.mjs'

/** What every machine is made of: a change there is one of all. */
const SHARED = 'machines/kit/'

/** The machines that files of these paths belong to. */
export const machinesOf = (paths: readonly string[], machines: readonly string[]): string[] =>
  paths.some((path) => path.startsWith(SHARED))
    ? [...machines]
    : machines.filter((machine) => paths.some((path) => path.startsWith(`machines/${machine}/`)))

/** Paths that differ from the main branch, what is not committed included; null where there is no repository. */
export const changedPaths = async (): Promise<string[] | null> => {
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main)
    if (base === null) continue
    const differing = await git('diff', '--name-only', base.trim())
    const untracked = await git('ls-files', '--others', '--exclude-standard')
    return `${differing ?? ''}\n${untracked ?? ''}`.split('\n').filter((path) => path !== '')
  }
  return null
}

const git = async (...args: string[]): Promise<string | null> => {
  const { code, output } = await run('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output : null
}
