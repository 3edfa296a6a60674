/**
 * Caches results by their arguments as JSON: creating an Intl format costs more than a hundred uses of it, and a list of hotels
 * formats hundreds of prices.
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
