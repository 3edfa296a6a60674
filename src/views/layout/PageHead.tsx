import { DEFAULT_BRAND } from '#contract/brand.ts'
import { DEFAULT_LOCALE, LOCALES } from '#contract/locale.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { writeLocalePath } from '#src/i18n/localePath.ts'
import { useLocation } from '@tanstack/react-router'

export interface PageHeadProps {
  title: string
  description?: string
  /** The canonical query, such as the destination of a search; nothing else of the query is canonical. */
  canonicalQuery?: string
  /** Not for search engines. */
  hidden?: boolean
}

/** Title, description, canonical link and the same page in the other languages. React puts them into the head. */
export const PageHead = ({ title, description, canonicalQuery = '', hidden = false }: PageHeadProps) => {
  const words = useWords()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const href = (locale: (typeof LOCALES)[number]) => `${writeLocalePath(locale, path)}${canonicalQuery}`
  return (
    <>
      <title>{hidden ? title : `${title} · ${DEFAULT_BRAND.name}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={href(words.locale)} />
          {LOCALES.map((locale) => (
            <link key={locale} rel="alternate" hrefLang={locale} href={href(locale)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={href(DEFAULT_LOCALE)} />
        </>
      )}
    </>
  )
}
