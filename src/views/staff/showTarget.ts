/** Brings a card into view if the address names it. The router looked for it before the cards had loaded. */
export const showTarget = (card: HTMLElement | null): void => {
  if (card !== null && card.id !== '' && location.hash === `#${card.id}`) card.scrollIntoView({ block: 'start' })
}
