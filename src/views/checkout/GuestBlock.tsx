import { useWords } from '#src/i18n/I18nContext.tsx'
import { ruleText } from '#src/i18n/ruleText.ts'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { TextArea, TextField } from '#src/ui/Field.tsx'
import { useState } from 'react'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'
import { COMMENT_ROOM } from './checkoutWords.ts'
import type { Checkout } from './useCheckout.ts'

type Named = 'first_name' | 'last_name'

/** Who is staying, and a word to the hotel. Eager: a field says what is wrong once it was left, then at every key. */
export const GuestBlock = ({ checkout, number }: { checkout: Checkout; number: number }) => {
  const words = useWords()
  const { guest, comment, problems, isChecked } = checkout
  const [left, setLeft] = useState<ReadonlySet<Named>>(new Set())
  const field = (name: Named, label: string, autoComplete: string) => (
    <TextField
      label={label}
      autoComplete={autoComplete}
      value={guest[name]}
      hint={words.t('checkout.guest.latin')}
      error={problems[name] && (isChecked || left.has(name)) ? ruleText(words, problems[name], label) : undefined}
      dir="auto"
      onChange={(event) => checkout.changeGuest({ [name]: event.currentTarget.value })}
      onBlur={() => {
        if (guest[name] !== '') setLeft(new Set([...left, name]))
      }}
    />
  )
  return (
    <section className={classes(card, css.block)}>
      <BlockTitle number={number}>{words.t('checkout.guest.title')}</BlockTitle>
      <div className={css.names}>
        {field('first_name', words.t('checkout.guest.firstName'), 'given-name')}
        {field('last_name', words.t('checkout.guest.lastName'), 'family-name')}
      </div>
      <TextArea
        label={words.t('checkout.comment.title')}
        note={words.t('common.notRequired')}
        placeholder={words.t('checkout.comment.placeholder')}
        value={comment}
        maxLength={COMMENT_ROOM}
        error={problems.comment ? ruleText(words, problems.comment, words.t('checkout.comment.title')) : undefined}
        dir="auto"
        onChange={(event) => checkout.changeComment(event.currentTarget.value)}
      />
    </section>
  )
}
