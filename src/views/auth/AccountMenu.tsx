import { useWords } from '#src/i18n/I18nContext.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { SignedOutMenu } from '#src/views/layout/SignedOutMenu.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './auth.css.ts'
import { useAuth } from './useAuth.ts'

/** In the menu: who is signed in, his pages and the way out; or log in and sign up. */
export const AccountMenu = () => {
  const words = useWords()
  const { close } = useModals()
  const { user, logOut } = useAuth()
  if (user === null) return <SignedOutMenu />
  return (
    <section className={css.menu} aria-label={words.t('common.nav.account')}>
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
      <div className={css.links}>
        <Link to="/account/my-bookings" className={css.link} onClick={close}>
          <Icon name="calendar" />
          {words.t('common.nav.bookings')}
        </Link>
        <button
          type="button"
          className={css.link}
          onClick={() => {
            close()
            logOut()
          }}
        >
          <Icon name="logOut" />
          {words.t('common.nav.logOut')}
        </button>
      </div>
    </section>
  )
}
