/** Content of the source files by path from the project root. */
export type Program = ReadonlyMap<string, string>

const QUOTED = /['"`]((?:\w+\.)+\w+)['"`]/g
/** `` `search.sort.${order}` `` uses all texts under `search.sort`, `` `mail.${kind}.title` `` those under `mail`. */
const BEGUN = /`((?:\w+\.)+)\$\{/g

const collect = (program: Program, pattern: RegExp): Map<string, Set<string>> => {
  const filesByKey = new Map<string, Set<string>>()
  for (const [file, content] of program)
    for (const [, name = ''] of content.matchAll(pattern)) {
      const key = name.replace(/\.$/, '')
      filesByKey.set(key, (filesByKey.get(key) ?? new Set()).add(file))
    }
  return filesByKey
}

/**
 * Trees that one file uses as a whole, without naming their texts: static pages, the document and the wallet sheet. Null for
 * others.
 */
const ofWholeTree = (path: string): string[] | null => {
  const [tree, page = ''] = path.split('.')
  if (tree === 'pages') return [`src/routes/_default/${page}.tsx`]
  if (tree === 'walletSheet') return ['server/emulators/gateway/browser/walletSheet.ts']
  return tree === 'document' ? ['src/entry.server.tsx'] : null
}

const above = (path: string): string | null => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null)

/** Files that use a text, by its full path or by the path of a group above it. */
export const placesOf = (program: Program): ((path: string) => string[]) => {
  const whole = collect(program, QUOTED)
  const begun = collect(program, BEGUN)
  return (path) => {
    const shown = ofWholeTree(path)
    if (shown) return shown
    const direct = whole.get(path)
    if (direct) return [...direct].toSorted()
    for (let group = above(path); group !== null; group = above(group)) {
      const chosen = begun.get(group) ?? whole.get(group)
      if (chosen) return [...chosen].toSorted()
    }
    return []
  }
}
