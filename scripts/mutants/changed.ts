/** What every machine is made of: a change there is one of all. */
const SHARED = 'machines/kit/'

/** The machines that files of these paths belong to. */
export const machinesOf = (paths: readonly string[], machines: readonly string[]): string[] =>
  paths.some((path) => path.startsWith(SHARED))
    ? [...machines]
    : machines.filter((machine) => paths.some((path) => path.startsWith(`machines/${machine}/`)))
