/** The only merchant of the local gateway. These keys are no secret: they open nothing outside this machine. */
export const LOCAL_MERCHANT = {
  merchantId: 'stayless_local',
  publicKey: 'local_public_key',
  privateKey: 'local_private_key',
} as const

/** Returns the settings of the server's SDK for the local gateway at this origin. */
export const localAccount = (origin: string) => ({ mode: 'sandbox-local', origin, ...LOCAL_MERCHANT }) as const

/** Environment for the card SDK; with any other name it would call the live service. */
export const ENVIRONMENT = 'sandbox'
