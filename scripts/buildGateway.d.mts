export const GATEWAY_OUT: string
/** The folders of the packages that a build holds something of. */
export const gatewayPackages: (outDir: string) => Promise<string[]>
/** Builds what the local gateway serves to browsers, unless it is up to date. Answers whether it had to. */
export const buildGateway: (outDir?: string) => Promise<boolean>
