/** A chunk of the built client, as the bundler reports it. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  imports: readonly string[]
  dynamicImports: readonly string[]
  moduleIds: readonly string[]
}

/** Staff pages; the search stops here, so chunks that only they load are not checked. */
const STAFF_PAGES = /\/src\/(?:routes\/_staff|views\/staff)\//

/** Modules that explain the machines to staff (tests, charts, texts). Guests must not download them. */
const STAFF_ONLY =
  /\/node_modules\/elkjs\/|\/machines\/charts\/|\/machines\/registry\.ts|\.(?:samples|invariants)\.ts|\/locales\/(?:en\/staff\/\w+|staff)\.ts|\/machines\/kit\/(?:chart\/(?:chartModel|viewStatesIn|groupChart|chartText)|verify\/coverTransitions)\.ts/

/** Staff-only modules in chunks that guests can load, as `file: module`. */
export const strayModules = (chunks: readonly Chunk[]): string[] => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || reached.has(chunk) || chunk.moduleIds.some((id) => STAFF_PAGES.test(id))) return
    reached.add(chunk)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(named.get(next))
  }
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk)
  return [...reached].flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => STAFF_ONLY.test(id)).map((id) => `${fileName}: ${id}`),
  )
}

/**
 * Pages whose chunk other pages may not import, with the modules that may: the hotel list, whose search a hotel's page and the
 * favorites continue, and the home page.
 */
const OWNERS = {
  results: /\/src\/(?:routes\/_hotels|views\/(?:search|hotel|favorites)|actors\/search)[/.]/,
  home: /\/src\/(?:routes\/_default\/index|views\/home)[/.]/,
}

/** Chunks that the home page, the lightest of all, has no use for: machines, the API client and the query cache, the hotel list. */
const NOT_AT_HOME: ReadonlySet<string> = new Set(['actors', 'finding', 'results'])

/**
 * Imports that bring a page the code of another, as `importer: imported`. A group of the bundler also takes what its modules
 * import, unless an earlier group has it: a field used by the list and at sign-in would bring the list there. Staff may wait for
 * the code of a guest's page, whose machine they look at.
 */
export const importsInVain = (chunks: readonly (Chunk & { name: string })[]): string[] =>
  chunks.flatMap(({ name, fileName, imports, moduleIds }) => {
    if (moduleIds.some((id) => STAFF_ONLY.test(id))) return []
    return chunks
      .filter((imported) => imports.includes(imported.fileName))
      .filter((imported) => {
        const mayImport = Object.entries(OWNERS).find(([owned]) => owned === imported.name)?.[1]
        return (
          (mayImport !== undefined && !moduleIds.some((id) => mayImport.test(id))) ||
          (name === 'home' && NOT_AT_HOME.has(imported.name))
        )
      })
      .map((imported) => `${fileName}: ${imported.fileName}`)
  })
