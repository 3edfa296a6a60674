import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import * as css from './Combobox.css.ts'
import type { ComboboxRowsProps } from './ComboboxRows.tsx'
import { usePlacement } from '#src/ui/overlay/Popover.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'

const MIN_WIDTH_PX = 400
const MARGIN_PX = 16
/** Four and a half suggestions: shows that there are more, and leaves what is above the field visible. */
const ENOUGH_PX = 264

export interface ComboboxOption {
  id: string
  title: string
  /** Range of the title that matches the typed text. */
  typed?: readonly [from: number, to: number]
  detail?: string
  /** Muted, at the end of the line. */
  note?: string
  icon?: IconPath
  /** Replaces the icon. */
  image?: string
  /** Adjacent options of one group are listed below its name. */
  group?: string
  /** Picking keeps the list open, to show what follows. */
  keepsOpen?: boolean
}

/** Element id of an option, shared by the list and its field. */
export const optionIdOf = (listId: string, index: number): string => `${listId}-${index}`

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onMouseUp' | 'role' | 'type' | 'list' | 'results'
> {
  /** Text of the field. */
  text: string
  options: readonly ComboboxOption[]
  /** Renders the options. Loaded with the first of them; null until then. */
  Rows: ComponentType<ComboboxRowsProps> | null
  /** Shown instead of the list if there is nothing to pick; null while unknown. */
  emptyText: string | null
  /** Shown above the list. */
  notice?: string | null
  /** Shown beside the field after it is left, whatever the guest does next. */
  aside?: string | null
  listLabel: string
  /** Element above the list; the input itself by default. */
  anchor?: RefObject<HTMLElement | null>
  onText: (text: string) => void
  onPick: (option: ComboboxOption) => void
  /** Called on Enter if no option is active; undefined if the field is empty. */
  onTake?: (() => void) | undefined
  onFocus: () => void
  onBlur: () => void
}

/**
 * An input with suggestions: arrows move, Enter picks, Escape closes; focus never leaves the input. A text that the guest did not
 * type, such as a chosen place, is selected as a whole, so typing replaces it.
 */
export const Combobox = ({
  text,
  options,
  Rows,
  emptyText,
  notice = null,
  aside = null,
  listLabel,
  anchor,
  onText,
  onPick,
  onTake,
  onFocus,
  onBlur,
  ...input
}: ComboboxProps) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isEntered = useRef(false)
  const typed = useRef<string | null>(null)
  const [isRequested, setRequested] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isRequested && options.length > 0
  const open = isListed || (isRequested && notice !== null)
  const empty = isRequested && options.length === 0 ? emptyText : null
  const activeOption = isListed ? options[active] : undefined
  const place = anchor ?? field
  usePlacement(popup, place, open, 0, ENOUGH_PX)

  useEffect(() => {
    const element = popup.current
    if (!element) return
    widenTo(element, place.current)
    element.togglePopover(open)
  }, [open, place])

  // A new list starts with no active option: Enter meant for the old list must not pick from it.
  const [previousOptions, setPreviousOptions] = useState(options)
  if (previousOptions !== options) {
    setPreviousOptions(options)
    setActive(-1)
  }

  const optionId = (index: number) => optionIdOf(listId, index)
  const pick = (option: ComboboxOption) => {
    setRequested(option.keepsOpen === true)
    if (!option.keepsOpen) typed.current = null
    onPick(option)
  }
  useEffect(() => {
    if (text !== typed.current && document.activeElement === field.current) field.current?.select()
  }, [text])

  // Open the list to show the notice where the choice was made.
  useEffect(() => {
    const input = field.current
    if (notice === null || input === null || document.activeElement !== input) return
    setRequested(true)
    if (input.value !== typed.current) input.select()
  }, [notice])

  const walk = (to: number) => {
    if (options.length === 0) return
    setRequested(true)
    const next = (to + options.length) % options.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walk(active + 1)
    else if (event.key === 'ArrowUp') walk(active < 0 ? options.length - 1 : active - 1)
    else if (event.key === 'Enter' && activeOption) pick(activeOption)
    else if (event.key === 'Enter' && onTake) onTake()
    else if (event.key === 'Escape' && open) setRequested(false)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        {...input}
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={listId}
        {...(activeOption ? { 'aria-activedescendant': optionId(active) } : {})}
        value={text}
        onChange={(event) => {
          setRequested(true)
          typed.current = event.currentTarget.value
          onText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          setRequested(true)
          event.currentTarget.select()
          isEntered.current = true
          onFocus()
        }}
        // The press that focuses the field, or is on a chosen text, would place the caret and lose the selection.
        onMouseUp={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget
          const isChosen = text !== typed.current
          if (isEntered.current || isChosen) event.preventDefault()
          if (isChosen && selectionStart === selectionEnd) event.currentTarget.select()
          isEntered.current = false
        }}
        onClick={() => setRequested(true)}
        onBlur={() => {
          setRequested(false)
          isEntered.current = false
          onBlur()
        }}
      />
      {/* The input handles keys; the list only handles the pointer. */}
      <div ref={popup} popover="manual" tabIndex={-1} className={css.list}>
        <p aria-hidden="true" className={css.notice}>
          {open && notice}
        </p>
        <div id={listId} role="listbox" aria-label={listLabel}>
          {Rows !== null && (
            <Rows options={options} active={active} listId={listId} onPoint={setActive} onPick={pick} />
          )}
        </div>
      </div>
      {/* Rendered before its text: a live region that appears together with its text is not announced. */}
      <span role="status">
        {open && notice !== null && <VisuallyHidden>{notice}</VisuallyHidden>}
        {empty !== null && notice === null && <EmptyList text={empty} anchor={place} />}
        {aside !== null && <span className={css.aside}>{aside}</span>}
      </span>
    </>
  )
}

/** As wide as the field, within a readable minimum and the window's width. */
const widenTo = (list: HTMLElement, field: HTMLElement | null): void => {
  const most = document.documentElement.clientWidth - 2 * MARGIN_PX
  list.style.inlineSize = `${Math.min(most, Math.max(MIN_WIDTH_PX, field?.offsetWidth ?? 0))}px`
}

const EmptyList = ({ text, anchor }: { text: string; anchor: RefObject<HTMLElement | null> }) => {
  const element = useRef<HTMLDivElement>(null)
  usePlacement(element, anchor, true, 0, ENOUGH_PX)
  useEffect(() => {
    if (element.current) widenTo(element.current, anchor.current)
    element.current?.showPopover()
  }, [anchor])
  return (
    <div ref={element} popover="manual" className={`${css.list} ${css.empty}`}>
      {text}
    </div>
  )
}
