import { EmailAddress } from '#src/ui/content/EmailAddress.tsx'
import { mayRefer } from '#contract/booking/loyalty.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Tag } from '#src/ui/content/Tag.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { PromoBlock } from '#src/views/layout/PromoBlock.tsx'
import { SignedOutMenu } from '#src/views/layout/SignedOutMenu.tsx'
import { accountPages } from '#src/views/parts/account/accountPages.ts'
import { GuestFigures } from '#src/views/parts/account/GuestFigures.tsx'
import { Link } from '@tanstack/react-router'
import * as layout from '#src/views/layout/MenuDrawer.css.ts'
import * as css from './AccountMenu.css.ts'
import { useAuth } from './useAuth.ts'

/** In the menu: account summary, promo code, account pages and log-out; or log in and sign up. */
export const AccountMenu = () => {
  const words = useI18n()
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
      <Icon path={icons.logOut} />
      {words.t('common.nav.logOut')}
    </button>
  )
  // Signed in, but the user could not be loaded: offer to log out, not to log in.
  if (user === null) return step === 'signedIn' ? <div className={layout.links}>{wayOut}</div> : <SignedOutMenu />
  return (
    <section className={css.menu} aria-label={words.t('common.nav.account')}>
      <AccountView user={user} />
      {user.referral_code !== null && mayRefer(user.type) && <PromoBlock code={user.referral_code} />}
      <nav className={layout.links} aria-label={words.t('account.nav')}>
        {accountPages(user).map(({ to, icon, title }) => (
          <Link key={to} to={to} className={layout.link} onClick={close}>
            <Icon path={icon} />
            {words.t(title)}
          </Link>
        ))}
        {wayOut}
      </nav>
    </section>
  )
}

/** The account summary card of specification §2, in the menu's size. */
const AccountView = ({ user }: { user: SignedInUser }) => {
  const words = useI18n()
  return (
    <>
      <div className={css.who}>
        <Avatar size="large" image={user.image} names={[user.first_name, user.last_name]} />
        <div className={css.whoWords}>
          <bdi className={css.name}>
            {user.first_name} {user.last_name}
          </bdi>
          <EmailAddress className={css.email}>{user.email}</EmailAddress>
          <Tag>{words.t(`account.role.${user.type}`)}</Tag>
        </div>
      </div>
      <GuestFigures user={user} size="small" />
    </>
  )
}
