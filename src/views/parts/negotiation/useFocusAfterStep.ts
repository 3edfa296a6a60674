import { useEffect, useRef, type RefObject } from 'react'

/**
 * After a reader's own step, the button they pressed is gone: the heading takes the focus once the status has changed, and says
 * what became of it.
 * @param status any text that changes with the status
 */
export const useFocusAfterStep = (
  heading: RefObject<HTMLElement | null>,
  status: string,
  isTakingStep: boolean,
): void => {
  const hasPressed = useRef(false)
  useEffect(() => {
    if (isTakingStep) hasPressed.current = true
  }, [isTakingStep])
  useEffect(() => {
    if (!hasPressed.current) return
    hasPressed.current = false
    heading.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the status is what moves the focus
  }, [heading, status])
}
