const BASIS = [0x811c9dc5, 0x050c5d1f] as const
const PRIME = 0x01000193

/** FNV-1a from two bases: 64 bits in hexadecimal digits, the same everywhere; not for secrets. */
export const textDigest = (text: string): string =>
  BASIS.map((basis) => {
    let sum: number = basis
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME)
    return (sum >>> 0).toString(16).padStart(8, '0')
  }).join('')
