import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { runCommand } from '../run-command'
import { billOfMaterials, writeBill } from './bill-of-materials'

await runCommand(async () => {
  const file = path.join(env().dataDir, 'ingrana.cdx.json')
  const bill = billOfMaterials()
  writeBill(bill, file)
  console.log(`${file} is written: ${bill.components.length} packages`)
})
