// `vitest` expects the state of its worker before it is loaded: this is the part that `expect` reads.
export const POLL_TIMEOUT_MS = 2000

Object.assign(globalThis, {
  __vitest_worker__: {
    config: { expect: { poll: { timeout: POLL_TIMEOUT_MS } }, snapshotOptions: { expand: false }, fakeTimers: {} },
    environment: { name: 'node' },
  },
})
