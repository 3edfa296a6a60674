import { style } from '@vanilla-extract/css'

/** Always rendered, so changes are announced; takes no room while empty. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })
