import { useCopy, type CopyState } from './useCopy.ts'

/**
 * Shares a link with the device's share sheet, else copies it with the text before it.
 * @param flagMs duration of `copied`, in milliseconds.
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
      // A dismissed share sheet does nothing; a device that cannot share copies.
      return error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()
    }
  }
  return { state, share }
}
