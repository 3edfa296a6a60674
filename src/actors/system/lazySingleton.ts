/** Creates the value once, on first use: pages that do not need it never load or start it. */
export const lazySingleton = <T>(make: () => T): (() => T) => {
  let made: { thing: T } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
