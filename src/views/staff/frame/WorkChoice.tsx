import { staffFrame as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import * as css from './frame.css.ts'
import { isStaffWork, STAFF_WORKS } from './staffPages.rules.ts'
import { setStaffWork, useStaffWork } from './staffWork.ts'

/** The work of a member of staff: it decides what comes first, and permits nothing. */
export const WorkChoice = ({ className }: { className: string }) => (
  <select
    className={classes(css.work, className)}
    aria-label={texts.work}
    value={useStaffWork()}
    onChange={({ target }) => isStaffWork(target.value) && setStaffWork(target.value)}
  >
    {STAFF_WORKS.map((name) => (
      <option key={name} value={name}>
        {texts.works[name]}
      </option>
    ))}
  </select>
)
