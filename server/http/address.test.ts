import { describe, expect, test } from 'vitest'
import { canonicalPath } from './address.ts'

describe('the canonical path', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/ar', '/ar'],
    ['/ar/hotels/42', '/ar/hotels/42'],
    ['/fr/about', '/about'],
    ['/en', '/'],
    ['/en/he/about', '/he/about'],
    ['/fr/de/about', '/about'],
    ['/AR', '/ar'],
    ['/He/about', '/he/about'],
    ['/about/', '/about'],
    ['/ar/', '/ar'],
    ['/faq', '/faq'],
    ['/ar/staff/bookings', '/staff/bookings'],
    ['/en/HE/staff/bookings/', '/staff/bookings'],
    ['//evil.example', '/evil.example'],
    ['/fr//evil.example', '/evil.example'],
    ['/fr/\\evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/fr/%5Cevil.example', '/%5Cevil.example'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  test('is reached in one step', () => {
    for (const path of ['/fr/', '/EN/AR/x/', '/en//fr//'])
      expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path))
  })
})
