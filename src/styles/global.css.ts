import { globalStyle } from '@vanilla-extract/css'
import { FORCED_COLORS } from './media.ts'
import { vars } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font,
  fontSize: '100%',
  lineHeight: vars.leading.text,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: 88,
})
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('fieldset', { minInlineSize: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('h1, h2, h3, h4', {
  fontWeight: 560,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.head,
  textWrap: 'balance',
})
globalStyle('p, li, dd', { textWrap: 'pretty' })
globalStyle('h1', { fontSize: vars.text.t36 })
globalStyle('h2', { fontSize: vars.text.t28 })
globalStyle('h3', { fontSize: vars.text.t18, lineHeight: 1.35 })
globalStyle('h4', { fontSize: vars.text.t16 })
globalStyle('a', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: '1px' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { cursor: 'pointer' })
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  borderRadius: vars.radius.r8,
})
// Elsewhere the chosen option has its own background, which forced colors remove.
globalStyle(
  ':is([aria-pressed="true"], a[aria-current], label:has(> input[type="radio"]:checked)):not(:focus-visible)',
  {
    '@media': { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
)
// A focused heading is only a starting point for reading, and cannot be operated.
globalStyle(':is(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' })
// Not for the whole page: tabular figures widen brackets too.
globalStyle('time', { fontVariantNumeric: 'tabular-nums' })
globalStyle('bdi', { unicodeBidi: 'isolate' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::selection', { background: `color-mix(in srgb, ${vars.color.gainedFill} 45%, transparent)` })
// Print only content: hide buttons and navigation, and shrink the text to fit one sheet.
globalStyle('html', {
  '@media': {
    print: { background: 'white', fontSize: '75%', printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
})
globalStyle('header:has(~ main), footer, nav, button', { '@media': { print: { display: 'none !important' } } })
globalStyle('section, article, dl, ul', { '@media': { print: { breakInside: 'avoid' } } })
