import { useEffect, useRef, useState } from 'react'

/** `idle`; `copied` for a moment, while further presses are ignored; `errorEvent` until the next try. */
export type CopyState = 'idle' | 'copied' | 'refused'

/** Copies a text. @param flagMs how long it says so, in milliseconds. */
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
    // Without leave, or on a page without a clipboard at all.
    return 'refused'
  }
}
