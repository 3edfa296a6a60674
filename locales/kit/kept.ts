/**
 * Makes a thing once for the same arguments, which JSON tells apart: making an Intl format costs more than a hundred uses of
 * it, and a list of hotels writes hundreds of prices.
 */
export const kept = <Given extends readonly unknown[], Made extends object | string>(
  make: (...given: Given) => Made,
): ((...given: Given) => Made) => {
  const known = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const made = known.get(key) ?? make(...given)
    known.set(key, made)
    return made
  }
}
