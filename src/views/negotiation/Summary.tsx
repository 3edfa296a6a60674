import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { enums, nullable } from 'superstruct'
import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { saveInquiryReceipt } from '#src/actors/negotiation/inquiry.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { card as cardBox } from '#src/styles/layout.css.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Picture } from '#src/ui/content/Picture.tsx'
import { DownloadButton } from '#src/views/parts/booking/DownloadButton.tsx'
import { Fact, FactList } from '#src/views/parts/booking/FactList.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { momentText } from '#src/views/parts/negotiation/words.ts'
import { CardDialog } from './CardDialog.tsx'
import { EndDialog } from './EndDialog.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as css from './InquiryPage.css.ts'
import { endingOf } from '#src/views/parts/negotiation/ending.rules.ts'
import type { InquiryView } from './useInquiry.ts'

const WIDTH = 144
const HEIGHT = 128

const OPEN = { struct: nullable(enums(['withdraw', 'card'])), policy: 'keep' } as const

/** The booking it is about, the card, what was charged; and the quieter steps. */
export const Summary = ({ inquiry, view }: { inquiry: Inquiry; view: InquiryView }) => {
  const words = useI18n()
  const { hotel, card, charge, actions } = inquiry
  const [open, setOpen] = useSeen<'withdraw' | 'card' | null>('request.open', null, OPEN)
  const close = () => setOpen(null)
  // Where the card is asked for, the status says so with its own button.
  const isCardQuiet = actions.includes('replace_card') && inquiry.deadlines.pay === null
  return (
    <section className={cardBox}>
      <div className={part.part}>
        <div className={css.hotel}>
          {hotel.image !== null && (
            <Picture src={hotel.image} alt="" width={WIDTH} height={HEIGHT} className={css.picture} />
          )}
          <div>
            <p className={part.small}>{words.t('negotiation.status.booking')}</p>
            <h2 className={css.hotelName}>
              <bdi>{hotel.name}</bdi>
            </h2>
            <p className={part.small}>
              <bdi>{hotel.address}</bdi>
            </p>
          </div>
        </div>
        <FactList>
          <Fact name={words.t('negotiation.status.dates')}>
            {words.t('negotiation.status.stayDates', {
              from: words.day(inquiry.checkin_datetime, 'dayMonth'),
              until: words.day(inquiry.checkout_datetime, 'dayMonth'),
            })}
          </Fact>
          {inquiry.guest_id_at_hotel !== '' && (
            <Fact name={words.t('negotiation.status.reference')}>
              <bdi>{inquiry.guest_id_at_hotel}</bdi>
            </Fact>
          )}
          {card !== null && charge === null && endingOf(inquiry) === null && (
            <Fact name={words.t('negotiation.status.card')}>
              {cardName(words, card)}
              <span className={css.eventWhen}>{words.t('negotiation.status.cardKept')}</span>
            </Fact>
          )}
          <Fact name={words.t('negotiation.status.charge')}>
            {charge === null ? (
              words.t('negotiation.status.nothing')
            ) : (
              <>
                <Money exact dollars={charge.amount} />
                <span className={css.eventWhen}>
                  {words.t('negotiation.status.chargedOn', {
                    card: inquiry.by_invoice ? words.t('negotiation.status.invoice') : cardName(words, charge),
                    when: momentText(words, charge.at, hotel.time_zone),
                  })}
                </span>
              </>
            )}
          </Fact>
          {charge !== null && charge.refunded > 0 && (
            <Fact name={words.t('negotiation.status.came')}>
              <Money exact dollars={charge.refunded} />
            </Fact>
          )}
        </FactList>
        {charge !== null && (
          <div className={part.stacked}>
            <DownloadButton icon={icons.document} save={() => saveInquiryReceipt(inquiry, words.locale)}>
              {words.t('negotiation.status.receipt')}
            </DownloadButton>
          </div>
        )}
        {(isCardQuiet || actions.includes('withdraw')) && (
          <div className={css.links}>
            {isCardQuiet && (
              <Button look="quiet" size="small" onClick={() => setOpen('card')}>
                {words.t(card === null ? 'negotiation.status.addCard' : 'negotiation.status.changeCard')}
              </Button>
            )}
            {actions.includes('withdraw') && (
              <Button look="quiet" size="small" onClick={() => setOpen('withdraw')}>
                {words.t('negotiation.status.withdraw')}
              </Button>
            )}
          </div>
        )}
        <EndDialog what="withdraw" open={open === 'withdraw'} inquiry={inquiry} view={view} onClose={close} />
        {open === 'card' && <CardDialog inquiry={inquiry} view={view} onClose={close} />}
      </div>
    </section>
  )
}
