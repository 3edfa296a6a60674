import type { Anchor } from '#src/actors/system/languageSwitchState.ts'
import { SETTINGS_BUTTON } from '#src/views/layout/Header.tsx'
import { restoreScrollAnchor } from '#src/views/layout/pageAnchor.ts'

/** After a change of the language: the same place of the page, and the focus on the button that led to it. */
export const restoreAfterLanguageSwitch = ({ anchor }: { anchor: Anchor | undefined }): void => {
  document.getElementById(SETTINGS_BUTTON)?.focus({ preventScroll: true })
  if (anchor) restoreScrollAnchor(anchor)
}
