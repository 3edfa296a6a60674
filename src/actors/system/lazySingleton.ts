/** Makes a thing when it is first asked for, and only once: the pages without it never load or start it. */
export const lazySingleton = <T>(make: () => T): (() => T) => {
  let made: { thing: T } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
