import type { Way } from '#machines/kit/chart/chartModel.ts'
import * as css from './Glyph.css.ts'

export type GlyphName = Way['cause']['kind'] | 'told' | 'asks' | 'viewState'

/** Stroked on a grid of 16. Form first: each role is told without its color. */
const PATHS: Readonly<Record<GlyphName, string>> = {
  // A hand.
  event: 'M5.5 13V4.2a1.2 1.2 0 0 1 2.4 0V8l4 .9c.8.2 1.3.9 1.1 1.7l-.7 2.9M5.5 9.5 3.8 9a1.2 1.2 0 0 0-1 2L5 14h7',
  // A link of a chain.
  told: 'M6.5 9.5l3-3M5 7.5 3.2 9.3a2.5 2.5 0 0 0 3.5 3.5L8.5 11M7.5 5l1.8-1.8a2.5 2.5 0 0 1 3.5 3.5L11 8.5',
  done: 'M3 8.5l3.2 3.2L13 4.8',
  error: 'M4 4l8 8M12 4l-8 8',
  after: 'M2.2 8a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0M8 4.8V8l2.2 1.5',
  always: 'M4 3v5.5h8M9.5 6 12 8.5 9.5 11',
  ended: 'M3 8.5l3.2 3.2L13 4.8',
  asks: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  viewState:
    'M4 3h8a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 12 11H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 3ZM6 13.5h4',
}

/** Decorative: the text beside it says the same. */
export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg className={css.glyph[name]} viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
