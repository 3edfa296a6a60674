import { Hono } from 'hono'
import { textDirection } from '#contract/shared/locale.ts'
import type { Database } from '#server/db/schema.ts'
import { isLocalRequest, type PeerEnv } from '#server/http/peer.ts'
import { contentSecurityPolicy, NO_SOURCES } from '#server/http/security.ts'
import { isStorableText } from '#server/http/text.ts'
import { markup, type Html } from '#server/html.ts'
import { readOutbox, type OutboxRow } from './outbox.store.ts'

const STYLE = `
  body { margin: 0 auto; max-width: 960px; padding: 24px; background: #faf6ef; color: #141a33; font: 16px/1.5 system-ui, sans-serif }
  article { margin-block: 16px; padding: 16px 24px; background: #fffdf9; border: 1px solid #e7dfd0; border-radius: 16px }
  h2 { margin: 0; font-size: 18px }
  p { margin: 0; color: #454b65 }
  pre { white-space: pre-wrap; font: inherit }
  iframe { inline-size: 100%; block-size: 480px; border: 1px solid #e7dfd0; border-radius: 8px; background: #fff }
`

const fateOf = ({ sent_at, refused_at }: OutboxRow): string => {
  if (refused_at !== null) return `refused ${refused_at.toString()}`
  return sent_at === null ? 'not sent yet' : `sent ${sent_at.toString()}`
}

const messageOf = (row: OutboxRow): Html => markup`<article>
<h2 dir="auto">${row.subject}</h2>
<p>To <b>${row.recipient}</b>, ${row.lang}, ${fateOf(row)}</p>
<pre dir="${textDirection(row.lang)}">${row.body_text}</pre>
<details><summary>As HTML</summary><iframe sandbox title="The message as HTML" srcdoc="${row.body_html}"></iframe></details>
${(row.attachments ?? []).map(({ name, text }) => markup`<details><summary>${name}</summary><pre>${text}</pre></details>`)}
</article>`

const pageOf = (rows: readonly OutboxRow[]): string =>
  markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><p>E-mails of this embedded run. They went nowhere else.</p>
${rows.map(messageOf)}
${rows.length === 0 ? markup`<p>Nothing was written yet.</p>` : markup``}
</body></html>
`.text

/** The outbox as a page, for reading codes and links of the embedded run. Only from this machine. */
export const outboxPage = ({ db }: { db: Database }): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>({ strict: false })
  app.get('/staff/outbox', async (context, next) => {
    if (!isLocalRequest(context)) return next()
    const to = context.req.query('to')
    const rows = to !== undefined && !isStorableText(to) ? [] : await readOutbox(db, to)
    context.header('Content-Security-Policy', contentSecurityPolicy(NO_SOURCES))
    context.header('Cache-Control', 'no-store')
    return context.html(pageOf(rows))
  })
  return app
}
