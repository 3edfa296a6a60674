import { ErrorPage } from '#src/views/errors/ErrorPage.tsx'
import { useMatch } from '@tanstack/react-router'

/** `/_default` and the like: a layout, which has no path of its own. */
const LAYOUT = /^\/_[^/]+$/

/** A page that failed stands inside its layout. Where the layout itself is lost, the error is the main part of the page. */
export const RouteFailed = ({ error }: { error: unknown }) => {
  const { routeId } = useMatch({ strict: false })
  const page = <ErrorPage error={error} />
  return LAYOUT.test(routeId) ? <main>{page}</main> : page
}
