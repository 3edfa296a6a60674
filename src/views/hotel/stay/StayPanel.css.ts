import { above, below, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const stay = style({
  // Keeps its handles below what sticks to the top of the window.
  isolation: 'isolate',
  // Clears the section links when scrolled to.
  scrollMarginBlockStart: 56,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  padding: vars.space.s16,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 40px',
  '@media': {
    [NARROW_PHONE]: {
      display: 'grid',
      // Stacks when the text size is large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      gap: '8px 12px',
    },
  },
})
export const end = style({ display: 'grid', gap: 2, justifyItems: 'start', minInlineSize: 0 })
export const term = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
/** Never breaks; on a phone it has its own line, so both hours share one. */
export const day = style({ display: 'inline-block', '@media': { [NARROW_PHONE]: { display: 'block' } } })
/** Same height as the steppers beside it. */
export const value = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.hit,
  fontSize: vars.text.t22,
  fontWeight: 560,
  lineHeight: 1.2,
})
/** As wide as its longest text, so the steppers do not move while pressed. */
export const why = style({
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  minBlockSize: '1.4em',
  color: vars.color.ink2,
  '@media': { [above('sm')]: { inlineSize: '11rem' }, [NARROW_PHONE]: { minBlockSize: '2.8em' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
  '@media': { [below('md')]: { marginInlineStart: 0, inlineSize: '100%' }, [NARROW_PHONE]: { gridColumn: '1 / -1' } },
})
/** Room for the handles, which are taller than the line. */
export const line = style({ paddingBlockStart: 8, minInlineSize: 0 })
/** Stacked, a borderless button would be indented beside its neighbor. */
globalStyle(`${actions} > :is(a, button)`, { '@media': { [NARROW_PHONE]: { flex: '1 1 auto' } } })
