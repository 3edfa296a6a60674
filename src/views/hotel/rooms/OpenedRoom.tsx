import type { RoomRate } from '#contract/hotel/rates.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Chip } from '#src/ui/content/Tag.tsx'
import { useId, type ReactNode } from 'react'
import { OpenedOffer, type OpenedOfferProps } from './OpenedOffer.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { rateWith } from './rateWords.ts'
import * as list from './RateList.css.ts'

export interface OpenedRoomProps extends OpenedOfferProps {
  /** Plans of the room. */
  sold: readonly RoomRate[]
  /** The selected plan. */
  opened: RoomRate
  onOpen: (rate: RoomRate) => void
}

export const OpenedRoom = ({ sold, opened, onOpen, ...offer }: OpenedRoomProps) => (
  <>
    <Plans rates={sold} opened={opened} onOpen={onOpen} />
    <PlanTerms rate={opened} />
    <OpenedOffer {...offer} />
  </>
)

/** Decisions §3: a plan answers two questions. Each is asked where both answers are sold; `PlanTerms` says the only one. */
const Plans = ({
  rates,
  opened,
  onOpen,
}: {
  rates: readonly RoomRate[]
  opened: RoomRate
  onOpen: (rate: RoomRate) => void
}) => {
  const words = useI18n()
  const { board, cancellation } = opened
  return (
    <>
      <Question
        title={words.t('hotel.rate.cancellation')}
        opened={opened}
        onOpen={onOpen}
        answers={[
          {
            rate: rateWith(rates, { board, refundable: true }),
            isGiven: cancellation.refundable,
            name: words.t('search.filters.freeToCancel'),
          },
          {
            rate: rateWith(rates, { board, refundable: false }),
            isGiven: !cancellation.refundable,
            name: words.t('hotel.rate.notRefundable'),
          },
        ]}
      />
      <Question
        title={words.t('hotel.amenity.breakfast')}
        opened={opened}
        onOpen={onOpen}
        answers={(['room_only', 'breakfast'] as const).map((answer) => ({
          rate: rateWith(rates, { board: answer, refundable: cancellation.refundable }),
          isGiven: board === answer,
          name: words.t(`hotel.board.${answer}`),
        }))}
      />
    </>
  )
}

interface Answer {
  /** Null: not sold with the other question’s answer. */
  rate: RoomRate | null
  isGiven: boolean
  name: string
}

/** The other answer shows its price difference. */
const Question = ({
  title,
  opened,
  onOpen,
  answers,
}: {
  title: string
  opened: RoomRate
  onOpen: (rate: RoomRate) => void
  answers: readonly Answer[]
}): ReactNode => {
  const words = useI18n()
  const id = useId()
  const sold = answers.flatMap(({ rate, ...answer }) => (rate === null ? [] : [{ ...answer, rate }]))
  if (sold.length < 2) return null
  return (
    <div className={list.question} role="group" aria-labelledby={id}>
      <span id={id} className={list.questionTitle}>
        {title}
      </span>
      <div className={list.plans}>
        {sold.map(({ rate, isGiven, name }) => (
          <Chip key={name} pressed={isGiven} onPress={() => onOpen(rate)}>
            {name}
            {!isGiven && (
              <>
                {' · '}
                <Numeral direction="auto">{words.moneyChange(opened.total, rate.total)}</Numeral>
              </>
            )}
          </Chip>
        ))}
      </div>
    </div>
  )
}
