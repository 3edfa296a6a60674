import type { BackStack } from '#src/ui/overlay/backStack.ts'
import { NARROW_PHONE } from '#src/styles/media.ts'
import { scrollKeyOf } from '#src/views/layout/scrollKey.ts'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of dialogs open over the page in this entry. */
    dialogs?: number
  }
}

/**
 * Gives each dialog that covers a phone a history entry, so that Back closes it and not the page (decision 023). A dialog closed
 * otherwise takes its entry back; a page opened from a dialog leaves the entry behind, and Back passes over it.
 */
export const dialogEntries = ({
  history,
  navigate,
}: Pick<AnyRouter, 'navigate'> & { history: RouterHistory }): BackStack => {
  const open: (() => void)[] = []
  const entered = (): number => history.location.state.dialogs ?? 0
  /** Going back is asynchronous: until it has happened, no other step may begin. */
  let isGoing = false

  const settle = (): void => {
    if (isGoing || open.length === entered()) return
    if (open.length < entered()) {
      isGoing = true
      history.go(open.length - entered(), { ignoreBlocker: true })
      return
    }
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, dialogs: entered() + 1, over: scrollKeyOf(history.location) }),
      resetScroll: false,
      ignoreBlocker: true,
    }).then(settle)
  }
  /** After the press that closed one: it may navigate, or open the next. */
  const settleLater = (): void => void setTimeout(settle)

  history.subscribe(({ action: { type } }) => {
    if (type !== 'BACK' && type !== 'GO') return
    const isOurs = isGoing
    isGoing = false
    if (isOurs) return settle()
    for (const close of open.slice(entered()).toReversed()) close()
    // A dialog that does not close, e.g. while it pays, gets its entry again.
    settleLater()
  })

  // After a reload nothing is open, and Back must not need one press more.
  settleLater()

  return {
    opened: (close) => {
      if (!matchMedia(NARROW_PHONE).matches) return () => undefined
      open.push(close)
      settleLater()
      return () => {
        const place = open.indexOf(close)
        if (place !== -1) open.splice(place, 1)
        settleLater()
      }
    },
  }
}
