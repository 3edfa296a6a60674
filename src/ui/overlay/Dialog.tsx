import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { useBackCloses } from './backStack.ts'
import * as css from './Dialog.css.ts'
import { lockScroll } from './scrollLock.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `sheet`: from below on a phone, under the thumb; a box elsewhere, or a wide one. */
  shape?: 'box' | 'wide' | 'drawer' | 'whole' | 'sheet' | 'wideSheet'
  /** Must be answered: closes only by its own buttons. */
  mandatory?: boolean
  /** False if something else answers Back: a history entry of its own, or a blocker of navigation. */
  backCloses?: boolean
  children: ReactNode
}

/** Native modal dialog: traps the focus and returns it. Contents are mounted only while open. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'box',
  mandatory = false,
  backCloses = true,
  children,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  const isClosedByPage = useRef(false)

  // Layout effect: close before the element is removed or hidden, or the browser does not return the focus.
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
  useBackCloses(open && backCloses && !mandatory, onClose)

  return (
    // The keyboard's way to do the same is Escape, which the element answers itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press beside the dialog closes it; by keyboard Escape does
    <dialog
      ref={element}
      aria-labelledby={heading}
      className={classes(
        css.dialog,
        (shape === 'wide' || shape === 'wideSheet') && css.wide,
        shape === 'drawer' && css.drawer,
        shape === 'whole' && css.whole,
        (shape === 'sheet' || shape === 'wideSheet') && css.sheet,
      )}
      onCancel={(event) => {
        // Close through the page's state: a native close returns the focus before the page knows, and the next press is lost.
        event.preventDefault()
        if (!mandatory) onClose()
      }}
      onClose={(event) => {
        const dialog = event.currentTarget
        const isOurs = isClosedByPage.current
        isClosedByPage.current = false
        if (isOurs || !open) return
        // A browser lets `cancel` be prevented once: a second Escape closes the element anyway.
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
