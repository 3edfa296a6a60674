import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { isolate, withoutIsolates } from '#locales/kit/isolate.ts'
import { markup, type Html } from '#server/html.ts'
import { pageAddress } from './addresses.ts'
import type { MailBrand } from './compose.ts'
import type { EmailContent } from './email.ts'
import { blockOf, link, NOTHING, PLACES, type Run } from './emailBlocks.ts'
import { look, sheetsFor } from './look.ts'
import type { MailWords } from './mailWords.ts'

/** Width of the e-mail and its picture, in pixels. */
const WIDTH = '600'
const PICTURE_HEIGHT = '240'

const runOf = (locale: Locale): Run => {
  const dir = textDirection(locale)
  const isRightToLeft = dir === 'rtl'
  return {
    dir,
    start: isRightToLeft ? 'right' : 'left',
    end: isRightToLeft ? 'left' : 'right',
    // Arabic needs more space between lines.
    leading: locale === 'ar' ? '1.7' : '1.5',
    tightLeading: locale === 'ar' ? '1.4' : '1.25',
    whole: (text) => isolate(text, isRightToLeft),
  }
}

const piece = (width: string, colour: string, height = '6'): Html =>
  markup`<td style="padding:0 0 0 1px"><div style="width:${width}px;height:${height}px;background-color:${colour};border-radius:1px;font-size:0;line-height:0">&nbsp;</div></td>`

/** The stay and the hand of `public/icon.svg`, as a table: many mail programs block images by default. */
const MARK = markup`<td width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:8px;background-color:#141a33;border:1px solid #454b65"><table ${PLACES} dir="ltr" align="center"><tr>${[piece('6', '#f3b13c'), piece('7', '#fbf7f0'), piece('2', '#ff7a5a', '16'), piece('6', '#565b70')]}</tr></table></td>`

const headerOf = (brand: MailBrand, locale: Locale, { start }: Run): Html => {
  const home = markup`<a href="${pageAddress(brand.origin, locale, '/')}" ${look('text-decoration:none', { ink: 'ink' })}>${isolate(brand.name)}</a>`
  const name = look(`padding-${start}:12px;font-size:24px;line-height:32px;font-weight:600`, { ink: 'ink' })
  return markup`<table ${PLACES}><tr>${MARK}<td ${name}>${home}</td></tr></table>`
}

const pictureOf = ({ picture }: EmailContent): Html => {
  if (!picture) return NOTHING
  const cell = look('padding:0;border-radius:16px 16px 0 0;font-size:14px', { fill: 'sunken', ink: 'ink2' })
  const style = `display:block;width:100%;max-width:${WIDTH}px;height:auto;border-radius:16px 16px 0 0`
  return markup`<tr><td ${cell}><img src="${picture.src}" alt="${withoutIsolates(picture.alt)}" width="${WIDTH}" height="${PICTURE_HEIGHT}" border="0" style="${style}"></td></tr>`
}

const cardOf = (email: EmailContent, run: Run): Html => {
  const { start, tightLeading } = run
  const heading = look(`margin:0 0 16px;font-size:28px;line-height:${tightLeading};font-weight:600`, { ink: 'ink' })
  const inside = markup`<h1 ${heading}>${email.title}</h1>${email.blocks.map((block) => blockOf(block, run))}`
  return markup`<table ${PLACES} width="100%" ${look('border-radius:16px;border-collapse:separate', { fill: 'surface' })}>${pictureOf(email)}<tr><td class="pad" align="${start}" style="padding:32px 32px 16px;text-align:${start}">${inside}</td></tr></table>`
}

const footerOf = ({ t, parts }: MailWords, brand: MailBrand): Html => {
  const { name, supportEmail } = brand
  const small = look('margin:0;font-size:14px', { ink: 'ink3' })
  const address = link(isolate(supportEmail), `mailto:${supportEmail}`, 'ink3')
  const help = parts('mail.help').map((part) => (typeof part === 'string' ? markup`${part}` : address))
  return markup`<p ${small}>${t('mail.signature', { brand: name })}</p><p ${small}>${help}</p>`
}

/** Keeps the first words of the e-mail from following the preheader in a list of e-mails. */
const BLANK = '\u034F\u200C\u00A0'.repeat(60)

/** Outlook for Windows supports no flexible width, and its cells inherit no font. */
const OUTLOOK_SHEET = markup`<!--[if mso]><style>td,p,h1,a{font-family:'Segoe UI',Arial,sans-serif}.code{font-family:Consolas,monospace}</style><![endif]-->`
const outlookFrame = (dir: string, inside: Html): Html => markup`
<!--[if mso]><table ${PLACES} dir="${dir}" width="${WIDTH}" align="center"><tr><td><![endif]-->
${inside}
<!--[if mso]></td></tr></table><![endif]-->
`

/** Renders an e-mail for mail programs: layout tables, colors as inline styles, no scripts. */
export const renderEmailHtml = (email: EmailContent, words: MailWords, brand: MailBrand): Html => {
  const { locale } = words
  const run = runOf(locale)
  const { dir, start, leading } = run
  const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0'
  const rows = markup`<tr><td align="${start}" style="padding:0 8px 16px">${headerOf(brand, locale, run)}</td></tr><tr><td>${cardOf(email, run)}</td></tr><tr><td align="${start}" style="padding:16px 8px 0;text-align:${start}">${footerOf(words, brand)}</td></tr>`
  const column = markup`<table ${PLACES} dir="${dir}" align="center" width="100%" style="width:100%;max-width:${WIDTH}px;margin:0 auto">${rows}</table>`
  // Programs that strip the body keep this element, with its language and direction.
  const all = look(
    `font-family:Rubik,'Segoe UI',Tahoma,Arial,sans-serif;font-size:16px;line-height:${leading};text-align:${start};overflow-wrap:anywhere`,
    { fill: 'paper', ink: 'ink' },
  )
  const body = markup`<body ${look('margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%', { fill: 'paper' })}><div lang="${locale}" dir="${dir}" ${all}>
<div style="${hidden}">${email.preheader}${BLANK}</div>
<table ${PLACES} dir="${dir}" width="100%" ${look('', { fill: 'paper' })}><tr><td class="out" align="center" style="padding:24px 16px">${outlookFrame(dir, column)}</td></tr></table>
</div></body>`
  return markup`<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="x-apple-disable-message-reformatting"><title>${withoutIsolates(email.subject)}</title>
${sheetsFor(body.text)}${OUTLOOK_SHEET}</head>
${body}</html>
`
}
