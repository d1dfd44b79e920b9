import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/Button'
import { type AdInHand, editForm } from '@/lib/accounts/selling/ad-in-hand'

type Props = { ad: Pick<AdInHand, 'adId' | 'dealerSlug'>; csrf: string; variant?: ButtonVariant; children: ReactNode }

/** Begins a change of an ad, from its own page. */
export function EditAdForm({ ad, csrf, variant = 'outline', children }: Props) {
  const { action, fields } = editForm(ad)
  return (
    <form method="post" action={action}>
      {Object.entries({ _csrf: csrf, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  )
}
