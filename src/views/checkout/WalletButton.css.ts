import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Black on light, white on dark: the two styles that both wallets allow. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: 52,
  paddingInline: 16,
  border: '1px solid transparent',
  borderRadius: vars.radius.r8,
  background: '#000',
  color: '#fff',
  fontSize: vars.text.t18,
  fontWeight: 520,
  lineHeight: 1.25,
  selectors: { '&:hover': { background: '#2b2b2b' }, '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      background: '#fff',
      color: '#000',
      selectors: { '&:hover': { background: '#e4e4e4' } },
    },
  },
})
export const words = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  whiteSpace: 'pre-wrap',
})
