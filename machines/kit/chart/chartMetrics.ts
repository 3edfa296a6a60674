/** Sizes of what is drawn of a chart, in pixels: the layout leaves room for what the drawing puts there. */
export const TITLE = { size: 13, weight: 600, height: 26 } as const
export const ROW = { size: 11, weight: 400, height: 16 } as const
export const LABEL = { size: 10.5, weight: 400, height: 15 } as const

/** From the edge of a box to its text. */
export const BOX_PAD = 12
/** Below the last row. */
export const BOX_FOOT = 6
/** Around what lies in a box. */
export const INSIDE_PAD = 14
export const LABEL_PAD = 7
export const MIN_WIDTH = 64
/** The dot at which a box begins. */
export const START_SIZE = 10
