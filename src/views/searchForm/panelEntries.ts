import { NARROW_PHONE } from '#src/styles/media.ts'
import { scrollKeyOf } from '#src/views/layout/scrollKey.ts'
import type { AnyRouter } from '@tanstack/react-router'
import type { SearchField } from './searchField.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Panel of the search form that covers the phone screen. */
    panel?: SearchField
  }
}

/** Opens and closes panels as the guest moves through the history. */
export interface Followers {
  open: (panel: SearchField) => void
  close: (panel: SearchField) => void
}

export interface PanelEntries {
  /** Called when the guest opens or closes a panel on the page. */
  toggled: (panel: SearchField, isOpen: boolean) => void
  /** Resolves once no panel is a history entry: call before navigating to another page. */
  left: () => Promise<void>
  /** @returns a function that unsubscribes. */
  follow: (followers: Followers) => () => void
}

/** Makes panels that cover a phone screen history entries: Back closes one, Forward opens it again. */
export const panelEntries = ({ history, navigate }: Pick<AnyRouter, 'history' | 'navigate'>): PanelEntries => {
  const shown = (): SearchField | undefined => history.location.state.panel
  let isOurs = false
  // Navigation is asynchronous: queue steps, or they would act on an outdated entry.
  let last = Promise.resolve()
  const next = (step: () => void | Promise<void>): Promise<void> => (last = last.then(step))

  const enter = async (panel: SearchField): Promise<void> => {
    isOurs = true
    await navigate({
      to: '.',
      search: true,
      state: (before) => ({ ...before, panel, over: scrollKeyOf(history.location) }),
      replace: shown() !== undefined,
      resetScroll: false,
    })
  }
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      isOurs = true
      const stop = history.subscribe(() => {
        // Ignore other history changes meanwhile.
        if (shown() !== undefined) return
        stop()
        resolve()
      })
      history.back()
    })

  return {
    toggled: (panel, isOpen) =>
      void next(() => {
        if (!isOpen) return shown() === panel ? leave() : undefined
        return matchMedia(NARROW_PHONE).matches && shown() !== panel ? enter(panel) : undefined
      }),
    left: () => next(() => (shown() === undefined ? undefined : leave())),
    follow: ({ open, close }) => {
      let before = shown()
      if (before !== undefined) open(before)
      return history.subscribe(() => {
        const now = shown()
        const was = before
        before = now
        const isFollowed = !isOurs
        isOurs = false
        if (!isFollowed || now === was) return
        if (was !== undefined) close(was)
        if (now !== undefined) open(now)
      })
    },
  }
}
