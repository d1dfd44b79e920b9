import { randomUUID } from 'node:crypto'
import { asForm } from './http-client'

type File = readonly [name: string, content: Buffer | string]

/** A form with files as a browser without JavaScript sends it: the fields first, then the files, all under one name. */
export function multipart(fields: Readonly<Record<string, string>>, name: string, files: readonly File[]) {
  const boundary = `x${randomUUID()}`
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const parts = [
    ...Object.entries(fields).map(([field, value]) => part(`name="${field}"`, value)),
    ...files.map(([file, content]) => part(`name="${name}"; filename="${file}"`, content)),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return { body: Buffer.concat(parts), headers: { ...asForm, 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
