import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Avatar } from '#src/ui/content/Avatar.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import * as header from '#src/views/layout/Header.css.ts'
import { SignedOutButtons } from '#src/views/layout/Header.tsx'
import { useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { Link } from '@tanstack/react-router'
import { string, type } from 'superstruct'
import * as css from './auth.css.ts'
import { useAuth } from './useAuth.ts'
import { useDraft } from '#src/views/forms/draft.ts'

/** Form fields kept across a language switch: never the password. */
const SignUpDraft = type({ first_name: string(), last_name: string(), email: string(), phone: string() })

/** In the header: log in and sign up, or the user's button that opens the menu. */
export const AccountButton = () => {
  const words = useI18n()
  const { show } = useModals()
  const { account, user } = useAuth()
  const [draft, setDraft] = useDraft()
  useSeenDraft('signUp.form', {
    value: draft,
    struct: SignUpDraft,
    policy: { first_name: 'pseudonym', last_name: 'pseudonym', email: 'pseudonym', phone: 'hide' },
    restore: setDraft,
    isEverywhere: true,
  })

  if (user !== null) {
    const name = `${user.first_name} ${user.last_name}`.trim()
    return (
      <Button
        look="quiet"
        size="small"
        className={classes(css.guestButton, header.guest)}
        aria-label={`${words.t('auth.menu')}: ${name}`}
        onClick={() => show('menu')}
      >
        <Avatar image={user.image} names={[user.first_name, user.last_name]} />
        <bdi className={css.guestName}>{name}</bdi>
      </Button>
    )
  }
  // A session is being restored.
  if (account === 'unknown') return <Skeleton width="44px" height="32px" />
  return <SignedOutButtons />
}

/** Header link, for a signed-in user. */
export const AccountLink = () => {
  const words = useI18n()
  const { user } = useAuth()
  return (
    <Link to={user ? '/account' : '/account/favorites'} className={header.link}>
      {words.t(user ? 'common.nav.account' : 'common.nav.favorites')}
    </Link>
  )
}
