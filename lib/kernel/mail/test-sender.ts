// The process that send-due-mails.server.test.ts kills: it sends what is due. Arguments: the address of the database and that of the mail server.
import process from 'node:process'
import { openPool } from '@/lib/kernel/db/db.server'
import { sendDueMails } from './send-due-mails.server'
import { openSmtpTransport } from './smtp-transport.server'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
await sendDueMails(openPool(databaseUrl, 1), openSmtpTransport(smtpUrl, 'noreply@ingrana.test'))
process.exit(0)
