import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { writeMissedMonths, writeMissingRegions, writeMonthsBefore } from './write-months.server'

test(
  'months before and after a recorded one are written once each, and no month that is not over',
  withRollback(async (db) => {
    await db`delete from observed_vehicle`
    await db`insert into observed_vehicle (make, model, version, age_years, mileage_km) values ('fiat', 'panda', '', 5, 60000)`
    await db`
      insert into observed_month (make, model, month, price_euro, low_euro, high_euro, ads)
      values ('fiat', 'panda', '2026-09-01', 9000, 8000, 10000, 40)`
    const write = async () => {
      await writeMonthsBefore(db, new Date('2026-09-01'), 2)
      await writeMissedMonths(db, new Date('2026-11-29'))
      return db<{ month: string; isOrdered: boolean }[]>`
        select to_char(month, 'YYYY-MM') as month, low_euro < price_euro and price_euro < high_euro as is_ordered from observed_month order by month`
    }
    const expected = ['2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({ month, isOrdered: true }))
    expect(await write()).toEqual(expected)
    expect(await write()).toEqual(expected)
  }),
)

test(
  'months of regions follow the country, and are estimates where too few ads were seen in a year',
  withRollback(async (db) => {
    await db`delete from observed_vehicle`
    await db`insert into observed_vehicle (make, model, version, age_years, mileage_km) values ('fiat', 'panda', '', 5, 60000)`
    await db`
      insert into observed_month (make, model, month, price_euro, low_euro, high_euro, ads)
      values ('fiat', 'panda', '2025-09-01', 8000, 7000, 9000, 60), ('fiat', 'panda', '2026-09-01', 10000, 9000, 11000, 100)`
    await db`
      insert into observed_region_month (make, model, region, month, price_euro, low_euro, high_euro, ads, is_estimate)
      values ('fiat', 'panda', 'toscana', '2026-09-01', 11000, 10000, 12000, 33, false)`
    const write = async () => {
      await writeMissingRegions(db)
      return db<{ month: string; ads: number; isEstimate: boolean; isNear: boolean }[]>`
        select to_char(month, 'YYYY-MM') as month, ads, is_estimate, abs(price_euro - 8800) < 400 as is_near from observed_region_month order by month`
    }
    const expected = [
      { month: '2025-09', ads: 29, isEstimate: true, isNear: true },
      { month: '2026-09', ads: 33, isEstimate: false, isNear: false },
    ]
    expect(await write()).toEqual(expected)
    expect(await write()).toEqual(expected)
  }),
)
