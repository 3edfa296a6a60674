import { above, below } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gap: '20px 32px',
  padding: '20px 24px 24px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  gridTemplateColumns: '1fr 1fr',
  gridTemplateAreas: '"message message" "line line" "in out"',
  alignItems: 'center',
  '@media': {
    [below('sm')]: {
      padding: '16px 16px 12px',
      gap: 12,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"message" "line" "in" "out"',
    },
    [above('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"in message out" "in line out"',
      padding: '24px 32px 28px',
      gap: '10px 40px',
    },
  },
})
export const message = style({
  gridArea: 'message',
  '@media': { [above('md')]: { textAlign: 'center' } },
})
export const saving = style({
  fontSize: vars.text.t18,
  fontWeight: 540,
  lineHeight: 1.3,
  letterSpacing: vars.tracking.head,
  '@media': { [above('sm')]: { fontSize: vars.text.t22 } },
})
export const gained = style({ fontWeight: 600, color: vars.color.gained })
export const duration = style({ fontSize: vars.text.t14, color: vars.color.ink2 })
export const assumed = style({ fontSize: vars.text.t12, color: vars.color.ink3 })
export const line = style({
  gridArea: 'line',
  paddingBlockStart: 14,
  '@media': { [above('md')]: { paddingBlockStart: 10 } },
})

export const time = style({
  display: 'grid',
  gap: 2,
  justifyItems: 'start',
  '@media': {
    [below('sm')]: {
      justifySelf: 'stretch',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0 8px',
      paddingBlockStart: 10,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
})
export const checkIn = style([time, { gridArea: 'in' }])
export const checkOut = style([time, { gridArea: 'out', '@media': { [above('sm')]: { justifySelf: 'end' } } }])
export const what = style({ fontSize: vars.text.t13, color: vars.color.ink2, minBlockSize: '1.5em' })
/** Hidden on a phone: the search form right above shows the dates. */
export const date = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const stepper = style({
  '@media': { [below('sm')]: { gridColumn: 2, gridRow: '1 / span 2', marginInline: '0 -8px' } },
})
/** As wide as its longest text and date, so the steppers do not move while pressed, nor the line when dates are chosen. */
export const why = style({
  fontSize: vars.text.t13,
  lineHeight: 1.4,
  color: vars.color.ink2,
  minBlockSize: '1.4em',
  '@media': { [above('md')]: { inlineSize: '14rem' }, [below('sm')]: { gridColumn: 1 } },
})
