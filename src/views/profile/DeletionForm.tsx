import { mayPayByInvoice } from '#contract/user/roles.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import type { Failure } from '#machines/kit/failure.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { textLink } from '#src/styles/layout.css.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { readField } from '#src/views/forms/formFields.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as css from './profile.css.ts'
import { isWord } from './profile.rules.ts'
import { ReauthenticationForm } from './ReauthenticationForm.tsx'
import type { Credentials } from './useCredentials.ts'
import type { DeletionCosts } from './useDeletionCosts.ts'

/** Link to what prevents the deletion; null if none. */
const wayOn = (failure: Failure | null, { type }: SignedInUser) => {
  if (failure?.code === 'has_bookings')
    return { to: '/account/my-bookings', text: 'profile.deletion.toBookings' } as const
  if (failure?.code === 'has_inquiries')
    return { to: '/account/inquiries', text: 'profile.deletion.toInquiries' } as const
  // An account that lost invoicing may still owe, but has no statements page.
  if (failure?.code === 'has_open_invoices' && mayPayByInvoice(type))
    return { to: '/account/statements', text: 'profile.deletion.toStatements' } as const
  return null
}

/** Says what is deleted and what is kept, and asks for two confirmations: a typed word and reauthentication. */
export const DeletionForm = ({
  user,
  credentials,
  costs,
}: {
  user: SignedInUser
  credentials: Credentials
  costs: DeletionCosts
}) => {
  const words = useI18n()
  const [isWrong, setIsWrong] = useState(false)
  const word = words.t('profile.deletion.word')
  const way = wayOn(credentials.failure, user)
  const shownWord = (
    <bdi key="word" className={css.word}>
      {word}
    </bdi>
  )
  return (
    <ReauthenticationForm
      credentials={credentials}
      submit={words.t('profile.deletion.submit')}
      look="danger"
      aside={
        way && (
          <p>
            <Link to={way.to} className={textLink} onClick={credentials.close}>
              {words.t(way.text)}
            </Link>
          </p>
        )
      }
      check={(form) => {
        const isOther = !isWord(readField(form, 'word'), word)
        setIsWrong(isOther)
        return isOther ? ['word'] : []
      }}
      onSubmit={(_, proof) => credentials.deleteAccount(proof)}
    >
      {costs.hasOpenBooking && credentials.failure === null && (
        <Notice tone="asked" live="status">
          {words.t('profile.deletion.hasBookings')}{' '}
          <Link to="/account/my-bookings" className={textLink} onClick={credentials.close}>
            {words.t('profile.deletion.toBookings')}
          </Link>
        </Notice>
      )}
      <ul className={css.consequences}>
        <li>{words.t('profile.deletion.profile')}</li>
        <li>{words.t('profile.deletion.bookings')}</li>
        {costs.credit > 0 && (
          <li>
            <Trans
              text="profile.deletion.credit"
              parts={{ money: <Money key="money" dollars={costs.credit} exact /> }}
            />
          </li>
        )}
        <li>
          <strong>{words.t('profile.deletion.final')}</strong>
        </li>
      </ul>
      <TextField
        ref={autoFocusRef}
        label={<Trans text="profile.deletion.label" parts={{ word: shownWord }} />}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={isWrong && <Trans text="profile.deletion.wrongWord" parts={{ word: shownWord }} />}
        onChange={() => setIsWrong(false)}
      />
    </ReauthenticationForm>
  )
}
