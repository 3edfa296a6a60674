import { useOperator } from '#src/app/useOperator.ts'
import { addHoteliersTexts } from '#src/i18n/loadTexts.ts'
import { HoteliersPage } from '#src/views/hoteliers/HoteliersPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/hoteliers')({
  loader: ({ context }) => addHoteliersTexts(context.locale, context.texts),
  component: Page,
})

function Page() {
  const { brand, hotel_share_percent } = useOperator()
  return <HoteliersPage brand={brand} sharePercent={hotel_share_percent} />
}
