/** Imported by file path, so that the SDK's modules share common code in the bundle; its typings know only the short names. */
declare module 'braintree-web/client/index.js' {
  import { create } from 'braintree-web/client'

  const sdk: { create: typeof create }
  export default sdk
}

declare module 'braintree-web/hosted-fields/index.js' {
  import { create } from 'braintree-web/hosted-fields'

  const sdk: { create: typeof create }
  export default sdk
}

declare module 'braintree-web/data-collector/index.js' {
  import { create } from 'braintree-web/data-collector'

  const sdk: { create: typeof create }
  export default sdk
}

declare module 'braintree-web/three-d-secure/index.js' {
  import { create } from 'braintree-web/three-d-secure'

  const sdk: { create: typeof create }
  export default sdk
}

declare module 'braintree-web/apple-pay/index.js' {
  import type { ApplePay } from 'braintree-web/apple-pay'
  import type { Client } from 'braintree-web/client'

  const sdk: { create(options: { client: Client }): Promise<ApplePay> }
  export default sdk
}

declare module 'braintree-web/google-payment/index.js' {
  import type { Client } from 'braintree-web/client'
  import type { GooglePayment } from 'braintree-web/google-payment'

  const sdk: {
    create(options: { client: Client; googlePayVersion: 2; googleMerchantId?: string }): Promise<GooglePayment>
  }
  export default sdk
}

declare module 'braintree-web/*errors.js' {
  const errors: Record<string, { type: string; code: string }>
  export default errors
}
