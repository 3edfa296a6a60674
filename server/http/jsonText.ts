/** An answer that is already written as JSON: for long lists, where `JSON.stringify` would be most of the work. */
export class JsonText<Answer> {
  /** Keeps the text of one answer from passing for another's; it is never there. */
  declare readonly answer?: Answer
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
  }
}

/**
 * JSON as a string that has one character for each byte of its UTF-8. Pieces in any script then join to a string of single bytes, and
 * writing it is a copy.
 */
export const octetsOf = (value: unknown): string => {
  const json = JSON.stringify(value)
  // oxlint-disable-next-line no-control-regex -- all of ASCII, which is its own UTF-8
  return /^[\0-\x7f]*$/.test(json) ? json : Buffer.from(json).toString('latin1')
}

/** Takes octets piece by piece; one long string of them would be put together twice. */
export class OctetWriter {
  #buffer = Buffer.allocUnsafe(64 * 1024)
  #length = 0

  write(octets: string): void {
    const needed = this.#length + octets.length
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length))
      this.#buffer.copy(larger, 0, 0, this.#length)
      this.#buffer = larger
    }
    this.#length += this.#buffer.write(octets, this.#length, 'latin1')
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length)
  }
}
