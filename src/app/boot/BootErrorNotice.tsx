import { PLACEHOLDERS } from '#contract/http/document.ts'
import type { DocumentTexts } from '#locales/en/document.ts'
import { LogoMark } from '#src/views/layout/Logo.tsx'
import { BOOT_ERROR_ID } from './bootError.ts'
import * as css from './BootErrorNotice.css.ts'

interface Message {
  title: string
  text: string
}

/**
 * Written into every document at build time: the error shown if the application fails to load, hidden until then, and the notice
 * for browsers without scripts. `whole`: the document has nothing else to show.
 */
export const BootErrorNotice = ({ texts, whole }: { texts: DocumentTexts; whole: boolean }) => {
  const Form = whole ? Whole : Bar
  return (
    <>
      <Form id={BOOT_ERROR_ID} message={texts.lost} texts={texts} />
      <noscript>
        <Form message={texts.noScript} texts={texts} />
      </noscript>
    </>
  )
}

interface FormProps {
  /** With an id, it is hidden until needed. */
  id?: string
  message: Message
  texts: DocumentTexts
}

const Whole = ({ id, message, texts }: FormProps) => (
  <main id={id} hidden={id !== undefined} className={css.whole}>
    <p className={css.brand}>
      <LogoMark />
      <bdi>{PLACEHOLDERS.brand_name}</bdi>
    </p>
    <div role="alert" className={css.words}>
      <h1>{message.title}</h1>
      <p>{message.text}</p>
      <Help texts={texts} />
      <Refresh texts={texts} />
    </div>
  </main>
)

const Bar = ({ id, message, texts }: FormProps) => (
  <div id={id} hidden={id !== undefined} role="alert" className={css.bar}>
    <div className={css.barRow}>
      <div className={css.barWords}>
        <p className={css.barTitle}>{message.title}</p>
        <p>{message.text}</p>
        <Help texts={texts} />
      </div>
      <Refresh texts={texts} />
    </div>
  </div>
)

const Help = ({ texts }: { texts: DocumentTexts }) => (
  <p className={css.help}>
    {texts.help}
    <a href={`tel:${PLACEHOLDERS.support_tel}`}>
      <bdi dir="ltr">{PLACEHOLDERS.support_phone}</bdi>
    </a>
    <a href={`mailto:${PLACEHOLDERS.support_email}`}>
      <bdi dir="ltr">{PLACEHOLDERS.support_email}</bdi>
    </a>
  </p>
)

/** A link, because it works without scripts. */
const Refresh = ({ texts }: { texts: DocumentTexts }) => (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own, query and all
  <a href="" className={css.refresh}>
    {texts.refresh}
  </a>
)
