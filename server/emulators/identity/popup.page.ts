import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { MAX_NAME_LENGTH } from '#contract/user/user.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import { serverWords } from '#locales/server.ts'
import { markup } from '#server/html.ts'
import type { PersonRow, ProviderId } from './identity.tables.ts'

const PROVIDER_NAMES: Record<ProviderId, string> = { 'google.com': 'Google', 'facebook.com': 'Facebook' }

/**
 * The window of the local Google or Facebook: is labeled as a stand-in, and accepts any person. Do not defer its script or make
 * it a module: it must block rendering, since a button must not be visible before it works.
 */
export const popupPage = (provider: ProviderId, locale: Locale, people: readonly PersonRow[]): string => {
  const { t, plural } = serverWords(locale)
  const name = { provider: PROVIDER_NAMES[provider] }
  const items = people.map(
    (person) =>
      markup`<li><button type="button" class="person" data-email="${person.email}" data-name="${person.display_name}"><bdi>${person.display_name}</bdi><span><bdi>${person.email}</bdi></span></button></li>`,
  )
  return markup`<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${withoutIsolates(t('provider.title', name))}</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/emulator/auth/popup.css"><script src="/emulator/auth/popup.js"></script></head>
<body data-wrong-email="${t('provider.wrongEmail')}" data-wrong-name="${plural('provider.wrongName', MAX_NAME_LENGTH)}" data-failed="${t('provider.failed')}" data-no-opener="${t('provider.noOpener')}"><main>
<h1>${t('provider.title', name)}</h1>
<p class="notice">${t('provider.notice', name)}</p>
${items.length === 0 ? [] : markup`<h2>${t('provider.choose')}</h2><ul>${items}</ul><h2>${t('provider.another')}</h2>`}
<form novalidate>
<label>${t('provider.email')}<input name="email" type="email" dir="ltr" autocomplete="off" spellcheck="false"></label>
<label>${t('provider.name')}<input name="name" dir="auto" autocomplete="off" maxlength="${String(MAX_NAME_LENGTH)}"></label>
<p role="alert" id="problem"></p>
<button>${t('provider.proceed')}</button>
</form>
<button type="button" id="cancel">${t('provider.cancel')}</button>
</main></body></html>
`.text
}
