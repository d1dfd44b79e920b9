import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { PriceTip as Tip } from '@/lib/accounts/selling/pricing/price-tip'
import { ownAdApi } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import { TipBox } from './TipBox'

type Props = { adId: number; title: string; tip: Tip; priceCents: number | null; csrf: string }

/** A lower price that would earn a label, and the press that sets it. */
export function PriceTip({ adId, title, tip, priceCents, csrf }: Props) {
  return (
    <TipBox data-tone="advice" aria-label="Un consiglio sul prezzo">
      <Icon name="info" />
      <p>{tip.text}</p>
      <form method="post" action={ownAdApi.one(adId)}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="prezzo" value={tip.euro} />
        {priceCents !== null && <input type="hidden" name="prezzo_visto" value={Math.round(priceCents / 100)} />}
        <Button type="submit" name="azione" value="prezzo" variant="primary" size="sm">
          Porta a {euroText(tip.euro * 100)}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </form>
    </TipBox>
  )
}
