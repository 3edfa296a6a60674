import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'
import { chartVars } from './chartTokens.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 5 })
export const state = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 5,
  minBlockSize: 30,
  padding: '2px 8px',
  border: `1.5px dashed ${chartVars.gone}`,
  borderRadius: vars.radius.r8,
  background: chartVars.goneSoft,
  color: vars.color.ink,
  fontSize: '0.78125rem',
  fontWeight: 520,
  lineHeight: 1.2,
})
export const name = style({ overflowWrap: 'anywhere', textDecoration: 'line-through' })
