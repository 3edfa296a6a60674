/** Matches an amount to the cent, with any text around it. */
export const money = (dollars: number): RegExp =>
  new RegExp(
    dollars
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/g, ',')
      .replace('.', '\\.'),
  )
