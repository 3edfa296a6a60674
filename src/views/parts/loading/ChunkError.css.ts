import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** In place of the missing part. */
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: 16,
  fontSize: vars.text.t15,
})
/** Fixed over the page, for a part that is an overlay. */
export const bar = style([
  part,
  {
    position: 'fixed',
    insetInline: 16,
    insetBlockEnd: 16,
    zIndex: 90,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.r16,
    boxShadow: vars.shadow.popover,
  },
])
export const text = style({ flex: '1 1 220px' })
