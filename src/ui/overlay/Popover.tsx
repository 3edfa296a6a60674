import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { place, SHEET_BELOW_PX } from './placement.ts'
import * as css from './Popover.css.ts'

/** Specification §9. */
const RESIZE_DEBOUNCE_MS = 100

export interface PopoverProps {
  /** The trigger is a button with this id as its `popoverTarget`: the platform opens, closes and returns focus. */
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string
  /** Of the button that closes it where it is a sheet; without, it has none. */
  closeLabel?: string
  onToggle?: (open: boolean) => void
  className?: string | undefined
  /** Mounted only while it is open. A button with this id as its target and the action `hide` closes it. */
  children: ReactNode
}

/** Closes on Escape, on a press outside, and when the focus goes on to something else. On a phone it is a sheet at the lower end of the screen. */
export const Popover = ({ id, anchor, label, closeLabel, onToggle, className, children }: PopoverProps) => {
  const element = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlacement(element, anchor, open)
  useEffect(() => (open ? closeBehind(element.current, id) : undefined), [open, id])

  return (
    <div
      ref={element}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classes(css.popover, className)}
      onToggle={(event) => {
        const isOpen = event.newState === 'open'
        setOpen(isOpen)
        onToggle?.(isOpen)
      }}
    >
      {open && closeLabel !== undefined && <SheetHead of={element} label={label} closeLabel={closeLabel} />}
      {open && children}
    </div>
  )
}

const triggersOf = (id: string): string => `[popovertarget="${CSS.escape(id)}"]`

/** Whatever has the focus behind an open panel would not be seen. A sheet covers the page, and is put away by hand. */
const closeBehind = (panel: HTMLElement | null, id: string): (() => void) => {
  const follow = ({ target }: FocusEvent): void => {
    if (innerWidth < SHEET_BELOW_PX) return
    if (target instanceof Element && panel?.contains(target) === false && !target.closest(triggersOf(id)))
      panel.hidePopover()
  }
  document.addEventListener('focusin', follow)
  return () => document.removeEventListener('focusin', follow)
}

/** Whoever opens a popover by keyboard goes on in it, at the first that matches; a pointer leaves the focus on the trigger. */
export const useEntry = (popoverId: string, first: string): RefObject<HTMLDivElement | null> => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches(`${triggersOf(popoverId)}:focus-visible`) === true)
      content.current?.querySelector<HTMLElement>(first)?.focus()
  }, [popoverId, first])
  return content
}

/** A sheet that is pulled down by so much is put away. */
const PULLED_PX = 72

/** Seen where the popover is a sheet: what it is, a way to close it, and a handle to pull it down by. */
const SheetHead = ({
  of,
  label,
  closeLabel,
}: {
  of: RefObject<HTMLElement | null>
  label: string
  closeLabel: string
}) => {
  const from = useRef<number | null>(null)
  const move = (by: number) => of.current?.style.setProperty('translate', by > 0 ? `0 ${by}px` : '')
  return (
    <div
      className={css.head}
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={({ clientY }) => from.current !== null && move(clientY - from.current)}
      onPointerUp={({ clientY }) => {
        const isPulled = from.current !== null && clientY - from.current > PULLED_PX
        from.current = null
        move(0)
        if (isPulled) of.current?.hidePopover()
      }}
      onPointerCancel={() => {
        from.current = null
        move(0)
      }}
    >
      <span className={css.grabber} aria-hidden="true" />
      <span className={css.title} aria-hidden="true">
        {label}
      </span>
      <IconButton
        icon={icons.close}
        label={closeLabel}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => of.current?.hidePopover()}
      />
    </div>
  )
}

/** Keeps an open popover beside its anchor; also used by the list of a combobox. */
export const usePlacement = (
  element: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  sheetBelow = SHEET_BELOW_PX,
  enough?: number,
): void => {
  useEffect(() => {
    if (!open) return undefined
    const settle = () => {
      if (element.current && anchor.current) settleBeside(element.current, anchor.current, sheetBelow, enough)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, RESIZE_DEBOUNCE_MS)
    }
    // As high as it would be, not as it was the last time.
    element.current?.style.removeProperty('max-height')
    settle()
    const watcher = new ResizeObserver(settle)
    if (element.current) watcher.observe(element.current)
    window.addEventListener('resize', later)
    window.addEventListener('scroll', settle, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
      window.removeEventListener('resize', later)
      window.removeEventListener('scroll', settle, { capture: true })
    }
  }, [element, anchor, open, sheetBelow, enough])
}

const settleBeside = (element: HTMLElement, anchor: HTMLElement, sheetBelow: number, enough?: number): void => {
  const direction = getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr'
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const { offsetWidth, scrollHeight } = element
  const placement = place(
    anchor.getBoundingClientRect(),
    offsetWidth,
    scrollHeight,
    view,
    direction,
    sheetBelow,
    enough,
  )
  element.classList.toggle(css.sheet, placement.kind === 'sheet')
  // Physical sides on purpose: they come from measured boxes of the window.
  Object.assign(element.style, {
    left: placement.kind === 'sheet' ? '' : `${placement.left}px`,
    top: placement.kind === 'beside' ? `${placement.top}px` : '',
    bottom: placement.kind === 'above' ? `${placement.bottom}px` : '',
    maxHeight: placement.kind === 'sheet' ? '' : `${placement.maxHeight}px`,
  })
}
