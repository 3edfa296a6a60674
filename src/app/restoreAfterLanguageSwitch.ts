import type { Anchor } from '#src/actors/system/seenState.ts'
import { SETTINGS_BUTTON } from '#src/views/layout/Header.tsx'
import { restoreScrollAnchor } from '#src/views/layout/pageAnchor.ts'

/** After a language switch: restores the scroll position, and focuses the button that opened the switch. */
export const restoreAfterLanguageSwitch = ({ anchor }: { anchor: Anchor | undefined }): void => {
  document.getElementById(SETTINGS_BUTTON)?.focus({ preventScroll: true })
  if (anchor) restoreScrollAnchor(anchor)
}
