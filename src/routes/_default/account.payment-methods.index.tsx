import { PaymentMethodsPage } from '#src/views/paymentMethods/PaymentMethodsPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/payment-methods/')({
  component: PaymentMethodsPage,
  staticData: { accountPage: 'paymentMethods' },
})
