import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

/** Covers the list on narrow screens; `search` is the form for the next search. */
export type Sheet = 'map' | 'filters' | 'search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    sheet?: Sheet
  }
}

/** Open state is in the history entry, not the URL: Back closes it, and a shared link opens nothing. */
export const useSheet = (sheet: Sheet): readonly [open: boolean, setOpen: (open: boolean) => void] => {
  const open = useLocation({ select: ({ state }) => state.sheet === sheet })
  const navigate = useNavigate()
  const { history } = useRouter()
  const setOpen = (next: boolean): void => {
    if (next === open) return
    if (next) void navigate({ to: '.', search: true, state: (before) => ({ ...before, sheet }), resetScroll: false })
    else history.back()
  }
  return [open, setOpen]
}
