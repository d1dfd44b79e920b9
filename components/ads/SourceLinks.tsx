import { Fragment } from 'react'
import type { TariffSource } from '@/lib/market/running-costs/tariffs'

const calendar = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })

type Props = { of: string; sources: readonly TariffSource[]; checkedOn: string | null }

/** «Tariffe verificate il 21 novembre 2026: …», with a link to each source. */
export function SourceLinks({ of, sources, checkedOn }: Props) {
  if (checkedOn === null) return null
  return (
    <>
      {of} il {calendar.format(new Date(checkedOn))}:{' '}
      {sources.map(({ label, url }, place) => (
        <Fragment key={label}>
          {place > 0 && ', '}
          <a href={url} rel="noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
      .
    </>
  )
}
