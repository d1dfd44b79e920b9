import { expect, test } from 'vitest'
import { KeptData, type PageData } from './kept-data.server'

/** A page that counts how often it is loaded, and a clock that stands. */
function openKept() {
  const clock = { ms: 1 }
  const kept = new KeptData(() => clock.ms)
  let loads = 0
  const load = (): Promise<PageData> => Promise.resolve({ own: { load: (loads += 1) }, status: 200 })
  const ask = async (address = '/usate') => (await kept.recall(address, load)).own['load']
  return { clock, kept, ask }
}

test('what is asked for again within a second is given from then on for a second, each address by itself', async () => {
  const { clock, kept, ask } = openKept()
  kept.connect()
  expect([await ask(), await ask(), await ask('/usate/fiat'), await ask()]).toEqual([1, 2, 3, 2])
  clock.ms += 999
  expect(await ask()).toBe(2)
  clock.ms += 2
  expect(await ask()).toBe(4)
})

test('after a change the first who asks gets what is new, and so does whoever asks after the next one', async () => {
  const { kept, ask } = openKept()
  kept.connect()
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 2])
  kept.forget()
  expect([await ask(), await ask(), await ask()]).toEqual([3, 4, 4])
})

test('who asks at once waits for one loading, and nobody who asks after a change gets what was begun before it', async () => {
  const { kept } = openKept()
  kept.connect()
  const page = (price: number): PageData => ({ own: { price }, status: 200 })
  const answers: (() => void)[] = []
  const slowly = (price: number) => () => new Promise<PageData>((resolve) => answers.push(() => resolve(page(price))))
  const early = [kept.recall('/', slowly(100)), kept.recall('/', slowly(0))]
  kept.forget()
  const late = [kept.recall('/', slowly(90)), kept.recall('/', slowly(0))]
  for (const answer of answers.toReversed()) answer()
  expect(await Promise.all([...early, ...late])).toEqual([page(100), page(100), page(90), page(90)])
})

test('nothing is kept before changes are heard, nor when they are not heard any more', async () => {
  const { kept, ask } = openKept()
  expect([await ask(), await ask()]).toEqual([1, 2])
  kept.connect()
  expect([await ask(), await ask(), await ask()]).toEqual([3, 4, 4])
  kept.disconnect()
  expect([await ask(), await ask()]).toEqual([5, 6])
  kept.connect()
  expect([await ask(), await ask(), await ask()]).toEqual([7, 8, 8])
})

test('a failure is told to all who waited for it, and the next tries again', async () => {
  const { kept, ask } = openKept()
  kept.connect()
  const failing = () => Promise.reject(new Error('away'))
  const waiting = [kept.recall('/usate', failing), kept.recall('/usate', failing)]
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe(1)
})
