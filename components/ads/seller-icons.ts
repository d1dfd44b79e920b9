import type { IconName } from '@/components/ui/icons/Icon'
import type { SellerKind } from '@/lib/market/ads/page/ad-seller'

export const sellerIcons: Record<SellerKind, IconName> = { concessionario: 'shop', privato: 'user', 'non-indicato': 'info' }
