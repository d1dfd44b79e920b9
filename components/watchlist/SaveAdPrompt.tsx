import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'

type Props = { ad: Pick<AdCard, 'id' | 'title' | 'version'>; csrf: string }

/** Offers to save the ad that the address names: following a link saves nothing. */
export function SaveAdPrompt({ ad: { id, title, version }, csrf }: Props) {
  return (
    <Box>
      <p>
        Vuoi salvare <strong>{`${title} ${version}`.trim()}</strong> nei preferiti?
      </p>
      <form method="post" action={watchlistApi.all}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="ad" value={id} />
        <Button type="submit">Salva</Button>
      </form>
    </Box>
  )
}

const Box = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;
  p { min-width: 0; overflow-wrap: anywhere; }
`
