import { useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useVisualizer } from './catalogue.ts'
import * as css from './find.css.ts'
import { Glyph } from './Glyph.tsx'
import { Marked } from './Marked.tsx'
import type { OpenMachine } from './openMachine.ts'
import { PageLink } from './PageLink.tsx'
import { conceptsOf, findPlaces, placesOf, type ChartPlace } from './places.rules.ts'

const MAX_HITS = 12

/** Search in one machine. The hits are a list below the field: arrows go through them, Enter takes the first, Escape closes them. */
export const FindField = ({ field, machine }: { field: RefObject<HTMLInputElement | null>; machine: OpenMachine }) => {
  const { synonyms } = useVisualizer().catalogue
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const concepts = conceptsOf(query, synonyms)
  const isOpen = concepts.length > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setQuery('')
      field.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      moveFocus(
        [field.current, ...(list.current?.querySelectorAll('button') ?? [])],
        event.key === 'ArrowDown' ? 1 : -1,
      )
    else if (event.key === 'Enter' && event.target === field.current) list.current?.querySelector('button')?.click()
    else return
    event.preventDefault()
    // The page has other uses for these keys.
    event.stopPropagation()
  }
  const choose = ({ state, way }: ChartPlace) => {
    setQuery('')
    machine.choose({ state, way })
    field.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field and the hits inside take the focus
    <div
      role="search"
      className={css.find}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on a hit moves the focus inside.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setQuery('')
      }}
    >
      <Icon path={icons.search} size="small" className={css.icon} />
      <input
        ref={field}
        type="search"
        className={css.input}
        aria-label={texts.find}
        placeholder={texts.find}
        aria-controls={id}
        aria-expanded={isOpen}
        role="combobox"
        aria-haspopup="dialog"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div ref={list} id={id} role="dialog" aria-label={texts.hits} hidden={!isOpen} className={css.hits}>
        {isOpen && <Hits machine={machine} query={query} concepts={concepts} onChoose={choose} />}
      </div>
    </div>
  )
}

/** Mounted while something is searched for: to list all places of a machine takes a moment. */
const Hits = ({
  machine: { id, file, words },
  query,
  concepts,
  onChoose,
}: {
  machine: OpenMachine
  query: string
  concepts: readonly (readonly string[])[]
  onChoose: (place: ChartPlace) => void
}) => {
  const { phrases } = useVisualizer().catalogue
  const places = useMemo(
    () => placesOf(file.model, words, phrases).filter(({ state }) => state !== id),
    [file, words, id, phrases],
  )
  const hits = findPlaces(places, concepts).slice(0, MAX_HITS)
  return (
    <>
      {hits.map((place) => (
        <button key={place.way ?? place.state} type="button" className={css.hit} onClick={() => onChoose(place)}>
          <Glyph name={place.glyph} />
          <span>
            <Marked text={place.text} concepts={concepts} />
          </span>
        </button>
      ))}
      {hits.length === 0 && (
        <p className={css.none}>
          {texts.nothingFound} <PageLink to={{ machine: null, params: { q: query } }}>{texts.searchAll}</PageLink>
        </p>
      )}
    </>
  )
}

/** Moves the focus among elements, around the ends. */
const moveFocus = (elements: readonly (HTMLElement | null)[], by: number): void => {
  const at = elements.findIndex((element) => element === document.activeElement)
  elements[(at + by + elements.length) % elements.length]?.focus()
}
