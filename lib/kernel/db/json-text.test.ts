import { expect, test } from 'vitest'
import { getDb } from './db.server'
import { jsonText } from './json-text'

test.each([
  { why: 'half a sign', given: 'a\ud83d', stored: 'a\ufffd' },
  { why: 'the other half', given: '\ude97b', stored: '\ufffdb' },
  { why: 'a whole sign', given: 'a🚗b', stored: 'a🚗b' },
  { why: 'halves in the wrong order', given: '\ude97\ud83d', stored: '\ufffd\ufffd' },
  { why: 'a zero character', given: 'a\0b', stored: 'ab' },
  { why: 'somebody’s own backslashes', given: String.raw`\ud83d \\u0000 \u0000`, stored: String.raw`\ud83d \\u0000 \u0000` },
  { why: 'a backslash before half a sign', given: '\\\ud83d', stored: '\\\ufffd' },
  { why: 'other controls', given: '\u0001\u001f\n"', stored: '\u0001\u001f\n"' },
])('a text is stored in jsonb as far as PostgreSQL can hold it: $why', async ({ given, stored }) => {
  const [row] = await getDb()<{ text: string; key: string }[]>`
    select value ->> 'text' as text, (select key from jsonb_object_keys(value -> 'named') key) as key
    from (select ${jsonText({ text: given, named: { [given]: 1 } })}::text::jsonb as value) as stored`
  expect(row).toEqual({ text: stored, key: stored })
})
