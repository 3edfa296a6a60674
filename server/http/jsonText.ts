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
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`
  const json = JSON.stringify(value)
  // oxlint-disable-next-line no-control-regex -- all of ASCII, which is its own UTF-8
  return /^[\0-\x7f]*$/.test(json) ? json : Buffer.from(json).toString('latin1')
}

/** Stands in JSON as it is. */
const PLAIN = /^[ !#-[\]-~]*$/

/** Takes octets piece by piece; one long string of them would be put together twice. */
export class OctetWriter {
  #buffer: Buffer<ArrayBuffer>
  #length = 0

  /** `expected` bytes fit without being put elsewhere. */
  constructor(expected = 64 * 1024) {
    this.#buffer = Buffer.allocUnsafeSlow(expected)
  }

  write(octets: string): void {
    this.#makeRoom(octets.length)
    this.#length += this.#buffer.write(octets, this.#length, 'latin1')
  }

  /** What was written before. */
  copy(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    this.#buffer.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length)
  }
}
