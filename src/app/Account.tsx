import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SignedOutButtons } from '#src/views/layout/Header.tsx'
import { SignedOutMenu } from '#src/views/layout/SignedOutMenu.tsx'
import type { Surroundings } from '#src/views/layout/surroundings.ts'
import { useAccountViews } from './accountViews.ts'

const Button = () => {
  const { views, expected } = useAccountViews()
  if (views) return <views.AccountButton />
  return expected ? <Skeleton width="44px" height="32px" /> : <SignedOutButtons />
}
const Link = () => {
  const { views } = useAccountViews()
  return views && <views.AccountLink />
}
const Menu = () => {
  const { views } = useAccountViews()
  return views ? <views.AccountMenu /> : <SignedOutMenu />
}
const Dialogs = () => {
  const { views } = useAccountViews()
  return views && <views.AuthDialog />
}

/** What layouts show of the guest. */
export const ACCOUNT: Surroundings['account'] = {
  button: <Button />,
  link: <Link />,
  menu: <Menu />,
  dialogs: <Dialogs />,
}
