import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import * as css from './Tabs.css.ts'

export interface TabsProps<Name extends string> {
  label: string
  tabs: readonly { name: Name; label: ReactNode }[]
  selected: Name
  onSelect: (name: Name) => void
  /** Panel of the selected tab. */
  children: ReactNode
}

/** One tab stop. Arrows follow the reading direction; Home and End go to the ends. */
export const Tabs = <Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const at = tabs.findIndex((tab) => tab.name === selected)
    const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    const tab = tabs[(next + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.name)}"]`)?.focus()
  }

  return (
    <div>
      {/* The focused tab receives the keys; the list handles them. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs in the list take the focus, not the list */}
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            data-tab={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === selected ? 0 : -1}
            className={css.tab}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  )
}
