import type { Route } from '#machines/kit/visualizer/route.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { pathOf, type ModeName } from './openMachine.ts'
import { PageLink } from './PageLink.tsx'

/** A link to the simulator at a state, and after what happens there, or at the end of a route; nothing while the page has no simulator. */
export const PlayLink = ({
  machine,
  state,
  happening,
  route,
  modes,
}: {
  machine: string
  state?: string
  happening?: string
  route?: Route
  modes: readonly ModeName[]
}) =>
  modes.includes('simulate') && (
    <PageLink
      to={{
        machine,
        params: {
          mode: 'simulate',
          ...(route === undefined ? {} : { s: route }),
          ...(state === undefined ? {} : { to: pathOf(state, machine) }),
          ...(happening === undefined ? {} : { if: happening }),
        },
      }}
    >
      {texts.playIt}
    </PageLink>
  )
