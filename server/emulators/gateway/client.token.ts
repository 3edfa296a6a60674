import { randomBytes } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import { ENVIRONMENT, LOCAL_MERCHANT } from './merchant.ts'

/** Braintree's lifetime of a client token: 24 hours. */
const TOKEN_MS = 24 * 3600 * 1000
/** The card SDK uses GraphQL only if the schema is no newer than this date. */
const GRAPHQL_DATE = '2018-05-08'

const APPLE_PAY = { countryCode: 'US', currencyCode: 'USD', merchantIdentifier: 'merchant.local' }
const GOOGLE_PAY = { displayName: 'Stayless', environment: ENVIRONMENT, paypalClientId: null }
const WALLET_NETWORKS = ['visa', 'mastercard', 'amex', 'discover']

export interface ClientApi {
  /**
   * Returns base64 JSON for the browser's SDK.
   * @param hasCustomer whether the token is for a customer of the vault.
   */
  clientToken(hasCustomer: boolean): string
  /** True if this gateway issued the fingerprint, and it has not expired. */
  isAuthorized(fingerprint: unknown): boolean
  /** The configuration for GraphQL. */
  configuration(): Record<string, unknown>
  /** The configuration for the older REST API, to which the SDK falls back. */
  restConfiguration(): Record<string, unknown>
}

export const clientApiPath = `/merchants/${LOCAL_MERCHANT.merchantId}/client_api`

/** @param origin called on each use: the port is known only after listening. */
export const clientApi = (ledger: Ledger, origin: () => string): ClientApi => {
  const clientApiUrl = (): string => `${origin()}${clientApiPath}`
  const graphQLUrl = (): string => `${origin()}/graphql`

  const fingerprint = (): string => {
    const body = `${ledger.now() + TOKEN_MS}.${randomBytes(12).toString('hex')}`
    return `${body}.${ledger.sign(body)}`
  }

  const threeDSecure = () => ({
    cardinalAuthenticationJWT: 'local',
    cardinalSongbirdUrl: `${origin()}/songbird.js`,
    cardinalSongbirdIdentityHash: null,
  })

  return {
    clientToken: (hasCustomer) =>
      Buffer.from(
        JSON.stringify({
          version: 2,
          authorizationFingerprint: fingerprint(),
          configUrl: `${clientApiUrl()}/v1/configuration`,
          graphQL: { url: graphQLUrl(), date: GRAPHQL_DATE, features: ['tokenize_credit_cards'] },
          environment: ENVIRONMENT,
          clientApiUrl: clientApiUrl(),
          assetsUrl: origin(),
          authUrl: origin(),
          merchantId: LOCAL_MERCHANT.merchantId,
          challenges: ['cvv'],
          hasCustomer,
        }),
      ).toString('base64'),
    isAuthorized: (value) => {
      if (typeof value !== 'string') return false
      const [expires = '', random = '', signature] = value.split('.')
      return ledger.sign(`${expires}.${random}`) === signature && Number(expires) > ledger.now()
    },
    configuration: () => ({
      environment: ENVIRONMENT.toUpperCase(),
      merchantId: LOCAL_MERCHANT.merchantId,
      assetsUrl: origin(),
      clientApiUrl: clientApiUrl(),
      analyticsUrl: `${origin()}/analytics`,
      creditCard: {
        supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
        challenges: ['CVV'],
        threeDSecureEnabled: true,
        threeDSecure: threeDSecure(),
      },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
      applePayWeb: { ...APPLE_PAY, supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'] },
      googlePay: {
        ...GOOGLE_PAY,
        googleAuthorization: fingerprint(),
        supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
      },
      fastlane: null,
      ideal: null,
      masterpass: null,
      openBanking: null,
      paypal: null,
      unionPay: null,
      usBankAccount: null,
      venmo: null,
      visaCheckout: null,
      braintreeApi: null,
    }),
    restConfiguration: () => ({
      environment: ENVIRONMENT,
      merchantId: LOCAL_MERCHANT.merchantId,
      assetsUrl: origin(),
      clientApiUrl: clientApiUrl(),
      analytics: { url: `${origin()}/analytics` },
      graphQL: { url: graphQLUrl(), features: ['tokenize_credit_cards'] },
      challenges: ['cvv'],
      creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express', 'Discover'] },
      threeDSecureEnabled: true,
      threeDSecure: threeDSecure(),
      applePayWeb: { ...APPLE_PAY, supportedNetworks: WALLET_NETWORKS },
      androidPay: {
        ...GOOGLE_PAY,
        enabled: true,
        googleAuthorizationFingerprint: fingerprint(),
        supportedNetworks: WALLET_NETWORKS,
      },
      paypalEnabled: false,
      venmo: 'off',
    }),
  }
}
