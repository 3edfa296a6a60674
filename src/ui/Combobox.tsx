import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import * as css from './Combobox.css.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { usePlacement } from './Popover.tsx'

const LEAST_WIDTH_PX = 280

export interface ComboboxOption {
  id: string
  title: string
  detail?: string
  icon?: IconName
}

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onFocus' | 'onBlur' | 'role' | 'type' | 'list' | 'results'
> {
  /** What stands in the field. */
  text: string
  options: readonly ComboboxOption[]
  /** Said in the list when there is nothing to pick; null while it is not known yet. */
  emptyText: string | null
  listLabel: string
  /** What the list stands under; the input itself when left out. */
  anchor?: RefObject<HTMLElement | null>
  onText: (text: string) => void
  onPick: (option: ComboboxOption) => void
  onFocus: () => void
  onBlur: () => void
}

/** An input with a list of suggestions: arrows walk, Enter picks, Escape closes; the focus never leaves the input. */
export const Combobox = ({
  text,
  options,
  emptyText,
  listLabel,
  anchor,
  onText,
  onPick,
  onFocus,
  onBlur,
  ...input
}: ComboboxProps) => {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wanted && options.length > 0
  const empty = wanted && options.length === 0 ? emptyText : null
  const activeOption = open ? options[active] : undefined
  const place = anchor ?? field
  usePlacement(list, place, open, 0)

  useEffect(() => {
    const element = list.current
    if (!element) return
    widenTo(element, place.current)
    element.togglePopover(open)
  }, [open, place])

  // A new list starts without a choice; the first answer must not be picked by an Enter meant for the old one.
  const [known, setKnown] = useState(options)
  if (known !== options) {
    setKnown(options)
    setActive(-1)
  }

  const pick = (option: ComboboxOption) => {
    setWanted(false)
    onPick(option)
  }
  const walk = (to: number) => {
    if (options.length === 0) return
    setWanted(true)
    const next = (to + options.length) % options.length
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walk(active + 1)
    else if (event.key === 'ArrowUp') walk(active < 0 ? options.length - 1 : active - 1)
    else if (event.key === 'Enter' && activeOption) pick(activeOption)
    else if (event.key === 'Escape' && open) setWanted(false)
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
        aria-expanded={open}
        aria-controls={listId}
        {...(activeOption ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
        value={text}
        onChange={(event) => {
          setWanted(true)
          onText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setWanted(true)
          onFocus()
        }}
        onBlur={() => {
          setWanted(false)
          onBlur()
        }}
      />
      {/* The input has the keys; the list is for the pointer. */}
      <div ref={list} id={listId} popover="manual" role="listbox" aria-label={listLabel} className={css.list}>
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the list are heard by its field
          <div
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => pick(option)}
          >
            <Icon name={option.icon ?? 'pin'} />
            <span className={css.words}>
              <bdi>{option.title}</bdi>
              {option.detail && <bdi className={css.detail}>{option.detail}</bdi>}
            </span>
          </div>
        ))}
      </div>
      <span role="status">{empty !== null && <EmptyList text={empty} anchor={place} />}</span>
    </>
  )
}

/** As wide as its field, and wide enough to be read under a narrow one. */
const widenTo = (list: HTMLElement, field: HTMLElement | null): void => {
  list.style.inlineSize = `${Math.max(LEAST_WIDTH_PX, field?.offsetWidth ?? 0)}px`
}

const EmptyList = ({ text, anchor }: { text: string; anchor: RefObject<HTMLElement | null> }) => {
  const element = useRef<HTMLDivElement>(null)
  usePlacement(element, anchor, true, 0)
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
