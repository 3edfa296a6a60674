import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { MapHandle } from '#src/actors/search/map.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './InteractiveMap.css.ts'

const STEPS = [
  { icon: icons.plus, label: 'map.zoomIn', levels: 1 },
  { icon: icons.minus, label: 'map.zoomOut', levels: -1 },
] as const

/** Zoom in and out, in a corner of a map. */
export const ZoomButtons = ({ handle }: { handle: MapHandle | null }) => {
  const words = useI18n()
  return (
    <div className={css.zoom}>
      {STEPS.map(({ icon, label, levels }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={words.t(label)}
          className={css.zoomButton}
          onClick={() => handle?.zoomBy(levels)}
        />
      ))}
    </div>
  )
}
