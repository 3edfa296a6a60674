import type { ConfigResponse } from '#contract/http/config.ts'

/** Source of the card SDK: our bundle for the live service, the local gateway's own copy for the emulator. */
export type PaymentConfig = ConfigResponse['payment']

const bundled = {
  client: () => import('braintree-web/client/index.js'),
  'hosted-fields': () => import('braintree-web/hosted-fields/index.js'),
  'data-collector': () => import('braintree-web/data-collector/index.js'),
  'three-d-secure': () => import('braintree-web/three-d-secure/index.js'),
  'apple-pay': () => import('braintree-web/apple-pay/index.js'),
  'google-payment': () => import('braintree-web/google-payment/index.js'),
}
type Bundled = typeof bundled
export type SdkName = keyof Bundled
type SdkOf<Name extends SdkName> = Awaited<ReturnType<Bundled[Name]>>['default']

/** The local gateway builds its copy from the same package, so a `create` function is proof enough. */
const isSdk = <Name extends SdkName>(_name: Name, value: unknown): value is SdkOf<Name> =>
  typeof value === 'object' && value !== null && 'create' in value && typeof value.create === 'function'

const fromGateway = async <Name extends SdkName>(origin: string, name: Name): Promise<SdkOf<Name>> => {
  const loaded: { default?: unknown } = await import(/* @vite-ignore */ `${origin}/sdk/${name}.mjs`)
  if (!isSdk(name, loaded.default)) throw new Error(`${origin} serves no ${name}`)
  return loaded.default
}

const fromBundle = async <Name extends SdkName>(name: Name): Promise<SdkOf<Name>> => {
  const loaded: { default: unknown } = await bundled[name]()
  if (!isSdk(name, loaded.default)) throw new Error(`the bundle has no ${name}`)
  return loaded.default
}

/** Loads one module of the card SDK; rejects if its script does not load. */
export const loadBraintree = <Name extends SdkName>(payment: PaymentConfig, name: Name): Promise<SdkOf<Name>> =>
  payment.mode === 'sandbox-local' && payment.gateway_origin !== null
    ? fromGateway(payment.gateway_origin, name)
    : fromBundle(name)
