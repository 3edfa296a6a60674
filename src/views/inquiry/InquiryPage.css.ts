import { above } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const hero = style({ background: vars.color.askedSoft, paddingBlock: 'clamp(32px, 6vw, 72px)' })
export const heroColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'center',
  '@media': { [above('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 500px)', gap: 64 } },
})
export const heroWords = style({ display: 'grid', gap: 16, justifyItems: 'start' })
export const title = style({ fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3rem)', lineHeight: 1.1, overflowWrap: 'anywhere' })
export const heroLead = style({ fontSize: vars.text.t18, maxInlineSize: '48ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const free = style({ display: 'flex', gap: 8, alignItems: 'center', fontSize: vars.text.t14 })

export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(16px, 3vw, 28px)',
  minInlineSize: 0,
})
export const split = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' })
export const end = style({ display: 'grid' })
export const small = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
export const bigHour = style({ fontSize: vars.text.t36, fontWeight: 580, lineHeight: 1.2 })
export const sum = style({ paddingBlockStart: 16, borderBlockStart: `1px solid ${vars.color.line}` })
export const asked = style({ color: vars.color.asked, fontWeight: 560 })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlockStart: 'clamp(56px, 7vw, 88px)',
})
export const sectionTitle = style({ fontSize: vars.text.t28 })
export const quiet = style({ color: vars.color.ink2, maxInlineSize: '68ch' })

export const lines = style({ marginBlockStart: 12 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 28,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [above('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 48, alignItems: 'center' } },
})
export const lineTitle = style({ display: 'flex', gap: 12, fontSize: vars.text.t18 })
export const number = style({ color: vars.color.ink3, fontWeight: 400 })
export const drawn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minInlineSize: 0 })
export const yes = style({ color: vars.color.guaranteed, fontWeight: 560 })

export const costs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const cost = style({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: 'clamp(20px, 3vw, 32px)',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [above('sm')]: {
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
})
export const costSum = style({ fontSize: vars.text.t36, fontWeight: 580, lineHeight: 1.2 })
export const costTitle = style({ fontSize: vars.text.t18 })

export const rail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  marginBlockStart: 12,
  '@media': { [above('md')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
})
export const moment = style({
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  paddingBlockStart: 14,
  borderBlockStart: `3px solid ${vars.color.askedFill}`,
  fontSize: vars.text.t14,
})

export const questions = style({ borderBlockEnd: `1px solid ${vars.color.line}` })
export const question = style({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlock: 8 })
export const summary = style({ minBlockSize: vars.hit, paddingBlock: 10, fontWeight: 560, cursor: 'pointer' })

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 'clamp(24px, 4vw, 40px)',
  marginBlock: 'clamp(56px, 7vw, 88px)',
})
export const closingTitle = style({ fontSize: vars.text.t28 })
