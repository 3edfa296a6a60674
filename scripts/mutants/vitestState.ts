// `vitest` wants to know in whose worker it runs before it is loaded: this is the part that `expect` asks for.
export const POLL_TIMEOUT_MS = 2000

Object.assign(globalThis, {
  __vitest_worker__: {
    config: { expect: { poll: { timeout: POLL_TIMEOUT_MS } }, snapshotOptions: { expand: false }, fakeTimers: {} },
    environment: { name: 'node' },
  },
})
