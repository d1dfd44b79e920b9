const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const emptyZip = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const gzip = Buffer.from([0x1f, 0x8b])
const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

/** Files are known by their first bytes, never by their names. */
export function isZip(bytes: Uint8Array): boolean {
  return begins(bytes, zip) || begins(bytes, emptyZip)
}

export function isGzip(bytes: Uint8Array): boolean {
  return begins(bytes, gzip)
}

/** Whether a file is of Office before 2007; protected workbooks of later ones too. */
export function isOldWorkbook(bytes: Uint8Array): boolean {
  return begins(bytes, oldOffice)
}

/** The first signs of a text, whatever its encoding. */
export function firstSigns(bytes: Buffer): string {
  return bytes
    .subarray(0, 1_000)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)+/, '')
    .replaceAll('\0', '')
    .trimStart()
}

function begins(bytes: Uint8Array, mark: Buffer): boolean {
  return mark.equals(bytes.subarray(0, mark.length))
}
