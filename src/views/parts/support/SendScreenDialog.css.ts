import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const intro = style({ color: vars.color.ink2 })
/** The picture and the note beside what is sent; on a phone the note comes last. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': {
    [above('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      columnGap: 24,
    },
  },
})
export const what = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  '@media': { [above('sm')]: { gridColumn: 2, gridRow: '1 / 3' } },
})
export const note = style({ '@media': { [above('sm')]: { gridColumn: 1 } } })
export const heading = style({ fontSize: vars.text.t16, fontWeight: 500, marginBlockEnd: 4 })
export const list = style({ listStyle: 'none', margin: 0, padding: 0, fontSize: vars.text.t15 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 8,
  paddingBlock: 4,
  alignItems: 'start',
})
const mark = style({ marginBlockStart: 3 })
export const yes = style([mark, { color: vars.color.guaranteed }])
export const no = style([mark, { color: vars.color.bad }])
export const summary = style({ minBlockSize: 32, cursor: 'pointer', textDecoration: 'underline' })
export const lines = style({
  maxBlockSize: 'min(320px, 40dvh)',
  overflow: 'auto',
  padding: 12,
  background: vars.color.sunken,
  borderRadius: vars.radius.r8,
  textAlign: 'start',
})
export const part = style({ fontSize: vars.text.t14, fontWeight: 500, marginBlock: '8px 4px' })
export const pre = style({
  margin: 0,
  fontSize: vars.text.t12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
/** Stays in reach while what is above scrolls. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginInline: -24,
  marginBlockEnd: -24,
  padding: '14px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 10 })
export const size = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const code = style({
  padding: '22px 12px 18px',
  background: vars.color.sunken,
  borderRadius: vars.radius.r16,
  fontSize: 'clamp(34px, 9vw, 44px)',
  fontWeight: 600,
  letterSpacing: '.1em',
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
