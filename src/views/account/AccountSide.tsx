import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import { mayRefer } from '#contract/booking/loyalty.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import { PromoBlock } from '#src/views/layout/PromoBlock.tsx'
import { accountPages } from '#src/views/parts/account/accountPages.ts'
import { GuestFigures } from '#src/views/parts/account/GuestFigures.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './account.css.ts'
import { NextCredit } from './NextCredit.tsx'

/** On a phone the page links scroll in one row: bring the current one into view. */
const showCurrent = (nav: HTMLElement | null): void => {
  if (nav === null || nav.scrollWidth <= nav.clientWidth) return
  nav.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The account summary of specification §2, and the links to the account pages. */
export const AccountSide = ({ user, onLogOut }: { user: SignedInUser; onLogOut: () => void }) => {
  const words = useI18n()
  return (
    <div className={css.side}>
      <section className={classes(card, css.summary)} aria-label={words.t('account.summary')}>
        <div className={css.who}>
          <Avatar size="large" image={user.image} names={[user.first_name, user.last_name]} />
          <div className={css.whoWords}>
            <h2 className={css.name}>
              <bdi>
                {user.first_name} {user.last_name}
              </bdi>
            </h2>
            <EmailAddress className={css.email}>{user.email}</EmailAddress>
            <Tag>{words.t(`account.role.${user.type}`)}</Tag>
          </div>
        </div>
        <GuestFigures user={user} size="large" />
        <NextCredit hours={user.total_hours} />
        {user.referral_code !== null && mayRefer(user.type) && (
          <div className={css.promo}>
            <PromoBlock code={user.referral_code} />
          </div>
        )}
      </section>
      <nav ref={showCurrent} className={css.pages} aria-label={words.t('account.nav')}>
        {accountPages(user).map(({ to, icon, title }) => (
          <Link key={to} to={to} className={css.page}>
            <Icon path={icon} />
            {words.t(title)}
          </Link>
        ))}
        <button type="button" className={css.page} onClick={onLogOut}>
          <Icon path={icons.logOut} />
          {words.t('common.nav.logOut')}
        </button>
      </nav>
    </div>
  )
}
