import type { JoinMailbox } from '#contract/inquiry/desk.ts'
import { MAX_HOTEL_NAME_LENGTH, MAX_HOTEL_TEXT_LENGTH } from '#contract/inquiry/inquiries.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { joinNetwork } from '#src/actors/negotiation/joinNetwork.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { focusFirstWrong } from '#src/views/forms/formFields.ts'
import { usePhoneRule } from '#src/views/forms/usePhoneRule.ts'
import { ANYWHERE, HOTELS, PlaceField } from '#src/views/searchForm/PlaceField.tsx'
import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import * as css from './HoteliersPage.css.ts'
import {
  EMPTY_DRAFT,
  JOIN_POLICY,
  hotelierOf,
  hotelOf,
  JoinDraft,
  joinProblems,
  MAX_PERSON_LENGTH,
  NO_HOTEL,
  refusedField,
  type JoinField,
} from './join.rules.ts'

/** Room to type a little past a limit and see the error. */
const ROOM = 40

type State = 'open' | 'sending' | { sentTo: JoinMailbox } | Failure

const failureText = (words: PageI18n, { code }: Failure): string => {
  if (code === 'network') return words.t('hoteliers.form.offline')
  return words.t(code === 'too_many_requests' ? 'hoteliers.form.busy' : 'hoteliers.form.failed')
}

/** The hotel, who asks, and the address to which requests go. Loaded when it comes near. */
export const JoinForm = () => {
  const words = useI18n()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [left, setLeft] = useState<ReadonlySet<JoinField>>(new Set())
  const [isSubmitted, setSubmitted] = useState(false)
  const [state, setState] = useState<State>('open')
  const sentHeading = useRef<HTMLHeadingElement>(null)
  const { isPhone, load } = usePhoneRule()
  useSeenDraft('join.form', { value: draft, struct: JoinDraft, policy: JOIN_POLICY, restore: setDraft })
  const sentTo = typeof state === 'object' && 'sentTo' in state ? state.sentTo : null
  useEffect(() => {
    if (sentTo !== null) sentHeading.current?.focus()
  }, [sentTo])

  if (sentTo !== null)
    return (
      <div className={css.sent}>
        <h3 ref={sentHeading} tabIndex={-1} className={css.sentTitle}>
          {words.t('hoteliers.form.sent')}
        </h3>
        <p>{words.t(`hoteliers.form.sentTo.${sentTo}`, { email: draft.email.trim() })}</p>
        <p className={css.small}>{words.t(`hoteliers.form.nothing.${sentTo}`)}</p>
        <button type="button" className={textLink} onClick={() => setState('open')}>
          {words.t('hoteliers.form.again')}
        </button>
      </div>
    )

  const { hotel, isByHand } = draft
  const problems = joinProblems(draft, isPhone)
  const failure = typeof state === 'object' && 'code' in state ? state : null
  const refused = failure === null ? null : refusedField(failure.field, draft)
  const errorOf = (field: JoinField): string | undefined => {
    const problem = problems[field]
    if (problem !== undefined && (isSubmitted || left.has(field))) return words.t(`hoteliers.form.wrong.${problem}`)
    return refused === field ? words.t('hoteliers.form.wrong.refused') : undefined
  }
  const change = (changed: Partial<JoinDraft>) => {
    setDraft({ ...draft, ...changed })
    if (failure !== null) setState('open')
  }
  const leave = (field: JoinField, typed: string) => {
    if (typed !== '') setLeft(new Set([...left, field]))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    setSubmitted(true)
    const wrong = Object.keys(problems)
    if (wrong.length > 0) {
      focusFirstWrong(event.currentTarget, wrong)
      return
    }
    setState('sending')
    joinNetwork(hotelierOf(draft)).then(
      (mailbox) => setState({ sentTo: mailbox }),
      (error: unknown) => setState(toFailure(error)),
    )
  }
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    label: words.t(`hoteliers.form.${name}`),
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    onBlur: () => leave(name, draft[name]),
  })

  return (
    <form className={css.fields} noValidate onSubmit={submit}>
      {isByHand ? (
        <>
          <TextField
            name="hotelName"
            label={words.t('hoteliers.form.hotelName')}
            autoComplete="organization"
            dir="auto"
            maxLength={MAX_HOTEL_NAME_LENGTH + ROOM}
            value={hotel.name}
            error={errorOf('hotelName')}
            onChange={(event) => change({ hotel: { ...hotel, name: event.currentTarget.value } })}
            onBlur={() => leave('hotelName', hotel.name)}
          />
          <TextField
            name="address"
            label={words.t('hoteliers.form.address')}
            autoComplete="street-address"
            dir="auto"
            maxLength={MAX_HOTEL_TEXT_LENGTH + ROOM}
            value={hotel.address}
            error={errorOf('address')}
            onChange={(event) => change({ hotel: { ...hotel, address: event.currentTarget.value } })}
            onBlur={() => leave('address', hotel.address)}
          />
          <PlaceField
            name="town"
            label={words.t('hoteliers.form.town')}
            hint={words.t('hoteliers.form.townHint')}
            selected={hotel.town}
            types={ANYWHERE}
            error={errorOf('town')}
            onPick={({ place, destination }) =>
              change({ hotel: { ...hotel, town: place.name, point: destination.point } })
            }
          />
        </>
      ) : (
        <PlaceField
          name="hotel"
          label={words.t('hoteliers.form.hotel')}
          hint={hotel.address}
          placeholder={words.t('hoteliers.form.hotelPlaceholder')}
          selected={hotel.name}
          types={HOTELS}
          error={errorOf('hotel')}
          onPick={({ place, destination }) => change({ hotel: hotelOf(place, destination.point) })}
        />
      )}
      <div>
        <button type="button" className={textLink} onClick={() => change({ isByHand: !isByHand, hotel: NO_HOTEL })}>
          {words.t(isByHand ? 'hoteliers.form.fromList' : 'hoteliers.form.byHand')}
        </button>
      </div>
      <div className={css.pair}>
        <TextField {...field('name')} autoComplete="name" dir="auto" maxLength={MAX_PERSON_LENGTH + ROOM} />
        <TextField
          {...field('phone')}
          note={words.t('hoteliers.form.optional')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          onFocus={load}
        />
      </div>
      <TextField
        {...field('email')}
        hint={words.t('hoteliers.form.emailHint')}
        icon={icons.mail}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
      />
      <div role="alert">
        {failure !== null && refused === null && <Notice tone="bad">{failureText(words, failure)}</Notice>}
      </div>
      <Button type="submit" look="go" size="large" block busy={state === 'sending'}>
        {words.t('hoteliers.join')}
      </Button>
      <p className={css.terms}>
        <Trans
          text="hoteliers.form.terms"
          parts={{
            terms: (
              <Link key="terms" to="/terms" target="_blank" rel="noopener">
                {words.t('hoteliers.form.termsLink')}
              </Link>
            ),
            privacy: (
              <Link key="privacy" to="/privacy" target="_blank" rel="noopener">
                {words.t('hoteliers.form.privacyLink')}
              </Link>
            ),
          }}
        />
      </p>
    </form>
  )
}
