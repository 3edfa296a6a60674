import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const footer = style({
  marginBlockStart: vars.space.s96,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
})
export const hiddenOnPhone = style({ display: 'none', '@media': { [above('sm')]: { display: 'block' } } })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingBlock: '48px 24px',
  '@media': {
    [above('sm')]: { gridTemplateColumns: '1.2fr .7fr 1.7fr .7fr' },
    [above('md')]: { gridTemplateColumns: '2fr 1fr 1.2fr 1fr' },
  },
})
export const about = style({ display: 'grid', gap: 12, alignContent: 'start', justifyItems: 'start' })
export const lead = style({ color: vars.color.ink2, fontSize: vars.text.t14, maxInlineSize: '34ch' })
export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const store = style({
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  padding: '10px 14px',
  fontSize: vars.text.t13,
  color: vars.color.ink3,
})
export const heading = style({ fontSize: vars.text.t15, marginBlockEnd: 8 })
export const link = style({
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.hit,
  color: vars.color.ink2,
  fontSize: vars.text.t15,
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
})
export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t13,
  color: vars.color.ink3,
})
/** An address may exceed the line at a large text size. */
globalStyle(`${link} bdi`, { whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: 0 })
/** A link's look for what opens over the page. */
export const action = style([
  link,
  { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'start' },
])
export const lastLink = style([action, { fontSize: vars.text.t13 }])
/** At the far end of the line; on a phone on a line of its own. */
export const demo = style({ '@media': { [above('sm')]: { marginInlineStart: 'auto' } } })
