import { NARROW_PHONE } from '#src/styles/media.ts'
import { scrollKeyOf } from '#src/views/layout/scrollKey.ts'
import type { AnyRouter } from '@tanstack/react-router'
import type { SearchField } from './searchField.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What of the search form covers a phone. */
    panel?: SearchField
  }
}

/** Opens and closes what covers a phone, when the guest goes through the history. */
export interface Followers {
  open: (panel: SearchField) => void
  close: (panel: SearchField) => void
}

export interface PanelEntries {
  /** The guest has opened or closed it on the page. */
  toggled: (panel: SearchField, isOpen: boolean) => void
  /** Resolves when none of them is an entry any more: whoever goes on to another page leaves none behind. */
  left: () => Promise<void>
  /** @returns how to follow no longer. */
  follow: (followers: Followers) => () => void
}

/** What covers a phone is an entry of the history: Back closes it, and Forward opens it again. */
export const panelEntries = ({ history, navigate }: Pick<AnyRouter, 'history' | 'navigate'>): PanelEntries => {
  const shown = (): SearchField | undefined => history.location.state.panel
  let isOurs = false
  // To enter and to go back take a while: what follows waits for it, or it would act on what is shown no longer.
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
        // Of another change that came meanwhile nothing follows.
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
