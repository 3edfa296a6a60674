import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { place, SHEET_BELOW_PX } from './placement.ts'
import * as css from './Popover.css.ts'

/** Specification §9. */
const RESIZE_DEBOUNCE_MS = 100

export interface PopoverProps {
  /** `popoverTarget` of the trigger button: the browser opens, closes and returns the focus. */
  id: string
  anchor: RefObject<HTMLElement | null>
  label: string
  /** Label of the sheet's close button; without it there is none. */
  closeLabel?: string
  /** Open state kept by the page, which may begin with an open popover; without it, the popover begins closed. */
  state?: [open: boolean, setOpen: (open: boolean) => void]
  onToggle?: (open: boolean) => void
  className?: string | undefined
  /** Mounted only while open. A button with this id as `popoverTarget` and action `hide` closes it. */
  children: ReactNode
}

/** Closes on Escape, on a press outside, and when the focus moves elsewhere. On a phone it is a bottom sheet. */
export const Popover = ({ id, anchor, label, closeLabel, state, onToggle, className, children }: PopoverProps) => {
  const element = useRef<HTMLDivElement>(null)
  const own = useState(false)
  const [open, setOpen] = state ?? own
  useEffect(() => {
    if (open && element.current?.matches(':popover-open') === false) element.current.showPopover()
  }, [open])
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

/** An open panel would cover an element focused behind it. A sheet covers the whole page and is closed by hand. */
const closeBehind = (panel: HTMLElement | null, id: string): (() => void) => {
  const follow = ({ target }: FocusEvent): void => {
    if (innerWidth < SHEET_BELOW_PX) return
    if (target instanceof Element && panel?.contains(target) === false && !target.closest(triggersOf(id)))
      panel.hidePopover()
  }
  document.addEventListener('focusin', follow)
  return () => document.removeEventListener('focusin', follow)
}

/** Opening with the keyboard focuses the first match inside; a pointer leaves the focus on the trigger. */
export const useEntry = (popoverId: string, first: string): RefObject<HTMLDivElement | null> => {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches(`${triggersOf(popoverId)}:focus-visible`) === true)
      content.current?.querySelector<HTMLElement>(first)?.focus()
  }, [popoverId, first])
  return content
}

/** Pulling a sheet down this far closes it. */
const PULLED_PX = 72

/** Head of a sheet: title, close button, and a handle to pull it down. */
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

/** Positions an open popover at its anchor; also used by the combobox list. */
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
    // Measure the natural height, without the previous limit.
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
  // Physical sides on purpose: from boxes measured in the window.
  Object.assign(element.style, {
    left: placement.kind === 'sheet' ? '' : `${placement.left}px`,
    top: placement.kind === 'beside' ? `${placement.top}px` : '',
    bottom: placement.kind === 'above' ? `${placement.bottom}px` : '',
    maxHeight: placement.kind === 'sheet' ? '' : `${placement.maxHeight}px`,
  })
}
