import { above, below } from '#src/styles/media.ts'
import { card, page } from '#src/styles/layout.css.ts'
import { vars } from '#src/styles/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  color: '#fff',
  background: 'linear-gradient(#2f3560, #8a5c84 60%, #2a2748)',
  overflow: 'hidden',
  // The picture is of an evening in both schemes; the shade keeps the text readable.
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(rgb(13 16 44 / .5), rgb(13 16 44 / .06) 62%, rgb(13 16 44 / .2)), linear-gradient(${vars.toward}, rgb(13 16 44 / .66), rgb(13 16 44 / 0) 64%)`,
  },
  // On phones and tablets the text reaches the lit house: extend the shade.
  '@media': {
    [below('md')]: {
      '::after': { background: 'linear-gradient(rgb(13 16 44 / .6), rgb(13 16 44 / .66) 72%, rgb(13 16 44 / .2))' },
    },
  },
})
export const heroPicture = style({
  position: 'absolute',
  insetBlock: 0,
  // Wider than the hero, so the lit house is beside the text, not behind it.
  insetInlineStart: 0,
  inlineSize: '136%',
  maxInlineSize: 'none',
  zIndex: -2,
  background: 'none',
  objectPosition: 'center 88%',
})
export const heroWords = style([page, { paddingBlock: 'clamp(40px, 7vw, 88px) clamp(150px, 17vw, 216px)' }])
export const tagline = style({
  fontSize: vars.text.t64,
  letterSpacing: vars.tracking.display,
  maxInlineSize: '16ch',
  fontWeight: 580,
})
export const lead = style({
  fontSize: 'clamp(1.0625rem, 1rem + .4vw, 1.3125rem)',
  maxInlineSize: '40ch',
  marginBlockStart: 16,
  color: 'rgb(255 255 255 / .92)',
})

export const desk = style([
  card,
  {
    position: 'relative',
    marginBlockStart: 'clamp(-176px, -13vw, -120px)',
    boxShadow: vars.shadow.popover,
    border: 0,
  },
])

export const section = style({ marginBlockStart: 'clamp(64px, 8vw, 112px)' })
export const sectionTitle = style({
  fontSize: vars.text.t36,
  letterSpacing: vars.tracking.display,
  maxInlineSize: '24ch',
})
export const sectionLead = style({
  color: vars.color.ink2,
  marginBlockStart: 8,
  maxInlineSize: '56ch',
  fontSize: '1.0625rem',
})

export const ways = style({
  display: 'grid',
  gap: 16,
  marginBlock: '32px 20px',
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const way = style([
  card,
  {
    padding: 24,
    display: 'grid',
    gap: 12,
    gridTemplateRows: 'auto auto 1fr auto',
    '@media': { [below('md')]: { padding: 16 } },
  },
])
export const figure = style({
  fontSize: vars.text.t36,
  fontWeight: 560,
  letterSpacing: '-.03em',
  lineHeight: 1.1,
  color: vars.color.gained,
})
export const wayText = style({ color: vars.color.ink2, fontSize: vars.text.t15 })
/** Reserves the height of the line, which is rendered once the day is known. */
export const wayLine = style({ marginBlockStart: 12, minBlockSize: 37 })

export const band = style({
  borderRadius: vars.radius.r16,
  padding: 'clamp(24px, 4vw, 48px)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  justifyItems: 'start',
  background: vars.color.gainedSoft,
  '@media': { [above('sm')]: { gridRow: 'span 2' } },
})
export const bandText = style({ color: vars.color.ink2, maxInlineSize: '46ch' })
export const hundred = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(25, 1fr)',
  gap: 3,
  inlineSize: '100%',
  maxInlineSize: 460,
})
export const square = style({
  aspectRatio: '1',
  borderRadius: 2,
  background: `color-mix(in srgb, ${vars.color.gainedFill} 28%, ${vars.color.surface})`,
})
export const filled = style({ background: vars.color.gainedFill })

export const duo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [above('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const hotelier = style([
  card,
  {
    padding: 'clamp(24px, 4vw, 48px)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    overflowWrap: 'anywhere',
    alignContent: 'center',
    justifyItems: 'start',
  },
])
