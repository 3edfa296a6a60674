/** A response that is JSON text already: for long lists, where `JSON.stringify` would be most of the work. */
export class JsonText<Answer> {
  /** For the type only, never set: keeps the text of one answer from being used for another. */
  declare readonly answer?: Answer
  /** UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
  }
}

/**
 * Returns JSON as a string with one character per byte of its UTF-8. Pieces in any script join to a string of single bytes, and
 * writing that is a copy.
 */
export const octetsOf = (value: unknown): string => {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`
  const json = JSON.stringify(value)
  // oxlint-disable-next-line no-control-regex -- all of ASCII, which is its own UTF-8
  return /^[\0-\x7f]*$/.test(json) ? json : Buffer.from(json).toString('latin1')
}

/** Characters that JSON does not escape. */
const PLAIN = /^[ !#-[\]-~]*$/

/** Writes octets piece by piece: one long string of them would be assembled twice. */
export class OctetWriter {
  #buffer: Buffer<ArrayBuffer>
  #length = 0

  /** @param expected bytes that fit without a reallocation. */
  constructor(expected = 64 * 1024) {
    this.#buffer = Buffer.allocUnsafeSlow(expected)
  }

  write(octets: string): void {
    this.#makeRoom(octets.length)
    this.#length += this.#buffer.write(octets, this.#length, 'latin1')
  }

  /** Appends bytes written earlier. */
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
