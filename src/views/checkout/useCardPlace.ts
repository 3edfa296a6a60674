import { vars } from '#src/styles/theme.css.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { cardDesk, checkoutActor } from '#src/actors/checkoutActor.ts'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'
const watchScheme = (onChange: () => void): (() => void) => {
  const query = matchMedia(DARK)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** `dark` or `light`: the frames are told plain colours, so another scheme needs other frames. */
export const useScheme = (): 'dark' | 'light' =>
  useSyncExternalStore(watchScheme, () => (matchMedia(DARK).matches ? 'dark' : 'light'))

/** A theme colour as the frames understand it. */
const colour = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1)).trim()

/** Offers the three empty places to the card form for as long as they are on the page. */
export const useCardPlace = (onSubmit: () => void) => {
  const words = useWords()
  const number = useRef<HTMLDivElement>(null)
  const expirationDate = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const submit = useEffectEvent(onSubmit)
  const labelled = (label: string, placeholder?: string) => ({
    title: words.t('checkout.payment.frame', { name: label }),
    label,
    ...(placeholder === undefined ? {} : { placeholder }),
  })
  const readPlace = useEffectEvent(() => ({
    locale: words.locale,
    labels: {
      number: labelled(words.t('checkout.payment.cardNumber')),
      expirationDate: labelled(words.t('checkout.payment.expiry'), words.t('checkout.payment.expiryHint')),
      cvv: labelled(words.t('checkout.payment.cvv')),
    },
    look: {
      color: colour(vars.color.ink),
      placeholderColor: colour(vars.color.ink3),
      badColor: colour(vars.color.bad),
      fontSize: '16px',
    },
    onSubmit: () => submit(),
  }))
  useEffect(() => {
    if (!number.current || !expirationDate.current || !cvv.current) return undefined
    const containers = { number: number.current, expirationDate: expirationDate.current, cvv: cvv.current }
    const takeAway = cardDesk().show({ ...readPlace(), containers })
    checkoutActor().send({ type: 'card.shown' })
    return () => {
      checkoutActor().send({ type: 'card.hidden' })
      takeAway()
    }
  }, [])
  const desk = cardDesk()
  return {
    places: { number, expirationDate, cvv },
    state: useSyncExternalStore(desk.subscribe, desk.read),
    focus: desk.focus,
  }
}
