import { useMedia } from './useMedia.ts'

/** `dark` or `light`: card frames are told plain colours, so another scheme needs other frames. */
export const useScheme = (): 'dark' | 'light' => (useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light')
