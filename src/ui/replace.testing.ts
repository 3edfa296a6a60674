import { vi } from 'vitest'

/** Calls `instead` wherever a function is called, until the file ends: one of a module on the list of `vitest.browser.setup.ts`. */
export const replace = (original: unknown, instead: (...given: never[]) => unknown): void => {
  if (!vi.isMockFunction(original)) throw new Error('no function of a module on the list')
  original.mockImplementation(instead)
}
