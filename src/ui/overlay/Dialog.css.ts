import { keyframes, style } from '@vanilla-extract/css'
import { above, NARROW_PHONE, REDUCED_MOTION } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'

export const dialog = style({
  inlineSize: 'min(100% - 32px, 440px)',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.popover,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Keeps the label of a focused field below the sticky head.
  scrollPaddingBlockStart: 104,
  margin: 'auto',
  '::backdrop': { background: 'rgb(10 13 24 / .56)' },
})

export const wide = style({ '@media': { [above('sm')]: { inlineSize: 'min(100% - 32px, 720px)' } } })

const fromRight = keyframes({ from: { translate: '100% 0' } })
const fromLeft = keyframes({ from: { translate: '-100% 0' } })

/** Slides in from the inline end, at full height. */
export const drawer = style({
  inlineSize: 'min(100%, 400px)',
  // Overrides the browser's margin around dialogs.
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  marginBlock: 0,
  marginInline: 'auto 0',
  border: 0,
  borderRadius: 0,
  animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[dir="rtl"] &': { animationName: fromLeft } },
  '@media': {
    [NARROW_PHONE]: { inlineSize: '100%' },
    [REDUCED_MOTION]: { animation: 'none', selectors: { '[dir="rtl"] &': { animation: 'none' } } },
  },
})

/** Covers the whole page. */
export const whole = style({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
})

const fromBelow = keyframes({ from: { translate: '0 100%' } })

/** On a phone it rises from below, as wide as the screen. */
export const sheet = style({
  '@media': {
    [NARROW_PHONE]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      marginBlock: 'auto 0',
      marginInline: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 0,
      animation: `${fromBelow} ${vars.motion.slow} ${vars.motion.ease}`,
    },
    [REDUCED_MOTION]: { animation: 'none' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlockStart: 12,
  paddingInline: '24px 12px',
  position: 'sticky',
  insetBlockStart: 0,
  background: 'inherit',
  zIndex: 1,
})
/** No button beside the title. */
export const closeless = style({ paddingBlockStart: 20, paddingInlineEnd: 24 })
export const title = style({ minInlineSize: 0, fontSize: vars.text.t22, overflowWrap: 'anywhere' })
export const body = style({ padding: '8px 24px 24px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
