import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

const COARSE = '(pointer: coarse)'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  padding: '4px 12px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const formats = style({ display: 'grid', padding: 8 })
export const format = style({
  display: 'grid',
  gap: 2,
  padding: '8px 12px',
  border: 0,
  borderRadius: vars.radius.r8,
  background: 'none',
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [COARSE]: { minBlockSize: vars.hit } },
})
export const name = style({ fontWeight: 560 })
export const text = style({ color: vars.color.ink2, fontSize: vars.text.t13 })
