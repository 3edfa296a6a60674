const MAGIC = 0x950412de

/**
 * Messages of a compiled gettext catalog (little-endian), by key.
 * @throws if the file is not one.
 */
export const readMessages = (bytes: Buffer): Map<string, string> => {
  if (bytes.length < 20 || bytes.readUInt32LE(0) !== MAGIC) throw new Error('no catalogue of messages')
  const [count, keys, values] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
  const textAt = (table: number, index: number): string => {
    const entry = table + 8 * index
    const start = bytes.readUInt32LE(entry + 4)
    return bytes.toString('utf8', start, start + bytes.readUInt32LE(entry))
  }
  return new Map(Array.from({ length: count }, (_, index) => [textAt(keys, index), textAt(values, index)]))
}
