import { startGateway, type GatewayOptions, type RunningGateway } from './gateway.ts'

/** Starts a gateway for a test, on any free port of this machine. Its data is in `dataDir`. */
export const startTestGateway = (
  options: Pick<GatewayOptions, 'dataDir'> & Partial<GatewayOptions>,
): Promise<RunningGateway> => startGateway({ ...TEST_OPTIONS, ...options })

const TEST_OPTIONS = {
  mode: 'embedded',
  port: 0,
  host: '127.0.0.1',
  appOrigin: 'http://127.0.0.1:3000',
  log: () => undefined,
} as const
