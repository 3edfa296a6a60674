import { MAX_COMMENT_LENGTH, MAX_COST_REFERENCE_LENGTH } from '#contract/http/limits.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { OptionalField } from '#src/ui/forms/OptionalField.tsx'
import { TextArea, TextField } from '#src/ui/forms/TextField.tsx'
import { useState } from 'react'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'
import type { Paying } from './paying.ts'
import type { Checkout } from './useCheckout.ts'

/** Room to type a little past the limit and see the error. */
const COMMENT_ROOM = MAX_COMMENT_LENGTH + 200
const COST_REFERENCE_ROOM = MAX_COST_REFERENCE_LENGTH + 40

type Named = 'first_name' | 'last_name' | 'email'

export interface GuestBlockProps {
  checkout: Checkout
  number: number
  paying: Paying
}

/** Guest names and a comment to the hotel. Eager: a field shows its error on the first blur, then on every key. */
export const GuestBlock = ({ checkout, number, paying: { part } }: GuestBlockProps) => {
  const words = useI18n()
  const { guest, comment, problems, isChecked, isSignedIn } = checkout
  const [left, setLeft] = useState<ReadonlySet<Named>>(new Set())
  const leave = (name: Named) => setLeft(new Set([...left, name]))
  const field = (name: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <TextField
      label={label}
      autoComplete={autoComplete}
      value={guest[name]}
      hint={words.t('checkout.guest.latin')}
      error={problems[name] && (isChecked || left.has(name)) ? ruleText(words, problems[name], label) : undefined}
      dir="auto"
      onChange={(event) => checkout.changeGuest({ [name]: event.currentTarget.value })}
      onBlur={() => {
        if (guest[name] !== '') leave(name)
      }}
    />
  )
  return (
    <section className={classes(card, css.block)}>
      <BlockTitle number={number}>{words.t('checkout.guest.title')}</BlockTitle>
      {guest.email !== undefined && isSignedIn && part && (
        <part.Travellers guest={guest} onChoose={checkout.changeGuest} />
      )}
      <div className={css.names}>
        {field('first_name', words.t('checkout.guest.firstName'), 'given-name')}
        {field('last_name', words.t('checkout.guest.lastName'), 'family-name')}
      </div>
      {guest.email !== undefined && (
        <TextField
          type="email"
          label={words.t('checkout.guest.email')}
          note={words.t('validation.notRequired')}
          hint={words.t('checkout.guest.emailText')}
          autoComplete="off"
          dir="ltr"
          value={guest.email}
          error={
            problems.email && (isChecked || left.has('email'))
              ? ruleText(words, problems.email, words.t('checkout.guest.email'))
              : undefined
          }
          onChange={(event) => checkout.changeGuest({ email: event.currentTarget.value })}
          onBlur={() => leave('email')}
        />
      )}
      {guest.cost_reference !== undefined && (
        <TextField
          label={words.t('checkout.guest.costReference')}
          note={words.t('validation.notRequired')}
          hint={words.t('checkout.guest.costReferenceText')}
          autoComplete="off"
          dir="auto"
          value={guest.cost_reference}
          maxLength={COST_REFERENCE_ROOM}
          error={
            problems.cost_reference
              ? ruleText(words, problems.cost_reference, words.t('checkout.guest.costReference'))
              : undefined
          }
          onChange={(event) => checkout.changeGuest({ cost_reference: event.currentTarget.value })}
        />
      )}
      <OptionalField label={words.t('checkout.comment.title')} isUsed={comment !== ''}>
        <TextArea
          label={words.t('checkout.comment.title')}
          note={words.t('validation.notRequired')}
          placeholder={words.t('checkout.comment.placeholder')}
          value={comment}
          maxLength={COMMENT_ROOM}
          error={problems.comment ? ruleText(words, problems.comment, words.t('checkout.comment.title')) : undefined}
          dir="auto"
          onChange={(event) => checkout.changeComment(event.currentTarget.value)}
        />
      </OptionalField>
    </section>
  )
}
