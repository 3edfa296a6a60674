/** Specification §5: minimum height of a popover, and its distance from the window's edge. */
export const POPOVER_MIN_HEIGHT_PX = 220
export const POPOVER_MARGIN_PX = 20
const GAP_PX = 8
/** Below this window width a popover is a bottom sheet. */
export const SHEET_BELOW_PX = 560

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export type Placement =
  | { kind: 'sheet' }
  | { kind: 'beside'; left: number; maxHeight: number; top: number }
  | { kind: 'above'; left: number; maxHeight: number; bottom: number }

/**
 * Position of a popover: below its anchor if it fits or has more room there, else above; over the anchor if it fits on neither
 * side.
 * @param enough height in pixels that suffices below, for scrolling content read from its top; never covers the anchor.
 */
export const place = (
  anchor: Box,
  width: number,
  height: number,
  view: { width: number; height: number },
  direction: 'ltr' | 'rtl',
  sheetBelow = SHEET_BELOW_PX,
  enough?: number,
): Placement => {
  if (view.width < sheetBelow) return { kind: 'sheet' }
  const start = direction === 'ltr' ? anchor.left : anchor.right - width
  const left = Math.max(POPOVER_MARGIN_PX, Math.min(start, view.width - width - POPOVER_MARGIN_PX))
  const under = view.height - anchor.bottom - GAP_PX - POPOVER_MARGIN_PX
  const over = anchor.top - GAP_PX - POPOVER_MARGIN_PX
  // Fits on neither side: showing all of it matters more than showing the anchor.
  if (enough === undefined && Math.max(under, over) < height) {
    const low = view.height - POPOVER_MARGIN_PX - height
    const top = over > under ? POPOVER_MARGIN_PX : Math.max(POPOVER_MARGIN_PX, low)
    return { kind: 'beside', left, top, maxHeight: view.height - 2 * POPOVER_MARGIN_PX }
  }
  if (under >= Math.min(height, enough ?? height) || under >= over)
    return {
      kind: 'beside',
      left,
      top: anchor.bottom + GAP_PX,
      maxHeight: Math.max(POPOVER_MIN_HEIGHT_PX, under),
    }
  return {
    kind: 'above',
    left,
    bottom: view.height - anchor.top + GAP_PX,
    maxHeight: Math.max(POPOVER_MIN_HEIGHT_PX, over),
  }
}
