import { style } from '@vanilla-extract/css'
import { vars } from '#src/styles/theme.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 })

export const label = style({ fontSize: vars.text.t14, fontWeight: 500, color: vars.color.ink })
export const optional = style({ color: vars.color.ink3, fontWeight: 400 })

export const input = style({
  inlineSize: '100%',
  minBlockSize: 52,
  padding: '10px 14px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.r8,
  background: vars.color.surface,
  lineHeight: 1.4,
  // Aligned with its label, whatever direction the typed text has.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: {
    '&::placeholder': { color: vars.color.ink3, opacity: 1, unicodeBidi: 'plaintext' },
    '&:hover:not(:disabled)': { borderColor: vars.color.ink2 },
    '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1, borderColor: vars.color.focus },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.bad,
      boxShadow: `inset 0 0 0 1px ${vars.color.bad}`,
    },
    '&:disabled': { background: vars.color.sunken, color: vars.color.ink3, cursor: 'not-allowed' },
    'textarea&': { minBlockSize: 96, resize: 'vertical' },
    // The browser's own arrow touches the border.
    'select&': { appearance: 'none', paddingInlineEnd: 44 },
  },
})

export const withIcon = style({ position: 'relative' })
const insideInput = style({
  position: 'absolute',
  insetBlockStart: 16,
  color: vars.color.ink3,
  pointerEvents: 'none',
})
export const icon = style([insideInput, { insetInlineStart: 14 }])
export const arrow = style([insideInput, { insetInlineEnd: 14 }])
export const afterIcon = style({ paddingInlineStart: 44 })

/** Always reserves its height, so nothing moves when a message appears. */
export const message = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  fontSize: vars.text.t13,
  color: vars.color.ink3,
  minBlockSize: 22,
  lineHeight: 1.5,
})
export const wrong = style({ color: vars.color.bad })
export const messageIcon = style({ marginBlockStart: '.15em' })
