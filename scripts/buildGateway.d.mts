export const GATEWAY_OUT: string
/** Folders of the packages that the built gateway contains code of. */
export const gatewayPackages: (outDir: string) => Promise<string[]>
/** Builds what the local gateway serves to browsers, unless it is up to date. Resolves to whether it built. */
export const buildGateway: (outDir?: string) => Promise<boolean>
