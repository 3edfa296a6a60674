/**
 * Finds a minimal part of a list that still fails (delta debugging).
 * @param fails whether a part, in its original order, fails like the whole
 */
export const shrink = async <Item>(
  whole: readonly Item[],
  fails: (part: readonly Item[]) => Promise<boolean>,
): Promise<Item[]> => {
  let shortest = [...whole]
  let size = Math.ceil(shortest.length / 2)
  while (size > 0) {
    const before = shortest.length
    for (let at = 0; at < shortest.length;) {
      const without = [...shortest.slice(0, at), ...shortest.slice(at + size)]
      if (await fails(without)) shortest = without
      else at += size
    }
    // Repeat single removals until none is possible.
    if (size > 1) size = Math.ceil(size / 2)
    else if (shortest.length === before) size = 0
  }
  return shortest
}
