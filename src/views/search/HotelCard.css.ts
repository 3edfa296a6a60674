import { above, NARROW_PHONE } from '#src/styles/media.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** Height with the picture beside the text, and a rank reason. */
export const CARD_HEIGHT_PX = 276

const PICTURE_WIDTH_PX = 208

export const card = style({
  position: 'relative',
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r16,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
  // Skip layout of cards below the fold until they come near.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 470px',
  transition: `box-shadow ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: {
    '&:hover': { boxShadow: vars.shadow.hover, borderColor: vars.color.edge },
    '&:focus-within': { borderColor: vars.color.ink },
  },
  '@media': {
    [above('sm')]: {
      gridTemplateColumns: `${PICTURE_WIDTH_PX}px 1fr`,
      containIntrinsicBlockSize: `auto ${CARD_HEIGHT_PX}px`,
    },
  },
})

/** Looks like hover. */
export const lit = style({ boxShadow: vars.shadow.hover, borderColor: vars.color.ink })

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  aspectRatio: '16 / 9',
  '@media': {
    // Leaves room for the first price on the first screen.
    [NARROW_PHONE]: { aspectRatio: '5 / 2' },
    [above('sm')]: { aspectRatio: 'auto', position: 'absolute', inset: 0 },
  },
})
export const pictureBox = style({ position: 'relative' })

const HEART_INSET = 8
const HEART = 44
/** In the picture's corner. Comes after the link in the DOM and lies over it. */
export const heart = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: HEART_INSET,
  insetInlineEnd: HEART_INSET,
  '@media': { [above('sm')]: { insetInline: `${PICTURE_WIDTH_PX - HEART - HEART_INSET}px auto` } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '14px 20px',
  minInlineSize: 0,
  '@media': { [NARROW_PHONE]: { padding: '10px 14px' } },
})
export const titles = style({ display: 'grid', gap: 8, '@media': { [NARROW_PHONE]: { order: -2 } } })

export const fact = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: vars.text.t14,
  color: vars.color.ink2,
  margin: 0,
})
export const factIcon = style({ marginBlockStart: 2, flex: 'none' })
export const reason = style({ color: vars.color.ink })

export const foot = style({
  display: 'grid',
  // Keeps the price on one line while it fits.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(128px)',
  alignItems: 'end',
  gap: '4px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: 8,
  marginBlockStart: 'auto',
  '@media': {
    // Right below the name: a guest compares prices first.
    [NARROW_PHONE]: { gap: '4px 8px', order: -1, alignItems: 'start', marginBlockStart: 0 },
  },
})
/** Over the whole width, so its sentences stay short; on a phone below the price. */
export const promise = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 2,
  fontSize: vars.text.t14,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [NARROW_PHONE]: { order: 1 } },
})
export const sure = style({ display: 'grid', gap: 2, fontSize: vars.text.t14, color: vars.color.ink2 })
export const guaranteed = style({ color: vars.color.guaranteed })
export const asked = style({ color: vars.color.asked })
export const saved = style({ color: vars.color.gained })

export const price = style({ textAlign: 'end', fontSize: vars.text.t14, lineHeight: 1.4 })
export const certain = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontWeight: 560,
})
export const total = style({ fontSize: vars.text.t22, fontWeight: 600, lineHeight: 1.2 })
export const night = style({ fontSize: vars.text.t13, color: vars.color.ink2 })
