import { createCipheriv } from 'node:crypto'

export const BLOCK_BYTES = 16
const ZERO = Buffer.alloc(BLOCK_BYTES)

/** Doubles a block in the field GF(2^128) of the standard. */
const doubled = (block: Buffer): Buffer => {
  const twice = Buffer.alloc(BLOCK_BYTES)
  for (let byte = 0; byte < BLOCK_BYTES; byte += 1)
    twice[byte] = (((block[byte] ?? 0) << 1) | ((block[byte + 1] ?? 0) >> 7)) & 0xff
  if ((block[0] ?? 0) & 0x80) twice[BLOCK_BYTES - 1] = (twice[BLOCK_BYTES - 1] ?? 0) ^ 0x87
  return twice
}

/**
 * AES-256-CMAC tags (NIST SP 800-38B, RFC 4493) of concatenated one-block messages, in the same order. A one-block message is
 * only XORed with the first subkey and encrypted, so a single cipher call serves all of them.
 */
export const cmacOfBlocks = (key: Buffer, blocks: Buffer): Buffer => {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const subkey = doubled(cipher.update(ZERO))
  const masked = Buffer.allocUnsafe(blocks.length)
  for (let byte = 0; byte < blocks.length; byte += 1)
    masked[byte] = (blocks[byte] ?? 0) ^ (subkey[byte % BLOCK_BYTES] ?? 0)
  return cipher.update(masked)
}
