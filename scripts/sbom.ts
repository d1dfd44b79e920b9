import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { billOfMaterials } from './bill-of-materials'

const file = path.join(env().dataDir, 'ingrana.cdx.json')
const bill = billOfMaterials()
mkdirSync(path.dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file} is written: ${bill.components.length} packages`)
