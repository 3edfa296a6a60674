import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { ChartMarks } from './chartView.ts'
import * as css from './GoneStates.css.ts'

/** States that another build had inside this one, boxes in boxes. Nothing can be asked of them, so they are no buttons. */
export const GoneStates = ({
  inside,
  marks,
  name,
  className,
}: {
  inside: string
  marks: ChartMarks
  name: (id: string) => string
  className?: string
}) => {
  const states = marks.goneStates.get(inside)
  return (
    states !== undefined && (
      <ul className={classes(css.list, className)}>
        {states.map((id) => (
          <li key={id} className={css.state} data-gone={id}>
            <span className={css.name}>{shortName(id, name(id))}</span>
            <VisuallyHidden>, {texts.tones.gone}</VisuallyHidden>
            <GoneStates inside={id} marks={marks} name={name} />
          </li>
        ))}
      </ul>
    )
  )
}

/** Words are those of this build: a state without one is shown by its key, which the boxes around it make clear. */
const shortName = (id: string, name: string): string =>
  id.endsWith(`.${name}`) ? id.slice(id.lastIndexOf('.') + 1) : name
