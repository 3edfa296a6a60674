import { vars } from '#src/styles/theme.css.ts'

/** Theme tokens a map is painted with; a separate module, to avoid loading the rest of the theme. */
export const tokens = {
  land: vars.map.land,
  water: vars.map.water,
  park: vars.map.park,
  label: vars.map.label,
  ink: vars.color.ink,
  edge: vars.color.raised,
}
