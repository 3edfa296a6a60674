import { Fragment } from 'react'
import { optionIdOf, type ComboboxOption } from './Combobox.tsx'
import * as css from './Combobox.css.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'

const PICTURE_PX = 40

export interface ComboboxRowsProps {
  options: readonly ComboboxOption[]
  /** Index of the active option; -1 if none. */
  active: number
  listId: string
  onPoint: (index: number) => void
  onPick: (option: ComboboxOption) => void
}

/** Suggestions of a combobox; adjacent ones of a group below its name. */
export const ComboboxRows = ({ options, active, listId, onPoint, onPick }: ComboboxRowsProps) =>
  grouped(options).map(({ name, from, members }) => {
    const rows = members.map((option, at) => (
      <Row
        key={option.id}
        id={optionIdOf(listId, from + at)}
        option={option}
        isActive={from + at === active}
        onPoint={() => onPoint(from + at)}
        onPick={() => onPick(option)}
      />
    ))
    if (name === undefined) return <Fragment key={from}>{rows}</Fragment>
    const label = `${listId}-group-${from}`
    return (
      <div key={from} role="group" aria-labelledby={label}>
        <div id={label} role="presentation" className={css.group}>
          {name}
        </div>
        {rows}
      </div>
    )
  })

interface Group {
  name: string | undefined
  /** Index of its first member among all options. */
  from: number
  members: ComboboxOption[]
}

const grouped = (options: readonly ComboboxOption[]): Group[] => {
  const groups: Group[] = []
  options.forEach((option, from) => {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.members.push(option)
    else groups.push({ name: option.group, from, members: [option] })
  })
  return groups
}

interface RowProps {
  id: string
  option: ComboboxOption
  isActive: boolean
  onPoint: () => void
  onPick: () => void
}

const Row = ({ id, option, isActive, onPoint, onPick }: RowProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the list are heard by its field
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={css.option}
    onPointerDown={(event) => event.preventDefault()}
    onPointerMove={onPoint}
    onClick={onPick}
  >
    {option.image === undefined ? (
      <span className={css.sign}>
        <Icon path={option.icon ?? icons.pin} />
      </span>
    ) : (
      <img src={option.image} alt="" width={PICTURE_PX} height={PICTURE_PX} className={css.image} />
    )}
    <span className={css.words}>
      <bdi>
        <Title {...option} />
      </bdi>
      {option.detail && <bdi className={css.detail}>{option.detail}</bdi>}
    </span>
    {option.note && <span className={css.note}>{option.note}</span>}
  </div>
)

const Title = ({ title, typed }: Pick<ComboboxOption, 'title' | 'typed'>) => {
  if (typed === undefined) return title
  const [from, to] = typed
  return (
    <>
      {title.slice(0, from)}
      <b className={css.typed}>{title.slice(from, to)}</b>
      {title.slice(to)}
    </>
  )
}
