import { vi } from 'vitest'

/** Replaces a function with `instead` until the test file ends. Its module must be listed in `vitest.browser.setup.ts`. */
export const replace = (original: unknown, instead: (...given: never[]) => unknown): void => {
  if (!vi.isMockFunction(original)) throw new Error('no function of a module on the list')
  original.mockImplementation(instead)
}
