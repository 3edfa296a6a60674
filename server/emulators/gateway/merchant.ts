/** The one merchant of the local gateway. These keys open nothing outside this machine. */
export const LOCAL_MERCHANT = {
  merchantId: 'stayless_local',
  publicKey: 'local_public_key',
  privateKey: 'local_private_key',
} as const

/** What the SDK on the server is told of the local gateway at this origin. */
export const localAccount = (origin: string) => ({ mode: 'sandbox-local', origin, ...LOCAL_MERCHANT }) as const

/** The environment the card SDK is told; any other name makes it talk to the live service. */
export const ENVIRONMENT = 'sandbox'
