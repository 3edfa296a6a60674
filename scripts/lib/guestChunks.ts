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

/** The hotel list; a hotel's page and the favorites, which continue its search. */
const SEARCHING = /\/src\/(?:routes\/_hotels|views\/(?:search|hotel|favorites)|actors\/search)[/.]/

/**
 * Chunks that import the code of the hotel list (`results`) for a page that needs no search. A group of the bundler also takes
 * what its modules import, unless an earlier group has it: a field used by the list and at sign-in would bring the list there.
 */
export const loadingListInVain = (chunks: readonly (Chunk & { name: string })[]): string[] => {
  const list = chunks.find(({ name }) => name === 'results')?.fileName ?? ''
  return chunks
    .filter(({ imports, moduleIds }) => imports.includes(list) && !moduleIds.some((id) => SEARCHING.test(id)))
    .map(({ fileName }) => fileName)
}
