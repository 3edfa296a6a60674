import { useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'
const watchScheme = (onChange: () => void): (() => void) => {
  const query = matchMedia(DARK)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** `dark` or `light`: card frames are told plain colours, so another scheme needs other frames. */
export const useScheme = (): 'dark' | 'light' =>
  useSyncExternalStore(watchScheme, () => (matchMedia(DARK).matches ? 'dark' : 'light'))
