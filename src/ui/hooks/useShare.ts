import { useCopy, type CopyState } from './useCopy.ts'

/**
 * Hands a link to somebody else: by the device's own way, else on the clipboard, after what is said besides it.
 * @param flagMs how long it says that it is copied, in milliseconds.
 */
export const useShare = (
  link: ShareData & { url: string },
  flagMs: number,
): { state: CopyState; share: () => Promise<unknown> } => {
  const { text, url } = link
  const { state, copy } = useCopy(text === undefined ? url : `${text}\n${url}`, flagMs)
  const share = async () => {
    if (typeof navigator.share !== 'function') return copy()
    try {
      return await navigator.share(link)
    } catch (error) {
      // Whoever puts the sheet away wants nothing more; a device that cannot share this copies it.
      return error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()
    }
  }
  return { state, share }
}
