import type { Followers } from './panelEntries.ts'
import type { SearchField } from './searchField.ts'

export const showPanel = (id: string): void => {
  const panel = document.getElementById(id)
  if (panel?.matches(':popover-open') === false) panel.showPopover()
}

/** Opens and closes panels that are popovers with these ids. */
export const popoverPanels = (ids: Partial<Record<SearchField, string>>): Followers => {
  const idOf = (panel: SearchField): string => ids[panel] ?? ''
  return {
    open: (panel) => showPanel(idOf(panel)),
    close: (panel) => document.getElementById(idOf(panel))?.hidePopover(),
  }
}
