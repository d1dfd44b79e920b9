import { Fragment } from 'react'
import { dateText } from '@/lib/kernel/italian/date-text'
import type { TariffSource } from '@/lib/market/running-costs/tariffs'

type Props = { of: string; sources: readonly TariffSource[]; checkedOn: string | null }

/** «Tariffe verificate il 21 novembre 2026: …», with a link to each source. */
export function SourceLinks({ of, sources, checkedOn }: Props) {
  if (checkedOn === null) return null
  return (
    <>
      {of} il {dateText(checkedOn)}:{' '}
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
