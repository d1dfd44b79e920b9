import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from './add-dealers.server'
import { countDealersByProvince, findDealerIndex } from './dealer-letters.server'

const inIsernia = { provinceCode: 'IS', region: 'molise' }

test(
  'the names of a province are read by letter; a name that begins with a figure has a place of its own',
  withRollback(async (db) => {
    await db`delete from dealer where province_code = 'IS'`
    await addDealers(db, [
      { name: 'Àncora Auto', ...inIsernia, placeIstat: '094023' },
      { name: 'Auto Molise', ...inIsernia },
      { name: '4 Ruote', ...inIsernia },
      { name: 'Auto Altrove', provinceCode: 'CB', region: 'molise' },
    ])
    const all = await findDealerIndex(db, { province: 'IS', letter: null, page: 1 })
    expect(all).toMatchObject({
      total: 3,
      pages: 1,
      letters: [
        { letter: '0', count: 1 },
        { letter: 'a', count: 2 },
      ],
    })
    const named = await findDealerIndex(db, { province: 'IS', letter: 'a', page: 1 })
    expect(named.dealers).toEqual([
      { slug: 'ancora-auto', name: 'Àncora Auto', place: 'Isernia' },
      { slug: 'auto-molise', name: 'Auto Molise', place: null },
    ])
    await expect(findDealerIndex(db, { province: 'IS', letter: 'a', page: 2 })).rejects.toMatchObject({ code: 'notFound' })
    expect(await findDealerIndex(db, { province: 'IS', letter: 'z', page: 1 })).toMatchObject({ total: 0, dealers: [] })
    const molise = (await countDealersByProvince(db)).find(({ region }) => region === 'molise')
    expect(molise?.provinces).toContainEqual({ code: 'IS', count: 3 })
  }),
)
