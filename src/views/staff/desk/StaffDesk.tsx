import { staffFrame as texts } from '#src/i18n/staffTexts.ts'
import { Link } from '@tanstack/react-router'
import { staffPages } from '#src/views/staff/frame/staffPages.rules.ts'
import { useStaffWork } from '#src/views/staff/frame/staffWork.ts'

/** What needs a person now, and the other staff pages. */
export const StaffDesk = () => (
  <ul>
    {staffPages(useStaffWork()).map(({ name, to }) => (
      <li key={name}>
        <Link to={to}>{texts[name]}</Link>
      </li>
    ))}
  </ul>
)
