import { vars } from '#src/styles/theme.css.ts'

/** The tokens that a map is painted with: the rest of the theme need not come with it. */
export const tokens = {
  land: vars.map.land,
  water: vars.map.water,
  park: vars.map.park,
  label: vars.map.label,
  ink: vars.color.ink,
  edge: vars.color.raised,
}
