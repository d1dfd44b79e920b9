import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '@/lib/kernel/errors/app-error'
import { maxFileBytes } from '@/lib/market/dealer-imports/dealer-import'
import { findImport, listImports, startImport } from '@/lib/market/dealer-imports/dealer-imports.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'
import { receiveFiles } from '@/lib/server/http/receive/receive-files.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: {
    scope: 'stock:read',
    run: async ({ db, partner: { dealership } }) => ({ imports: await listImports(db, dealership.dealerId) }),
  },
  /** Receives a file (CSV, XLSX or XML, as the body or a form field); its columns are tried next. */
  POST: {
    scope: 'stock:write',
    status: 201,
    isFile: true,
    run: ({ call, db, partner: { dealership, user } }) =>
      receiveFiles(
        call.request,
        { folder: path.join(tmpdir(), 'ingrana-uploads'), maxFileBytes, maxFiles: 1, admit: async () => {} },
        async ([file]) => {
          if (!file || file.bytes === 0) throw new AppError('invalid', 'no file', { shownText: 'Manda il file con lo stock.' })
          if (file.bytes > maxFileBytes)
            throw new AppError('tooLarge', 'too large', { shownText: `Il file supera ${maxFileBytes / 1024 / 1024} MB.` })
          const upload = { dealerId: dealership.dealerId, userId: user.id, fileName: file.name, bytes: await readFile(file.path) }
          return findImport(db, dealership.dealerId, await startImport(db, upload))
        },
      ),
  },
})
