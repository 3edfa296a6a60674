/** To the cent, whatever stands around the figures. */
export const money = (dollars: number): RegExp =>
  new RegExp(
    dollars
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/g, ',')
      .replace('.', '\\.'),
  )
