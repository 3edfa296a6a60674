import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PLACEHOLDERS } from '#contract/http/document.ts'
import { expect, test } from 'vitest'
import { clientFile, type ClientFile } from './clientFiles.ts'
import { completeDocuments } from './documents.ts'

test('a document contains our public origin, in all encodings', () => {
  const [home] = complete(`<link href="${PLACEHOLDERS.origin}/about"><link href="${PLACEHOLDERS.origin}/">`)
  const expected = '<link href="https://stayless.example/about"><link href="https://stayless.example/">'
  expect(forms(home)).toEqual([expected, expected, expected])
})

test('the brand is escaped, whatever characters it has', () => {
  const [home] = complete(
    `<b>${PLACEHOLDERS.brand_name}</b><a href="tel:${PLACEHOLDERS.support_tel}">${PLACEHOLDERS.support_phone}</a>`,
  )
  expect(home?.plain.toString()).toBe(
    '<b>B&lt;&amp;&gt;B &quot;$&amp;&quot;</b><a href="tel:+15550100">+1 555 0100</a>',
  )
})

test('a requested document is compressed better in the meantime', async () => {
  const text = Array.from({ length: 3000 }, (_, at) => `<p>${(at * 7919) % 1009}</p>`).join('')
  const [page] = complete(text)
  const first = page?.br?.length ?? 0
  await expect.poll(() => page?.br?.length ?? first).toBeLessThan(first)
  expect(forms(page)).toEqual([text, text, text])
})

test('the ETag of a document depends on what is filled in', () => {
  const [one] = complete(PLACEHOLDERS.origin)
  const [other] = complete(PLACEHOLDERS.origin, 'https://other.example')
  expect(one?.etag).not.toBe(other?.etag)
})

test('a shell is filled in too, and other files are left unchanged', () => {
  const script = fileOf(`"${PLACEHOLDERS.origin}"`, 'text/javascript; charset=utf-8')
  const { files, shells } = completeDocuments(
    { files: new Map([['/x.js', script]]), shells: new Map([['en', fileOf(PLACEHOLDERS.origin)]]) },
    blanks('https://stayless.example'),
  )
  expect(files.get('/x.js')).toBe(script)
  expect(shells.get('en')?.plain.toString()).toBe('https://stayless.example')
})

const blanks = (origin: string) => ({
  origin,
  brand_name: 'B<&>B "$&"',
  support_phone: '+1 555 0100',
  support_tel: '+15550100',
  support_email: 'help@stayless.example',
})

const fileOf = (text: string, type = 'text/html; charset=utf-8'): ClientFile =>
  clientFile({ type, immutable: false }, Buffer.from(text))

const complete = (html: string, origin = 'https://stayless.example'): ClientFile[] => [
  ...completeDocuments(
    { files: new Map([['/index.html', fileOf(html)]]), shells: new Map() },
    blanks(origin),
  ).files.values(),
]

const forms = (file: ClientFile | undefined): string[] =>
  file?.br && file.gzip
    ? [file.plain, brotliDecompressSync(file.br), gunzipSync(file.gzip)].map((form) => form.toString())
    : []
