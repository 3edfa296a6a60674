import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as css from './staff.css.ts'

/** Says what was done, and takes the focus: the card that had it may leave the list. */
export const useDoneMessage = (): { message: ReactNode; tell: (text: string) => void } => {
  const [told, setTold] = useState({ text: '' })
  const element = useRef<HTMLParagraphElement>(null)
  // A dialog that asked first has closed by then, and has given the focus back.
  useEffect(() => {
    if (told.text !== '') element.current?.focus()
  }, [told])
  return {
    message: (
      <p ref={element} role="status" tabIndex={-1} className={css.message}>
        {told.text}
      </p>
    ),
    tell: (text) => setTold({ text }),
  }
}
