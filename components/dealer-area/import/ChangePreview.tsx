import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { Chosen } from '@/lib/accounts/selling/stock'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { ChangeForm } from './ChangeForm'

type Props = {
  slug: string
  csrf: string
  /** The parameters of the table it was requested on. */
  list: string
  /** What would change, and of how many. */
  summary: string
  chosen: Chosen
  /** What is sent besides to do it. */
  hidden: Readonly<Record<string, string>>
  /** The button that does it; null where nothing would change. */
  confirm: string | null
  leave: string
  children: ReactNode
}

/** A change of several vehicles before it holds: what it would do, the button that does it, and the way back. */
export function ChangePreview({ slug, csrf, list, summary, chosen, hidden, confirm, leave, children }: Props) {
  return (
    <Panel aria-labelledby="anteprima">
      <h2 id="anteprima">{summary}</h2>
      {children}
      {confirm !== null && <ChangeForm {...{ slug, csrf, list, chosen, hidden, confirm }} />}
      <p>
        <Link href={dealerAreaHref(`${dealerArea.vehicles}?${list}`, slug)}>{leave}</Link>
      </p>
    </Panel>
  )
}
