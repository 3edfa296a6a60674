/** Sizes in pixels, shared by the layout and the drawing of a chart. */
export const TITLE = { size: 13, weight: 600, height: 26 } as const
export const ROW = { size: 11, weight: 400, height: 16 } as const
export const LABEL = { size: 10.5, weight: 400, height: 15 } as const

/** Between the edge of a box and its text. */
export const BOX_PAD = 12
/** Below the last row. */
export const BOX_FOOT = 6
/** Around the contents of a box. */
export const INSIDE_PAD = 14
export const LABEL_PAD = 7
export const MIN_WIDTH = 64
/** The initial dot of a box. */
export const START_SIZE = 10
