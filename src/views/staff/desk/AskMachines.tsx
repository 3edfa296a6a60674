import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Link } from '@tanstack/react-router'
import * as css from './desk.css.ts'

/** A question to the machines; the answer is on their page. */
export const AskMachines = () => (
  <section className={css.section}>
    <div className={css.head}>
      <h2 className={css.heading}>{texts.ask}</h2>
      <Link to="/staff/machines">{texts.allMachines}</Link>
    </div>
    <form className={css.form} action="/staff/machines" role="search">
      <input
        name="q"
        type="search"
        className={css.field}
        aria-label={texts.question}
        placeholder={texts.questionExample}
        autoComplete="off"
      />
      <Button type="submit" look="line" size="small">
        {texts.search}
      </Button>
    </form>
  </section>
)
