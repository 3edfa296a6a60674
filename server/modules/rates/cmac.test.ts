import { expect, test } from 'vitest'
import { cmacOfBlocks } from './cmac.ts'

// NIST SP 800-38B, examples for AES-256.
const KEY = '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4'
const MESSAGE = '6bc1bee22e409f96e93d7e117393172a'
const TAG = '28a7023f452e8f82bd4bf28d8c37c35c'

const hex = (text: string): Buffer => Buffer.from(text, 'hex')

test('the tag of a block matches the standard', () => {
  expect(cmacOfBlocks(hex(KEY), hex(MESSAGE)).toString('hex')).toBe(TAG)
})

test('the tags of many blocks equal those of each block alone', () => {
  const other = 'ae2d8a571e03ac9c9eb76fac45af8e51'
  const alone = cmacOfBlocks(hex(KEY), hex(other)).toString('hex')
  expect(cmacOfBlocks(hex(KEY), hex(other + MESSAGE + other)).toString('hex')).toBe(alone + TAG + alone)
})

test.each([
  ['carries', 0, 'c9f00e3c624dc872523e04eb8402403e'],
  ['does not carry', 1, '31655dd4bd4b6a90f17151d1d4f0845f'],
])('a subkey whose doubling %s matches OpenSSL’s CMAC', (_, byte, tag) => {
  expect(cmacOfBlocks(Buffer.alloc(32, byte), hex(MESSAGE)).toString('hex')).toBe(tag)
})
