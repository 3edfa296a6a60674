import { useEffect, useRef, useState } from 'react'

/** `copied` lasts for a moment, during which presses are ignored; `refused` lasts until the next attempt. */
export type CopyState = 'idle' | 'copied' | 'refused'

/**
 * Copies a text.
 * @param flagMs duration of `copied`, in milliseconds.
 */
export const useCopy = (text: string, flagMs: number): { state: CopyState; copy: () => Promise<CopyState> } => {
  const [state, setState] = useState<CopyState>('idle')
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('idle'), flagMs)
    return () => clearTimeout(timer)
  }, [state, flagMs])

  const copy = async (): Promise<CopyState> => {
    if (state === 'copied' || isUnderWay.current) return state
    isUnderWay.current = true
    const outcome = await write(text)
    isUnderWay.current = false
    setState(outcome)
    return outcome
  }
  return { state, copy }
}

const write = async (text: string): Promise<'copied' | 'refused'> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // No permission, or no clipboard on this page.
    return 'refused'
  }
}
