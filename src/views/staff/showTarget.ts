/** Leads to a card if the address names it. The router looked for it before the cards had loaded. */
export const showTarget = (card: HTMLElement | null): void => {
  if (card === null || card.id === '' || location.hash !== `#${card.id}`) return
  card.scrollIntoView({ block: 'start' })
  // The keyboard goes on from there.
  card.tabIndex = -1
  card.focus({ preventScroll: true })
}
