import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { BlockTitle } from './BlockTitle.tsx'
import * as css from './CheckoutPage.css.ts'

/** Shown to a signed-out visitor: booking needs an account, and the form is kept while they get one. */
export const AccountBlock = ({
  number,
  onLogIn,
  onSignUp,
}: {
  number: number
  onLogIn: () => void
  onSignUp: () => void
}) => {
  const words = useI18n()
  return (
    <section className={classes(card, css.block)}>
      <BlockTitle number={number}>{words.t('checkout.account.title')}</BlockTitle>
      <p className={css.quiet}>{words.t('checkout.account.text')}</p>
      <div className={css.buttons}>
        <Button look="ink" onClick={onSignUp}>
          {words.t('common.nav.signUp')}
        </Button>
        <Button look="line" onClick={onLogIn}>
          {words.t('common.nav.logIn')}
        </Button>
      </div>
    </section>
  )
}
