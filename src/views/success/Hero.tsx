import { pictureFormat } from '#contract/hotel/pictures.ts'
import { above } from '#src/styles/media.ts'
import { Picture } from '#src/ui/content/Picture.tsx'
import * as css from './Hero.css.ts'

/** The hotel at the check-in hour, with a check mark. */
export const Hero = ({ image }: { image: string }) => (
  <div className={css.hero}>
    {image !== '' && (
      <Picture
        src={pictureFormat(image, 1600, 900)}
        instead={{ src: pictureFormat(image, 1600, 600), media: above('sm') }}
        alt=""
        width={1600}
        height={600}
        eager
        className={css.picture}
      />
    )}
    <svg className={css.mark} viewBox="0 0 56 56" aria-hidden="true">
      <circle className={css.disc} cx="28" cy="28" r="28" />
      <path className={css.check} pathLength={1} d="M17 29l8 8 15-17" />
    </svg>
  </div>
)
