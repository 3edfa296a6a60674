import { mayRefer } from '#contract/loyalty.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { card } from '#src/styles/layout.css.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { N } from '#src/ui/N.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { PromoBlock } from '#src/views/layout/PromoBlock.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './account.css.ts'
import { NextCredit } from './NextCredit.tsx'

const PAGES = [
  { to: '/account/my-bookings', icon: 'calendar', title: 'account.myBookings' },
  { to: '/account/favorites', icon: 'heart', title: 'account.favourites' },
  { to: '/account/payment-methods', icon: 'card', title: 'account.paymentMethods' },
  { to: '/account/credits', icon: 'coin', title: 'account.credits' },
  { to: '/account/profile-settings', icon: 'user', title: 'account.profile' },
] as const
/** Decisions §8. */
const MANAGER_PAGES = [{ to: '/account/company', icon: 'family', title: 'account.company' }] as const

/** On a phone the pages stand in one row, of which only a part is seen. */
const showCurrent = (nav: HTMLElement | null): void => {
  if (nav === null || nav.scrollWidth <= nav.clientWidth) return
  nav.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** The account summary of specification §2, and the pages of the account. */
export const AccountSide = ({ user, onLogOut }: { user: SignedInUser; onLogOut: () => void }) => {
  const words = useWords()
  return (
    <div>
      <section className={classes(card, css.summary)} aria-label={words.t('account.summary')}>
        <div className={css.who}>
          <Avatar size="large" image={user.image} names={[user.first_name, user.last_name]} />
          <div className={css.whoWords}>
            <h2 className={css.name}>
              <bdi>
                {user.first_name} {user.last_name}
              </bdi>
            </h2>
            <bdi dir="ltr" className={css.email}>
              {user.email}
            </bdi>
            <Tag>{words.t(`account.role.${user.type}`)}</Tag>
          </div>
        </div>
        <dl className={css.figures}>
          <div className={css.figure}>
            <dt className={css.term}>{words.t('account.credit')}</dt>
            <dd className={css.credit}>
              <Money dollars={user.available_credits} />
            </dd>
          </div>
          <div className={css.figure}>
            <dt className={css.term}>{words.t('account.hoursStayed')}</dt>
            <dd className={css.value}>
              <N>{words.number(user.total_hours)}</N>
            </dd>
          </div>
          <div className={css.figure}>
            <dt className={css.term}>{words.t('account.bookings')}</dt>
            <dd className={css.value}>
              <N>{words.number(user.total_bookings)}</N>
            </dd>
          </div>
        </dl>
        <NextCredit hours={user.total_hours} />
        {user.referral_code !== null && mayRefer(user.type) && (
          <div className={css.promo}>
            <PromoBlock code={user.referral_code} />
          </div>
        )}
      </section>
      <nav ref={showCurrent} className={css.pages} aria-label={words.t('account.nav')}>
        {[...PAGES, ...(user.type === 'manager' ? MANAGER_PAGES : [])].map(({ to, icon, title }) => (
          <Link key={to} to={to} className={css.page}>
            <Icon name={icon} />
            {words.t(title)}
          </Link>
        ))}
        <button type="button" className={css.page} onClick={onLogOut}>
          <Icon name="logOut" />
          {words.t('common.nav.logOut')}
        </button>
      </nav>
    </div>
  )
}
