import { placeOfKeys, secretKeys } from '@/lib/kernel/secrets/secret-keys.server'
import { countSecrets, decryptSecrets, encryptSecrets, forgetSecrets } from '@/lib/server/jobs/secrets.server'
import { withDatabase } from './database/with-database'
import { parseWords, readOptions, refuse } from './usage-error'

/** npm run secrets: which key has encrypted how many secrets. --encrypt: all with the first key; --decrypt: none, for an older release; --forget: gives up those whose key is lost. */
const usage = 'npm run -s secrets [-- --encrypt | --decrypt | --forget]'
const works = { encrypt: encryptSecrets, decrypt: decryptSecrets, forget: forgetSecrets }

const wanted = readOptions((words) => {
  const option = { type: 'boolean' } as const
  const given = parseWords(words, { encrypt: option, decrypt: option, forget: option }, usage)
  const names = (['encrypt', 'decrypt', 'forget'] as const).filter((name) => given[name])
  return names.length > 1 ? refuse('Una cosa alla volta.', usage) : names[0]
})

await withDatabase('npm run secrets', async (db) => {
  const keys = secretKeys()
  if (wanted) console.log(`${await works[wanted](db)} secrets were changed (--${wanted})`)
  console.log(`Keys in ${placeOfKeys()}: ${keys.map(({ id }, place) => `${id}${place === 0 ? ' (encrypts)' : ''}`).join(', ')}`)
  for (const [id, count] of await countSecrets(db))
    console.log(
      `${count} secrets ${id === null ? 'are not encrypted' : `are encrypted with ${id}${keys.some((key) => key.id === id) ? '' : ', which is not here'}`}`,
    )
})
