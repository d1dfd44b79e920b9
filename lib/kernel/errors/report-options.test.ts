import { expect, test } from 'vitest'
import { redactingTransport } from './report-options'

type Item = [{ type: string; length?: number }, unknown]

/** What comes out at the other end when these items are sent. */
async function sent(items: Item[], mayRecord: boolean): Promise<Item[]> {
  const left: Item[] = []
  const open = redactingTransport(
    () => ({
      flush: async () => true,
      send: async (envelope) => {
        for (const [header, payload] of envelope[1]) left.push([{ ...header, type: header.type }, payload])
        return {}
      },
    }),
    () => mayRecord,
  )
  await Reflect.apply(open({}).send, undefined, [[{}, items]])
  return left
}
const recording = (text: string): Item => [{ type: 'replay_recording', length: text.length }, text]
const kinds = (items: Item[]) => items.map(([{ type }]) => type)

test('recordings leave only with consent, also at a retry; reports leave without', async () => {
  const replay: Item[] = [[{ type: 'replay_event' }, {}], recording('{"segment_id":0}\n[]')]
  expect(kinds(await sent(replay, true))).toEqual(['replay_event', 'replay_recording'])
  expect(await sent(replay, false)).toEqual([])
  expect(kinds(await sent([[{ type: 'event' }, {}]], false))).toEqual(['event'])
})

test('a recording is redacted before it is sent, with its new length', async () => {
  const events = [{ text: 'riga\nanna@x.it', href: 'https://www.ingrana.it/annunci?citta=è' }]
  const [item] = await sent([recording(`{"segment_id":0}\n${JSON.stringify(events)}`)], true)
  const [header, text] = item ?? []
  const [first = '', second = ''] = String(text).split('\n')
  expect(JSON.parse(first)).toEqual({ segment_id: 0 })
  expect(JSON.parse(second)).toEqual([{ text: 'riga\n[e-mail]', href: 'https://www.ingrana.it/annunci' }])
  expect(header?.length).toBe(Buffer.byteLength(String(text)))
})
