import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { REDUCED_MOTION } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.r8,
  background: 'none',
  fontWeight: 520,
  lineHeight: 1.25,
  textDecoration: 'none',
  textAlign: 'center',
  transition: ['background-color', 'border-color', 'box-shadow']
    .map((property) => `${property} ${vars.motion.fast}`)
    .join(', '),
  selectors: {
    '&:disabled, &[aria-disabled="true"]': {
      background: vars.color.sunken,
      color: vars.color.ink3,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // A link's text has no element of its own that could be limited to the width.
    'a&': { overflowWrap: 'anywhere' },
  },
  '@media': { print: { display: 'none' } },
})

/** Breaks a word longer than the button, but stays whole beside a long text. */
export const words = style({ minInlineSize: 0, overflowWrap: 'break-word' })

const able = '&:not(:disabled):not([aria-disabled="true"])'

export const look = styleVariants({
  /** The one primary action of a view. */
  go: [
    base,
    {
      selectors: {
        [able]: { background: vars.color.action, color: vars.color.onAction },
        [`${able}:hover`]: { background: vars.color.actionHover },
      },
    },
  ],
  /** The primary action of a quiet area. */
  ink: [
    base,
    {
      selectors: {
        [able]: { background: vars.color.ink, color: vars.color.onInk },
        [`${able}:hover`]: { background: vars.color.ink2 },
      },
    },
  ],
  line: [
    base,
    {
      selectors: {
        [able]: { borderColor: vars.color.edge, background: vars.color.surface },
        [`${able}:hover`]: { borderColor: vars.color.ink },
      },
    },
  ],
  quiet: [base, { selectors: { [`${able}:hover`]: { background: vars.color.sunken } } }],
  /** Only for canceling. */
  danger: [
    base,
    {
      selectors: {
        [able]: { borderColor: vars.color.bad, color: vars.color.bad, background: vars.color.surface },
        [`${able}:hover`]: { background: vars.color.badSoft },
      },
    },
  ],
})

export const size = styleVariants({
  small: { minBlockSize: vars.hit, padding: '6px 14px', fontSize: vars.text.t15 },
  medium: { minBlockSize: 48, padding: '8px 20px' },
  large: { minBlockSize: 56, padding: '8px 28px', fontSize: '1.0625rem' },
})

export const block = style({ inlineSize: '100%' })

const turn = keyframes({ to: { rotate: '1turn' } })
export const spinner = style({
  inlineSize: 18,
  blockSize: 18,
  flex: 'none',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
})

export const round = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.hit,
  blockSize: vars.hit,
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: vars.color.sunken },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed' },
  },
})

export const edged = style({ border: `1px solid ${vars.color.edge}`, background: vars.color.surface })
