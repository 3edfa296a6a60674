import type { ConfigResponse } from '#contract/http/config.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useEffect, useRef, useState } from 'react'
import * as css from './HoteliersPage.css.ts'

const useForm = lazyPart(() => import('./JoinForm.tsx'))
const NEAR = '800px'
const AFTERWARDS = ['confirm', 'reach', 'leave'] as const

/** The form loads when it comes near: most readers never reach it. */
export const Join = ({ brand }: { brand: ConfigResponse['brand'] }) => {
  const words = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const { part, hasFailed, retry } = useForm(isNear)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section className={css.section} id="join" tabIndex={-1} onFocus={() => setNear(true)}>
      <h2 className={css.title}>{words.t('hoteliers.join')}</h2>
      <div className={css.join}>
        <div ref={place} className={css.form}>
          {part !== null ? (
            <part.JoinForm />
          ) : hasFailed ? (
            <ChunkError onRetry={retry} />
          ) : (
            <p className={css.small}>{words.t('hoteliers.form.loading')}</p>
          )}
        </div>
        <div className={css.beside}>
          <h3 className={css.factTitle}>{words.t('hoteliers.form.afterwards')}</h3>
          <ul className={css.checks}>
            {AFTERWARDS.map((name) => (
              <li key={name} className={css.check}>
                <Icon path={icons.check} className={css.checkIcon} />
                {words.t(`hoteliers.form.${name}`)}
              </li>
            ))}
          </ul>
          <p className={css.talk}>
            <Icon path={icons.phone} />
            <span>
              <Trans
                text="hoteliers.form.talk"
                parts={{
                  phone: (
                    <a key="phone" href={`tel:${brand.support_phone.replaceAll(' ', '')}`}>
                      <Numeral>{brand.support_phone}</Numeral>
                    </a>
                  ),
                }}
              />
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}
