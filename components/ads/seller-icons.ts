import type { IconName } from '@/components/ui/Icon'
import type { SellerKind } from '@/lib/market/ads/ad-seller'

export const sellerIcons: Record<SellerKind, IconName> = { concessionario: 'shop', privato: 'user', 'non-indicato': 'info' }
