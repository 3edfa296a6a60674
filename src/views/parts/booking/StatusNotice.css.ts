import { style } from '@vanilla-extract/css'

/** Always there, so that a change is heard; while it says nothing it takes no room. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })
