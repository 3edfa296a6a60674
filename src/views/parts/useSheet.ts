import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

/** What lies over the list where there is no room beside it; `search` is the form of the next one. */
export type Sheet = 'map' | 'filters' | 'search'

declare module '@tanstack/react-router' {
  interface HistoryState {
    sheet?: Sheet
  }
}

/** Open or closed is the entry of the history, not the address: Back closes, and a shared link opens nothing. */
export const useSheet = (sheet: Sheet): readonly [open: boolean, setOpen: (open: boolean) => void] => {
  const open = useLocation({ select: ({ state }) => state.sheet === sheet })
  const navigate = useNavigate()
  const { history } = useRouter()
  const setOpen = (wanted: boolean): void => {
    if (wanted === open) return
    if (wanted) void navigate({ to: '.', search: true, state: (before) => ({ ...before, sheet }), resetScroll: false })
    else history.back()
  }
  return [open, setOpen]
}
