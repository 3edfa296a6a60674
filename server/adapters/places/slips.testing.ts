/** The text with two letters swapped, or one left out, added or replaced, anywhere but behind its end. */
export const slipped = (text: string, next: (below: number) => number): string => {
  const at = next(Math.max(1, text.length - 1))
  const [before, here, behind] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)]
  const other = text.charAt(next(text.length))
  return (
    [
      before + behind.charAt(0) + here + behind.slice(1),
      before + behind,
      before + other + here + behind,
      before + other + behind,
    ].at(next(4)) ?? text
  )
}
