import { TextField } from '@/components/ui/form/TextField'
import type { AdUse } from '@/lib/market/ads/ad-use'
import { buyerProvinceParam, maxProvinceLength } from '@/lib/market/running-costs/buyer-province'

/** Where the buyer lives, by which tax and transfer are worked out; what nobody knows comes back as it was typed. */
export function BuyerProvinceField({ province: { name, unknown } }: Pick<AdUse, 'province'>) {
  return (
    <TextField
      label="La tua provincia"
      name={buyerProvinceParam}
      defaultValue={unknown ?? name ?? ''}
      maxLength={maxProvinceLength}
      autoComplete="address-level1"
      error={unknown === null ? undefined : `Non conosciamo la provincia «${unknown}»: scrivi il nome o la sigla`}
    />
  )
}
