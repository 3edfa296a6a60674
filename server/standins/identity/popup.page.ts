import { directionOf, type Locale } from '#contract/locale.ts'
import { MAX_NAME_LENGTH } from '#contract/user.ts'
import { markup } from '#server/html.ts'
import type { PersonRow, ProviderId } from './identity.tables.ts'
import { popupTexts } from './popup.texts.ts'

const PROVIDER_NAMES: Record<ProviderId, string> = { 'google.com': 'Google', 'facebook.com': 'Facebook' }

/**
 * The window of the local Google or Facebook: says what it is, and lets anybody be anybody. Its script holds the page up on purpose,
 * neither deferred nor a module: nothing can be pressed that is not listened to.
 */
export const popupPage = (provider: ProviderId, locale: Locale, people: readonly PersonRow[]): string => {
  const texts = popupTexts[locale]
  const name = PROVIDER_NAMES[provider]
  const known = people.map(
    (person) =>
      markup`<li><button type="button" class="person" data-email="${person.email}" data-name="${person.display_name}"><bdi>${person.display_name}</bdi><span><bdi>${person.email}</bdi></span></button></li>`,
  )
  return markup`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title(name)}</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/emulator/auth/popup.css"><script src="/emulator/auth/popup.js"></script></head>
<body data-wrong-email="${texts.wrongEmail}" data-wrong-name="${texts.wrongName}" data-failed="${texts.failed}" data-no-opener="${texts.noOpener}"><main>
<h1>${texts.title(name)}</h1>
<p class="notice">${texts.notice(name)}</p>
${known.length === 0 ? [] : markup`<h2>${texts.choose}</h2><ul>${known}</ul><h2>${texts.another}</h2>`}
<form novalidate>
<label>${texts.email}<input name="email" type="email" dir="ltr" autocomplete="off" spellcheck="false"></label>
<label>${texts.name}<input name="name" dir="auto" autocomplete="off" maxlength="${String(MAX_NAME_LENGTH)}"></label>
<p role="alert" id="problem"></p>
<button>${texts.proceed}</button>
</form>
<button type="button" id="cancel">${texts.cancel}</button>
</main></body></html>
`.text
}
