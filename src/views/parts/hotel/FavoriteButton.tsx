import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './FavoriteButton.css.ts'
import { useFavoriteToggle } from './useFavoriteToggle.ts'

/** Adds or removes a favorite. Shows the change immediately; undoes it with a reason if saving fails. */
export const FavoriteButton = ({ id, name, className }: { id: string; name: string; className?: string }) => {
  const words = useI18n()
  const { isSaved, problem, press, dismiss } = useFavoriteToggle(id)
  return (
    <span className={className}>
      <span className={css.place}>
        <IconButton
          icon={icons.heart}
          filled={isSaved}
          label={words.t('favorites.keep', { hotel: name })}
          aria-pressed={isSaved}
          className={css.heart}
          onClick={press}
          onBlur={() => {
            if (problem !== null) dismiss()
          }}
        />
        {problem !== null && (
          <span role="alert" className={css.problem}>
            {words.t('favorites.notSaved')} {errorText(words, problem)}
          </span>
        )}
      </span>
    </span>
  )
}
