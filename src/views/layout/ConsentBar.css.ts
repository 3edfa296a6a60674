import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Height of the bar while shown; elements docked at the bottom are placed above it. */
export const CONSENT_HEIGHT = '--consent-height'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 18,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 8,
  paddingInline: vars.gutter,
  paddingBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.text.t14,
})
export const text = style({ margin: 0, maxInlineSize: '68ch' })
export const answers = style({ display: 'flex', gap: 8 })
