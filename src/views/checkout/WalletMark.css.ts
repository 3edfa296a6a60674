import { style } from '@vanilla-extract/css'

export const mark = style({
  direction: 'ltr',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: 560,
  whiteSpace: 'nowrap',
})
export const apple = style({ flex: 'none', blockSize: '1.15em', inlineSize: '0.96em', marginBlockEnd: '0.15em' })
export const google = style({ flex: 'none', blockSize: '1.05em', inlineSize: '1.05em' })
