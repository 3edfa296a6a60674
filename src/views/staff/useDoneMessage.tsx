import { useRef, useState, type ReactNode } from 'react'
import * as css from './staff.css.ts'

/** Says what was done, and takes the focus: the card that had it may leave the list. */
export const useDoneMessage = (): { message: ReactNode; tell: (text: string) => void } => {
  const [text, setText] = useState('')
  const element = useRef<HTMLParagraphElement>(null)
  return {
    message: (
      <p ref={element} role="status" tabIndex={-1} className={css.message}>
        {text}
      </p>
    ),
    tell: (next) => {
      setText(next)
      element.current?.focus()
    },
  }
}
