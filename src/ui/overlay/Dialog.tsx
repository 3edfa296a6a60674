import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import * as css from './Dialog.css.ts'
import { lockScroll } from './scrollLock.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  shape?: 'box' | 'wide' | 'drawer' | 'whole'
  /** A dialog that must be answered has no way out but its own buttons. */
  mandatory?: boolean
  children: ReactNode
}

/** The platform's modal dialog: it traps focus, and gives it back to what had it. Its contents are mounted only while it is open. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'box',
  mandatory = false,
  children,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  const isClosedByPage = useRef(false)

  // Before the page takes the element out or hides it: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return undefined
    dialog.showModal()
    return () => {
      isClosedByPage.current = dialog.open
      dialog.close()
    }
  }, [open])
  useEffect(() => (open ? lockScroll() : undefined), [open])

  return (
    // The keyboard's way to do the same is Escape, which the element answers itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog closes it; by keyboard Escape does
    <dialog
      ref={element}
      aria-labelledby={heading}
      className={classes(
        css.dialog,
        shape === 'wide' && css.wide,
        shape === 'drawer' && css.drawer,
        shape === 'whole' && css.whole,
      )}
      onCancel={(event) => {
        // Closed by the platform it would give the focus back before the page knows, and the next press would be lost.
        event.preventDefault()
        if (!mandatory) onClose()
      }}
      onClose={(event) => {
        const dialog = event.currentTarget
        const isOurs = isClosedByPage.current
        isClosedByPage.current = false
        if (isOurs || !open) return
        // A browser lets Escape be refused once: the second one closes the element all the same.
        if (mandatory) dialog.showModal()
        else onClose()
      }}
      onClick={(event) => {
        if (!mandatory && event.target === element.current && isOutside(event.currentTarget, event)) onClose()
      }}
    >
      {open && (
        <>
          <div className={classes(css.head, mandatory && css.closeless)}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            {!mandatory && <IconButton icon={icons.close} label={closeLabel} onClick={onClose} />}
          </div>
          <div className={css.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}

const isOutside = (element: Element, point: { clientX: number; clientY: number }): boolean => {
  const box = element.getBoundingClientRect()
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom
}
