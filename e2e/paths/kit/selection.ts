/** One path of a machine, numbered from 1. */
export interface Chosen {
  machine: string
  number: number
}

/**
 * `counts`: number of paths per machine. `selection`: machines and paths, e.g. `search,auth:12`; empty: every path.
 * @throws if a machine or a path does not exist.
 */
export const choosePaths = (counts: Readonly<Record<string, number>>, selection: string): Chosen[] =>
  (selection === '' ? Object.keys(counts) : selection.split(',')).flatMap((one) => {
    const [machine = '', pathNumber] = one.split(':')
    const count = counts[machine]
    if (count === undefined) throw new Error(`no machine "${machine}" is played`)
    const all = Array.from({ length: count }, (_, index) => ({ machine, number: index + 1 }))
    const chosen = all.filter(({ number }) => pathNumber === undefined || number === Number(pathNumber))
    if (pathNumber !== undefined && chosen.length === 0) throw new Error(`"${machine}" has no path ${pathNumber}`)
    return chosen
  })
