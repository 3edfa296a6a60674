export const GATEWAY_OUT: string
/** Builds what the local gateway serves to browsers, unless it is up to date. Answers whether it had to. */
export const buildGateway: (outDir?: string) => Promise<boolean>
