import { above, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const stay = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  padding: vars.space.s16,
  display: 'grid',
  gap: vars.space.s16,
  minInlineSize: 0,
  '@media': { [above('sm')]: { padding: vars.space.s24 } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px 24px',
})
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '@media': {
    [NARROW_PHONE]: {
      display: 'grid',
      inlineSize: '100%',
      // One below the other where the text is set large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
      gap: '12px 16px',
    },
  },
})
export const term = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
/** Whole; on a phone on a line of its own, so that both hours stand on one. */
export const day = style({ display: 'inline-block', '@media': { [NARROW_PHONE]: { display: 'block' } } })
export const value = style({
  fontSize: vars.text.t28,
  fontWeight: 600,
  lineHeight: 1.2,
  '@media': { [NARROW_PHONE]: { fontSize: vars.text.t22 } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': { [NARROW_PHONE]: { inlineSize: '100%' } },
})
/** One below the other, a button without an edge would stand further in than its neighbour. */
globalStyle(`${actions} > *`, { '@media': { [NARROW_PHONE]: { flex: '1 1 auto' } } })
