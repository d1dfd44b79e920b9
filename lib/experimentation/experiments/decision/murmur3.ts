/** MurmurHash3, 32 bit. Takes the low byte of each character, as the vendor does: for letters with accents that differs from UTF-8. */
export function murmur3(text: string, seed: number): number {
  const tail = text.length & 3
  const end = text.length - tail
  let hash = seed
  for (let at = 0; at < end; at += 4) {
    hash ^= scramble(byteAt(text, at) | (byteAt(text, at + 1) << 8) | (byteAt(text, at + 2) << 16) | (byteAt(text, at + 3) << 24))
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0
  }
  let rest = 0
  for (let at = tail - 1; at >= 0; at--) rest = (rest << 8) | byteAt(text, end + at)
  return finish(hash ^ scramble(rest) ^ text.length)
}

const byteAt = (text: string, at: number) => text.charCodeAt(at) & 0xff

function scramble(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51)
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
}

function finish(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return (second ^ (second >>> 16)) >>> 0
}
