import { useMedia } from './useMedia.ts'

/** `dark` or `light`. Card frames get plain colors, so another scheme needs new frames. */
export const useScheme = (): 'dark' | 'light' => (useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light')
