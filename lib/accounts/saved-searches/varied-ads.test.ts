import { expect, test } from 'vitest'
import { variedAds } from './varied-ads'

const ad = (id: number, title: string, name?: string) => ({
  card: {
    id,
    title,
    seller: name === undefined ? ({ kind: 'privato', name: 'Privato' } as const) : ({ kind: 'concessionario', name } as const),
  },
})

test('the first ads of an alert are of different sellers, and of one seller different models', () => {
  const dealers = [...Array(5).keys()].map((id) => ad(id, id < 3 ? 'Fiat Panda' : 'Fiat 500', 'Lambro'))
  const ads = [...dealers, ad(5, 'Fiat Panda'), ad(6, 'Fiat Panda'), ad(7, 'Fiat Panda', 'Ticino')]
  expect(variedAds(ads).map(({ card }) => card.id)).toEqual([0, 5, 6, 7, 3, 1, 4, 2])
  expect(variedAds([])).toEqual([])
})
