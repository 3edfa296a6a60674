import { coverage as texts } from '#src/i18n/staffTexts.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'

/** Leads from one way or state to the sums of the machine. */
export const Back = ({ machine }: { machine: OpenMachine }) => (
  <p className={panelCss.crumb}>
    <button type="button" className={panelCss.crumbLink} onClick={() => machine.choose({ state: null, way: null })}>
      ‹ {texts.title}
    </button>
  </p>
)
