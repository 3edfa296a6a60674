import { below } from '#src/styles/media.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'

export interface OptionalFieldProps {
  /** Name of the button that opens it. */
  label: string
  /** It holds something, and cannot be folded. */
  isUsed: boolean
  children: ReactNode
}

/** A field that may stay empty. On a narrow screen it is behind a button until the guest wants it. */
export const OptionalField = ({ label, isUsed, children }: OptionalFieldProps) => {
  const isNarrow = useMedia(below('md'))
  const [isOpen, setIsOpen] = useState(isUsed)
  if (isUsed && !isOpen) setIsOpen(true)
  const place = useRef<HTMLDivElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    if (isPressed) place.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isPressed])
  if (isNarrow && !isOpen)
    return (
      <Button
        look="line"
        size="small"
        icon={icons.plus}
        aria-expanded={false}
        onClick={() => {
          setIsPressed(true)
          setIsOpen(true)
        }}
      >
        {label}
      </Button>
    )
  return <div ref={place}>{children}</div>
}
