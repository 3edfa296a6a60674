import * as css from './Segments.css.ts'

/** A choice of one of a few, side by side. */
export const Segments = <Name extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { name: Name; text: string }[]
  chosen: Name
  onChoose: (name: Name) => void
}) => (
  <div role="group" aria-label={label} className={css.segments}>
    {options.map(({ name, text }) => (
      <button
        key={name}
        type="button"
        className={css.segment}
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
      >
        {text}
      </button>
    ))}
  </div>
)
