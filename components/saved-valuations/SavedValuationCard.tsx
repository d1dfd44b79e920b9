import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { SavedValuation } from '@/lib/accounts/saved-valuations/saved-valuation'
import { dateText } from '@/lib/kernel/italian/date-text'
import { savedValuationApi } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import { whyText } from '@/lib/market/price-rating/price-words'

const euro = (whole: number) => euroText(whole * 100)

/** One vehicle: what it is worth now, and what it was worth when that was saved. */
export function SavedValuationCard({ valuation, csrf }: { valuation: SavedValuation; csrf: string }) {
  const { id, name, facts, href, sellHref, now } = valuation
  const title = `valutazione-salvata-${id}`
  return (
    <Panel as="article" aria-labelledby={title}>
      <h2 id={title}>
        <Link href={href}>{name}</Link>
      </h2>
      <p>{facts}</p>
      {'why' in now ? (
        <p>Oggi non possiamo dire quanto vale. {whyText(now.why)}</p>
      ) : (
        <p>
          Oggi vale circa <b>{euro(now.euro)}</b>; otto annunci simili su dieci stanno fra {euro(now.lowEuro)} e {euro(now.highEuro)}.
        </p>
      )}
      <p>{changeText(valuation)}</p>
      <form method="post" action={savedValuationApi.one(id)}>
        <input type="hidden" name="_csrf" value={csrf} />
        <ButtonLink href={sellHref} variant="outline">
          Pubblica l’annuncio<VisuallyHidden> di «{name}»</VisuallyHidden>
        </ButtonLink>
        <Button type="submit" variant="danger">
          Elimina<VisuallyHidden> «{name}»</VisuallyHidden>
        </Button>
      </form>
    </Panel>
  )
}

/** «Quando l’hai salvata, il 3 novembre 2026, valeva 11.500 €: 300 € in meno da allora». */
function changeText({ euro: then, savedAt, now }: SavedValuation): string {
  const known = `Quando l’hai salvata, il ${dateText(savedAt)}, valeva ${euro(then)}`
  if ('why' in now) return `${known}.`
  const change = now.euro - then
  return `${known}: ${change === 0 ? 'nessuna differenza' : `${euro(Math.abs(change))} in ${change > 0 ? 'più' : 'meno'}`} da allora.`
}
