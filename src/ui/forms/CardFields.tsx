import { vars } from '#src/styles/theme.css.ts'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import * as css from './CardFields.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { CARD_FIELD_ATTR, INVALID_FIELD_ATTR } from './invalidField.ts'

type FieldName = 'number' | 'expirationDate' | 'cvv'
type PerField<T> = Record<FieldName, T>

interface FieldWords {
  /** Title of the frame for screen readers. */
  title: string
  /** Label of the input in the frame, also shown above it. */
  label: string
  placeholder?: string
}

export interface CardFieldsWords {
  group: string
  /** Announced while the fields load. */
  loading: string
  fields: PerField<FieldWords>
  /** Error text of an empty or invalid field. */
  problem: (label: string, isEmpty: boolean) => string
}

interface CardFieldsState {
  fields: PerField<{ empty: boolean; valid: boolean; possible: boolean; focused: boolean }>
  /** `visa`, `master-card` …; null until the digits tell. */
  brand: string | null
  /** Fields refused in the last attempt. */
  wrong: readonly FieldName[]
}

/** Puts the payment provider's frames into the given containers. */
export interface CardFieldsController<Locale> {
  show: (place: {
    containers: PerField<HTMLElement>
    labels: PerField<FieldWords>
    look: { color: string; placeholderColor: string; badColor: string; fontSize: string }
    locale: Locale
    /** Enter was pressed inside a frame. */
    onSubmit: () => void
  }) => () => void
  focus: (field: FieldName) => void
  /** Sets the error announced inside a frame; empty clears it. */
  tell: (field: FieldName, problem: string) => void
  read: () => CardFieldsState
  subscribe: (listener: () => void) => () => void
}

export interface CardFieldsProps<Locale> {
  desk: CardFieldsController<Locale>
  words: CardFieldsWords
  locale: Locale
  phase: 'closed' | 'opening' | 'ready' | 'failed'
  /** Shows missing fields too. */
  isChecked?: boolean
  /** The empty containers were mounted, or are unmounting. */
  onShown: () => void
  onHidden: () => void
  onSubmit: () => void
}

const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  'master-card': 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

const FIELDS = ['number', 'expirationDate', 'cvv'] as const

const useFieldProblem = <Locale,>(desk: CardFieldsController<Locale>, name: FieldName, problem: string): void => {
  useEffect(() => {
    desk.tell(name, problem)
  }, [desk, name, problem])
}

/** Resolves a theme color: the frames cannot read custom properties. */
const colour = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1)).trim()

/** Our fields around the provider's frames. Another color scheme needs another `key`, see `useScheme`. */
export const CardFields = <Locale,>({
  desk,
  words,
  locale,
  phase,
  isChecked = false,
  onShown,
  onHidden,
  onSubmit,
}: CardFieldsProps<Locale>) => {
  const number = useRef<HTMLDivElement>(null)
  const expirationDate = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const state = useSyncExternalStore(desk.subscribe, desk.read)
  const isThere = phase === 'ready'
  const brand = state.brand === null ? undefined : BRANDS[state.brand]

  const submit = useEffectEvent(onSubmit)
  const come = useEffectEvent((containers: PerField<HTMLElement>) => {
    const takeAway = desk.show({
      containers,
      labels: words.fields,
      look: {
        color: colour(vars.color.ink),
        placeholderColor: colour(vars.color.ink3),
        badColor: colour(vars.color.bad),
        fontSize: '16px',
      },
      locale,
      onSubmit: () => submit(),
    })
    onShown()
    return takeAway
  })
  const go = useEffectEvent(onHidden)
  useEffect(() => {
    if (!number.current || !expirationDate.current || !cvv.current) return undefined
    const takeAway = come({ number: number.current, expirationDate: expirationDate.current, cvv: cvv.current })
    return () => {
      go()
      takeAway()
    }
  }, [])

  // Do not judge a field while it is first typed. Once left unfinished, it keeps its error until valid, wherever the focus is.
  const [left, setLeft] = useState<readonly FieldName[]>([])
  const unfinished = FIELDS.filter((name) => {
    const { empty, valid, focused } = state.fields[name]
    return !empty && !valid && (!focused || left.includes(name))
  })
  if (unfinished.join() !== left.join()) setLeft(unfinished)
  const problemOf = (name: FieldName): string => {
    const { empty, possible } = state.fields[name]
    const isUnfinished = empty ? isChecked : unfinished.includes(name)
    const isWrong = state.wrong.includes(name) || !possible || isUnfinished
    return isThere && isWrong ? words.problem(words.fields[name].label, empty) : ''
  }
  const problems = { number: problemOf('number'), expirationDate: problemOf('expirationDate'), cvv: problemOf('cvv') }
  useFieldProblem(desk, 'number', problems.number)
  useFieldProblem(desk, 'expirationDate', problems.expirationDate)
  useFieldProblem(desk, 'cvv', problems.cvv)
  const messages = FIELDS.map((name) => problems[name]).filter((problem) => problem !== '')

  const field = (name: FieldName, place: RefObject<HTMLDivElement | null>) => {
    const now = state.fields[name]
    return (
      <div className={classes(css.field, name === 'number' && css.wide)}>
        <span className={css.head}>
          {/* Visual label only: the frame has its own. A press focuses the field. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys and readers go to the frame, which has its own label */}
          <span className={css.label} aria-hidden="true" onClick={() => desk.focus(name)}>
            {words.fields[name].label}
          </span>
          {name === 'number' && brand && <bdi className={css.brand}>{brand}</bdi>}
        </span>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame inside takes the keys */}
        <div
          className={classes(
            css.box,
            now.focused && css.focused,
            problems[name] !== '' && css.wrong,
            !isThere && css.waiting,
          )}
          tabIndex={-1}
          {...{ [CARD_FIELD_ATTR]: name, ...(problems[name] === '' ? {} : { [INVALID_FIELD_ATTR]: '' }) }}
          onClick={() => desk.focus(name)}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget) desk.focus(name)
          }}
        >
          {name === 'number' && <Icon path={icons.card} className={css.icon} />}
          <div ref={place} className={css.place} />
        </div>
      </div>
    )
  }

  return (
    <div className={css.frame} role="group" aria-label={words.group} aria-busy={!isThere}>
      <div className={css.fields}>
        {field('number', number)}
        {field('expirationDate', expirationDate)}
        {field('cvv', cvv)}
      </div>
      {messages.length > 0 && (
        <div className={css.problems}>
          <Icon path={icons.warning} size="small" />
          <div>
            {messages.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{phase === 'opening' ? words.loading : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
