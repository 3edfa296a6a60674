import { vars } from '#src/styles/theme.css.ts'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react'
import * as css from './CardFields.css.ts'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type FieldName = 'number' | 'expirationDate' | 'cvv'
type PerField<T> = Record<FieldName, T>

interface FieldWords {
  /** Names the frame for a screen reader. */
  title: string
  /** Names the input inside it, and stands over it. */
  label: string
  placeholder?: string
}

export interface CardFieldsWords {
  group: string
  /** Said while the fields come. */
  loading: string
  fields: PerField<FieldWords>
}

interface CardFieldsState {
  fields: PerField<{ empty: boolean; valid: boolean; possible: boolean; focused: boolean }>
  /** `visa`, `master-card` …; null until the digits tell. */
  brand: string | null
  /** What the last try was refused for. */
  wrong: readonly FieldName[]
}

/** Whoever puts the payment provider's frames into the places it is shown. */
export interface CardFieldsDesk<Locale> {
  show: (place: {
    containers: PerField<HTMLElement>
    labels: PerField<FieldWords>
    look: { color: string; placeholderColor: string; badColor: string; fontSize: string }
    locale: Locale
    /** Enter was pressed inside a frame. */
    onSubmit: () => void
  }) => () => void
  focus: (field: FieldName) => void
  read: () => CardFieldsState
  subscribe: (listener: () => void) => () => void
}

export interface CardFieldsProps<Locale> {
  desk: CardFieldsDesk<Locale>
  words: CardFieldsWords
  locale: Locale
  phase: 'closed' | 'opening' | 'ready' | 'failed'
  /** The empty places are on the page, or go from it. */
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

/** A theme colour as the frames understand it. */
const colour = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1)).trim()

/** Our fields around the provider's frames; in another colour scheme they need another `key`, see `useScheme`. */
export const CardFields = <Locale,>({
  desk,
  words,
  locale,
  phase,
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

  const field = (name: FieldName, place: RefObject<HTMLDivElement | null>) => {
    const now = state.fields[name]
    const isWrong = state.wrong.includes(name) || !now.possible || (!now.focused && !now.empty && !now.valid)
    return (
      <div className={classes(css.field, name === 'number' && css.wide)}>
        {/* The frame has its own label; this one is for the eye, and a press on it goes where it points. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys and readers go to the frame, which has its own label */}
        <span className={css.label} aria-hidden="true" onClick={() => desk.focus(name)}>
          {words.fields[name].label}
        </span>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame inside takes the keys */}
        <div
          className={classes(
            css.box,
            now.focused && css.focused,
            isThere && isWrong && css.wrong,
            !isThere && css.waiting,
          )}
          onClick={() => desk.focus(name)}
        >
          {name === 'number' && <Icon path={icons.card} className={css.icon} />}
          <div ref={place} className={css.place} />
          {name === 'number' && brand && <span className={css.brand}>{brand}</span>}
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
      <VisuallyHidden>
        <span role="status">{phase === 'opening' ? words.loading : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
