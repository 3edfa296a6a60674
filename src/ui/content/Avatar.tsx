import * as css from './Avatar.css.ts'

export interface AvatarProps {
  /** Address of a picture; without one the first letters of the names are shown. */
  image: string | null
  names: readonly string[]
  size?: keyof typeof css.size
}

/** Decoration beside the name. */
export const Avatar = ({ image, names, size = 'small' }: AvatarProps) =>
  image === null ? (
    <span className={css.size[size]} aria-hidden="true">
      {names.map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? '').join('')}
    </span>
  ) : (
    <img src={image} alt="" className={css.size[size]} referrerPolicy="no-referrer" />
  )
