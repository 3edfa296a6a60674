import { run } from './run.mjs'

/** @param {string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true }).catch(() => ({ code: 1, output: '' }))
  return code === 0 ? output : null
}

/**
 * Paths that differ from the main branch, including uncommitted ones; null if there is no branch to compare with. `MAIN_BRANCH`
 * overrides it with another branch or commit.
 * @returns {Promise<string[] | null>}
 */
export const changedPaths = async () => {
  const named = process.env['MAIN_BRANCH']
  for (const main of named ? [named] : ['origin/main', 'main']) {
    const base = await git('merge-base', 'HEAD', main)
    if (base === null) continue
    const differing = await git('diff', '--name-only', base.trim())
    const untracked = await git('ls-files', '--others', '--exclude-standard')
    return `${differing ?? ''}\n${untracked ?? ''}`.split('\n').filter((path) => path !== '')
  }
  return null
}
