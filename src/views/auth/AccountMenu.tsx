import { mayRefer } from '#contract/loyalty.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { N } from '#src/ui/N.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { PromoBlock } from '#src/views/layout/PromoBlock.tsx'
import { SignedOutMenu } from '#src/views/layout/SignedOutMenu.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as layout from '#src/views/layout/MenuDrawer.css.ts'
import * as css from './AccountMenu.css.ts'
import { useAuth } from './useAuth.ts'

const PAGES = [
  { to: '/account/my-bookings', icon: 'calendar', title: 'account.myBookings' },
  { to: '/account/favorites', icon: 'heart', title: 'account.favourites' },
  { to: '/account/payment-methods', icon: 'card', title: 'account.paymentMethods' },
  { to: '/account/credits', icon: 'coin', title: 'account.credits' },
  { to: '/account/profile-settings', icon: 'user', title: 'account.profile' },
] as const

/** In the menu: the account view, the promo code, the pages of the account and the way out; or log in and sign up. */
export const AccountMenu = () => {
  const words = useWords()
  const { close } = useModals()
  const { step, user, logOut } = useAuth()
  const wayOut = (
    <button
      type="button"
      className={layout.link}
      onClick={() => {
        close()
        logOut()
      }}
    >
      <Icon name="logOut" />
      {words.t('common.nav.logOut')}
    </button>
  )
  // Our server has not said who it is: to log in is not the way, to leave is one.
  if (user === null) return step === 'signedIn' ? <div className={layout.links}>{wayOut}</div> : <SignedOutMenu />
  return (
    <section className={css.menu} aria-label={words.t('common.nav.account')}>
      <AccountView user={user} />
      {user.referral_code !== null && mayRefer(user.type) && <PromoBlock code={user.referral_code} />}
      <nav className={layout.links} aria-label={words.t('account.nav')}>
        {PAGES.map(({ to, icon, title }) => (
          <Link key={to} to={to} className={layout.link} onClick={close}>
            <Icon name={icon} />
            {words.t(title)}
          </Link>
        ))}
        {wayOut}
      </nav>
    </section>
  )
}

/** Specification §2, account summary card, as small as the menu wants it. */
const AccountView = ({ user }: { user: SignedInUser }) => {
  const words = useWords()
  return (
    <>
      <div className={css.who}>
        <Avatar size="large" image={user.image} names={[user.first_name, user.last_name]} />
        <div className={css.whoWords}>
          <bdi className={css.name}>
            {user.first_name} {user.last_name}
          </bdi>
          <bdi dir="ltr" className={css.email}>
            {user.email}
          </bdi>
          <Tag>{words.t(`account.role.${user.type}`)}</Tag>
        </div>
      </div>
      <dl className={css.figures}>
        <Figure name={words.t('account.credit')} won>
          <Money dollars={user.available_credits} />
        </Figure>
        <Figure name={words.t('account.hoursStayed')}>
          <N>{words.number(user.total_hours)}</N>
        </Figure>
        <Figure name={words.t('account.bookings')}>
          <N>{words.number(user.total_bookings)}</N>
        </Figure>
      </dl>
    </>
  )
}

const Figure = ({ name, won = false, children }: { name: string; won?: boolean; children: ReactNode }) => (
  <div className={css.figure}>
    <dt className={css.term}>{name}</dt>
    <dd className={won ? css.won : css.value}>{children}</dd>
  </div>
)
