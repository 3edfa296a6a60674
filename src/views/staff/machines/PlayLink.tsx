import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { pathOf, type ModeName } from './openMachine.ts'
import { PageLink } from './PageLink.tsx'

/** A link to the simulator at a state, and after what happens there; nothing while the page has no simulator. */
export const PlayLink = ({
  machine,
  state,
  happening,
  modes,
}: {
  machine: string
  state: string
  happening?: string
  modes: readonly ModeName[]
}) =>
  modes.includes('simulate') && (
    <PageLink
      to={{
        machine,
        params: {
          mode: 'simulate',
          to: pathOf(state, machine),
          ...(happening === undefined ? {} : { if: happening }),
        },
      }}
    >
      {texts.playIt}
    </PageLink>
  )
