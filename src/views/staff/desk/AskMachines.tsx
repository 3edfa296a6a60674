import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useVisualizer, type MachineCatalogue } from '#src/views/staff/machines/catalogue.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { useLoaded } from '#src/views/staff/machines/useLoaded.ts'
import { useCallback, useId } from 'react'
import { fill } from './desk.rules.ts'
import * as css from './desk.css.ts'

const MOST = 5

/** A question to the machines, which their page answers, and the largest of them. */
export const AskMachines = () => {
  const heading = useId()
  const { catalogue, navigation } = useVisualizer()
  const largest = useLoaded(useCallback(() => largestMachines(catalogue), [catalogue]))
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.heading}>
          {texts.ask}
        </h2>
        <PageLink to={{ machine: null, params: {} }}>
          {fill(texts.allMachines, { count: catalogue.machines.length })}
        </PageLink>
      </div>
      <form
        className={css.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          navigation.go({ machine: null, params: typeof q === 'string' && q.trim() !== '' ? { q } : {} })
        }}
      >
        <span className={css.question}>
          <Icon path={icons.search} size="small" className={css.questionIcon} />
          <input
            name="q"
            type="search"
            className={css.field}
            aria-label={texts.question}
            placeholder={texts.questionExample}
            autoComplete="off"
          />
        </span>
        <Button type="submit" look="line">
          {texts.search}
        </Button>
      </form>
      {/* A search finds them as well: without the chips nothing is missing, so a failure to load them has no face. */}
      {largest.value !== null && (
        <ul className={css.chips} aria-label={texts.largest}>
          {largest.value.map(({ id, states }) => (
            <li key={id}>
              <PageLink to={{ machine: id, params: {} }} className={css.chip}>
                {catalogue.words(id).title} · {fill(texts.states, { count: states })}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The charts are what the answer to a question needs, too. */
const largestMachines = async ({ machines, loadChart }: MachineCatalogue) => {
  const files = await Promise.all(machines.map(loadChart))
  return files
    .map(({ model: { id, states } }) => ({ id, states: states.length }))
    .toSorted((one, other) => other.states - one.states)
    .slice(0, MOST)
}
