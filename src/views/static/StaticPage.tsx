import { useI18n } from '#src/i18n/I18nContext.tsx'
import type { StaticText } from '#src/i18n/loadPages.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import * as css from './StaticPage.css.ts'

/** About, FAQ, terms, privacy: a title, a lead and sections of text. */
export const StaticPage = ({ text }: { text: StaticText }) => {
  const { timesIn } = useI18n()
  return (
    <article className={css.article}>
      <PageHead title={text.title} description={text.lead} />
      <h1 className={css.title}>{text.title}</h1>
      <p className={css.lead}>{text.lead}</p>
      {text.sections.map((section) => (
        <section key={section.heading} className={css.section}>
          <h2 className={css.heading}>{section.heading}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{timesIn(paragraph)}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
