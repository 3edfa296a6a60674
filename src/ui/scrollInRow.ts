/** Scrolls an item to the middle of its row, if the row scrolls. Nothing else scrolls. */
export const scrollInRow = (item: HTMLElement, row: HTMLElement): void => {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' })
}
