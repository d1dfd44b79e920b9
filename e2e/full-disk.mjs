// Loaded into a start by --import: every file that Node itself writes into the data folder meets a full disk.
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const write = fs.writeFile
fs.writeFile = async (file, ...rest) => {
  if (!String(file).startsWith(process.env.DATA_DIR)) return write(file, ...rest)
  throw Object.assign(new Error(`ENOSPC: no space left on device, open '${file}'`), { code: 'ENOSPC' })
}
syncBuiltinESMExports()
