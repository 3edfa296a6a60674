import { withoutIsolates } from '#locales/kit/isolate.ts'
import { SERVER_HEAD_ATTR, OPEN_GRAPH_LOCALE } from '#contract/http/document.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/shared/locale.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { brandName, publicOrigin } from './documentFacts.ts'

export interface PageHeadProps {
  title: string
  description?: string
  /** The address of a picture. */
  image?: string | undefined
  /** The canonical query, such as the destination of a search; nothing else of the query is canonical. */
  canonicalQuery?: string
  /** Not for search engines. */
  hidden?: boolean
  /** Nothing is said beside the title of an error: specification §2. Search engines are told nothing of it. */
  isError?: boolean
}

/** What the server said of the page it sent gives way to what this page says; its title, where later pages have none yet, to the site's name. */
const takeOver = (): void => {
  for (const ahead of document.head.querySelectorAll(`[${SERVER_HEAD_ATTR}]`))
    if (ahead instanceof HTMLTitleElement) ahead.textContent = brandName()
    else ahead.remove()
}

/** Title, description, canonical link and the same page in the other languages. React puts them into the head. */
export const PageHead = (props: PageHeadProps) => {
  const { canonicalQuery = '', isError = false, hidden = isError } = props
  const words = useI18n()
  useEffect(takeOver, [])
  const title = withoutIsolates(props.title)
  const description = props.description && withoutIsolates(props.description)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Absolute: what reads these stands outside of the page.
  const href = (locale: Locale) => new URL(`${writeLocalePath(locale, path)}${canonicalQuery}`, publicOrigin()).href
  return (
    <>
      <title>{isError ? title : `${title} · ${brandName()}`}</title>
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
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brandName()} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          {props.image && <meta property="og:image" content={new URL(props.image, publicOrigin()).href} />}
          <meta property="og:url" content={href(words.locale)} />
          <meta property="og:locale" content={OPEN_GRAPH_LOCALE[words.locale]} />
        </>
      )}
    </>
  )
}
