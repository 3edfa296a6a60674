import { AddPaymentMethodPage } from '#src/views/paymentMethods/AddPaymentMethodPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/payment-methods/add')({
  component: AddPaymentMethod,
  staticData: { accountPage: 'addPaymentMethod' },
})

function AddPaymentMethod() {
  const navigate = Route.useNavigate()
  return <AddPaymentMethodPage onAdded={() => void navigate({ to: '/account/payment-methods', replace: true })} />
}
