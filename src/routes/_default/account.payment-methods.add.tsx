import { AddPaymentMethodPage } from '#src/views/paymentMethods/AddPaymentMethodPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/payment-methods/add')({
  component: AddPaymentMethodPage,
  staticData: { accountPage: 'addPaymentMethod' },
})
