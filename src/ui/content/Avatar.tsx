import * as css from './Avatar.css.ts'

export interface AvatarProps {
  /** URL of a picture; null shows the initials. */
  image: string | null
  names: readonly string[]
  size?: keyof typeof css.size
}

/** Decorative, beside a name. */
export const Avatar = ({ image, names, size = 'small' }: AvatarProps) =>
  image === null ? (
    <span className={css.size[size]} aria-hidden="true">
      {names.map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? '').join('')}
    </span>
  ) : (
    <img src={image} alt="" className={css.size[size]} referrerPolicy="no-referrer" />
  )
