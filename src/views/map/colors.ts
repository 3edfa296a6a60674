import type { MapColors, MapHandle } from '#src/actors/search/map.ts'
import { tokens } from './colors.css.ts'

/** Resolves a `var(--name)` token. */
const valueOf = (style: CSSStyleDeclaration, token: string): string =>
  style.getPropertyValue(token.replace(/^var\((.+)\)$/, '$1')).trim()

/** Colors of the current scheme: a canvas cannot read custom properties. */
export const colorsAt = (element: Element): MapColors => {
  const style = getComputedStyle(element)
  return {
    land: valueOf(style, tokens.land),
    water: valueOf(style, tokens.water),
    park: valueOf(style, tokens.park),
    label: valueOf(style, tokens.label),
    ink: valueOf(style, tokens.ink),
    edge: valueOf(style, tokens.edge),
  }
}

/**
 * Repaints the map when the color scheme changes.
 * @returns a function that stops it.
 */
export const followScheme = (element: Element, handle: MapHandle): (() => void) => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const repaint = (): void => handle.setColors(colorsAt(element))
  dark.addEventListener('change', repaint)
  return () => dark.removeEventListener('change', repaint)
}
