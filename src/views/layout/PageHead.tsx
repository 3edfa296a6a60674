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
  /** URL of a picture. */
  image?: string | undefined
  /** The canonical part of the query, e.g. the destination of a search. */
  canonicalQuery?: string
  /** Sets noindex. */
  hidden?: boolean
  /** Error page: title only (specification §2), and noindex. */
  isError?: boolean
}

/**
 * Removes the server-rendered head once this page sets its own. The server's title becomes the site's name, for later pages
 * without a title yet.
 */
const takeOver = (): void => {
  for (const ahead of document.head.querySelectorAll(`[${SERVER_HEAD_ATTR}]`))
    if (ahead instanceof HTMLTitleElement) ahead.textContent = brandName()
    else ahead.remove()
}

/** Title, description, canonical link and alternate languages. React hoists them into the head. */
export const PageHead = (props: PageHeadProps) => {
  const { canonicalQuery = '', isError = false, hidden = isError } = props
  const words = useI18n()
  useEffect(takeOver, [])
  const title = withoutIsolates(props.title)
  const description = props.description && withoutIsolates(props.description)
  const path = useLocation({ select: ({ pathname }) => pathname })
  // Absolute: read outside the page.
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
