import { ErrorPage } from '#src/views/errors/ErrorPage.tsx'
import { useMatch } from '@tanstack/react-router'

/** A layout without a path of its own, e.g. `/_default`. */
const LAYOUT = /^\/_[^/]+$/

/** A failed page renders inside its layout, which has the `<main>`. If the layout itself failed, the error provides it. */
export const RouteFailed = ({ error }: { error: unknown }) => {
  const { routeId } = useMatch({ strict: false })
  const page = <ErrorPage error={error} />
  return LAYOUT.test(routeId) ? <main>{page}</main> : page
}
