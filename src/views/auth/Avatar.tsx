import { classes } from '#src/ui/classes.ts'
import * as css from './auth.css.ts'

interface Person {
  first_name: string
  last_name: string
  image: string | null
}

/** The guest's picture, or his initials. Decoration beside the name. */
export const Avatar = ({ person, large = false }: { person: Person; large?: boolean }) => {
  const look = large ? css.largeAvatar : css.avatar
  if (person.image !== null) return <img src={person.image} alt="" className={look} referrerPolicy="no-referrer" />
  return (
    <span className={classes(look)} aria-hidden="true">
      {initials(person)}
    </span>
  )
}

const initials = ({ first_name, last_name }: Person): string =>
  [first_name, last_name].map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase('en') ?? '').join('')
