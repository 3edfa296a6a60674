import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { SignedOutButtons, SignedOutLink } from '#src/views/layout/Header.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useModals } from '#src/views/layout/modals.tsx'
import { SignedOutMenu } from '#src/views/layout/SignedOutMenu.tsx'
import type { LayoutProps } from '#src/views/layout/layoutProps.ts'
import { useAccountViews } from './accountViews.ts'

const Button = () => {
  const { part, isExpected } = useAccountViews()
  if (part) return <part.AccountButton />
  return isExpected ? <Skeleton width="44px" height="32px" /> : <SignedOutButtons />
}
const Link = () => {
  const { part } = useAccountViews()
  return part ? <part.AccountLink /> : <SignedOutLink />
}
const Menu = () => {
  const { part } = useAccountViews()
  return part ? <part.AccountMenu /> : <SignedOutMenu />
}
const Dialogs = () => {
  const { part, hasFailed, retry, isRequested } = useAccountViews()
  const { close } = useModals()
  if (part) return <part.AuthDialog />
  return hasFailed && isRequested && <ChunkError onRetry={retry} onClose={close} />
}

/** The account parts that layouts show. */
export const ACCOUNT: LayoutProps['account'] = {
  button: <Button />,
  link: <Link />,
  menu: <Menu />,
  dialogs: <Dialogs />,
}
