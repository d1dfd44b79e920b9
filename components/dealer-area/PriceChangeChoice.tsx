import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Link } from '@/components/ui/Link'
import { priceTargets } from '@/lib/accounts/selling/price-change'
import { type Chosen, chosenParams } from '@/lib/accounts/selling/stock'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { color, radius } from '@/styles/tokens'

type Props = {
  slug: string
  list: string
  chosen: Chosen
  variation: string
  isReadable: boolean
  /** Shows another way where it is, in place of another page. */
  onPick?: (variation: string) => void
}

/** How the prices are to change: each way shows its own preview, and nothing else happens. */
export function PriceChangeChoice({ slug, list, chosen, variation, isReadable, onPick }: Props) {
  const params = { concessionaria: slug, elenco: list, ...chosenParams(chosen) }
  const isTyped = !Object.hasOwn(priceTargets, variation)
  return (
    <Ways>
      {Object.entries(priceTargets).map(([value, label]) => (
        <li key={value}>
          <Link
            href={`${dealerArea.prices}?${new URLSearchParams({ ...params, variazione: value })}`}
            aria-current={value === variation ? 'true' : undefined}
            data-first-focus={value === variation || undefined}
            onClick={(event) => {
              if (!onPick) return
              event.preventDefault()
              onPick(value)
            }}
          >
            {label}
          </Link>
        </li>
      ))}
      <li>
        <form
          action={dealerArea.prices}
          data-current={isTyped || undefined}
          onSubmit={(event) => {
            if (!onPick) return
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('variazione')
            if (typeof typed === 'string') onPick(typed)
          }}
        >
          {Object.entries(params).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            name="variazione"
            label="Togli una percentuale o una cifra"
            placeholder="−5 % o −500"
            autoComplete="off"
            maxLength={20}
            defaultValue={isTyped ? variation : ''}
            error={isReadable ? undefined : 'Scrivi di quanto cambiano i prezzi, per esempio −5 % o −500'}
          />
          <Button type="submit" variant="outline">
            Mostra
          </Button>
        </form>
      </li>
    </Ways>
  )
}

const Ways = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 560px;
  margin: 12px 0 16px;
  padding: 0;
  list-style: none;
  a, form { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; min-height: 52px; padding: 12px 16px; border: 1.5px solid ${color.borderStrong}; border-radius: ${radius.md}; }
  a { flex-wrap: nowrap; align-items: center; color: ${color.text}; text-decoration: none; }
  a::before { content: ''; flex: none; width: 22px; height: 22px; border: 1.5px solid ${color.borderControl}; border-radius: 50%; background: ${color.surface}; }
  a:hover { border-color: ${color.borderControl}; }
  [aria-current], [data-current] { border-color: ${color.accent}; background: ${color.accentSurface}; }
  a[aria-current]::before { border: 7px solid ${color.accent}; }
  form > div { flex: 1 1 200px; }
`
