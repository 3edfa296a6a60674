/** Part of every machine: a change here changes all of them. */
const SHARED = 'machines/kit/'

/** Machines that these paths belong to. */
export const machinesOf = (paths: readonly string[], machines: readonly string[]): string[] =>
  paths.some((path) => path.startsWith(SHARED))
    ? [...machines]
    : machines.filter((machine) => paths.some((path) => path.startsWith(`machines/${machine}/`)))
