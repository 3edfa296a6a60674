import type { HotelPayout, HotelPayoutsResponse } from '#contract/inquiry/payouts.ts'
import { hotelPayouts, savePayouts } from '#src/actors/negotiation/payouts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { staffPayouts as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { DownloadButton } from '#src/views/parts/booking/DownloadButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countPages, payoutMonths } from './payouts.rules.ts'
import * as css from './staff.css.ts'
import { StaffAnswer } from './StaffAnswer.tsx'
import * as tableCss from './StaffPayouts.css.ts'

/** Decisions §6: what each hotel is owed for the extra hours of one month. */
export const StaffPayouts = () => {
  const words = useI18n()
  const [months] = useState(() => payoutMonths(Temporal.Now.instant()))
  const [shown, setShown] = useState({ month: months[0] ?? '', page: 1 })
  const query = useQuery({ ...hotelPayouts(shown.month, shown.page), refetchOnMount: 'always' })
  return (
    <>
      <Select
        label={texts.month}
        withoutMessage
        className={css.filter}
        value={shown.month}
        options={months.map((value) => ({ value, label: words.day(`${value}-01`, 'monthYear') }))}
        onChange={({ target }) => setShown({ month: target.value, page: 1 })}
      />
      <p className={css.text}>{texts.text}</p>
      <StaffAnswer query={query}>
        {(answer) =>
          answer.files === 0 ? (
            <p role="status" className={css.text}>
              {texts.none}
            </p>
          ) : (
            <>
              <PayoutTable answer={answer} />
              {countPages(answer.found) > 1 && (
                <Pages
                  page={shown.page}
                  pages={countPages(answer.found)}
                  onChange={(page) => setShown({ ...shown, page })}
                />
              )}
              <div className={css.actions}>
                {Array.from({ length: answer.files }, (_, index) => (
                  <DownloadButton key={index} icon={icons.document} save={() => savePayouts(answer.month, index + 1)}>
                    {answer.files === 1 ? texts.csv : `${texts.part} ${words.number(index + 1)}`}
                  </DownloadButton>
                ))}
              </div>
            </>
          )
        }
      </StaffAnswer>
    </>
  )
}

const PayoutTable = ({ answer: { payouts, total } }: { answer: HotelPayoutsResponse }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
  <div className={tableCss.scroll} role="region" aria-label={texts.table} tabIndex={0}>
    <table className={tableCss.table}>
      <thead>
        <tr>
          <th scope="col" className={tableCss.text}>
            {texts.hotel}
          </th>
          {(['requests', 'charged', 'refunded', 'owed'] as const).map((column) => (
            <th key={column} scope="col" className={tableCss.amount}>
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <tr key={payout.hotel_key}>
            <th scope="row" className={tableCss.text}>
              <bdi>{payout.hotel}</bdi>
            </th>
            <Amounts sums={payout} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={tableCss.text}>
            {texts.total}
          </th>
          <Amounts sums={total} />
        </tr>
      </tfoot>
    </table>
  </div>
)

const Amounts = ({ sums }: { sums: Omit<HotelPayout, 'hotel' | 'hotel_key'> }) => {
  const words = useI18n()
  return (
    <>
      <td className={tableCss.amount}>
        <Numeral>{words.number(sums.requests)}</Numeral>
      </td>
      {[sums.charged, sums.refunded, sums.owed].map((dollars, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- three columns that never move
        <td key={index} className={tableCss.amount}>
          <Money exact dollars={dollars} />
        </td>
      ))}
    </>
  )
}

const Pages = ({ page, pages, onChange }: { page: number; pages: number; onChange: (page: number) => void }) => {
  const words = useI18n()
  return (
    <nav aria-label={texts.pages} className={css.actions}>
      <Button look="line" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {texts.previous}
      </Button>
      <span role="status">
        {texts.page} <Numeral>{`${words.number(page)} / ${words.number(pages)}`}</Numeral>
      </span>
      <Button look="line" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  )
}
