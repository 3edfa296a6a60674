/** A piece of the built page, as the bundler tells of it. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  imports: readonly string[]
  dynamicImports: readonly string[]
  moduleIds: readonly string[]
}

/** Pages of staff, and whatever only they load. */
const STAFF_PAGES = /\/src\/(?:routes\/_staff|views\/staff)\//

/** What explains the machines to staff: how they are tried, drawn and told. None of it is for guests to download. */
const STAFF_ONLY =
  /\/node_modules\/elkjs\/|\/machines\/charts\/|\/machines\/registry\.ts|\.(?:samples|invariants)\.ts|\/locales\/(?:en\/staff\/\w+|staff)\.ts|\/machines\/kit\/(?:chart\/(?:chartModel|viewStatesIn|groupChart|chartText)|verify\/coverTransitions)\.ts/

/** Modules for staff alone in what guests may load, each with the file that it is in. */
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
