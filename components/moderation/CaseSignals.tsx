import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { heavyFrom, holdFrom } from '@/lib/market/review/signals'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { CopiedPhotos } from './CopiedPhotos'
import { OtherAd } from './OtherAd'

/** What speaks against the ad, with its weight in the sum. */
export function CaseSignals({ page: { signals, otherAds, risk } }: { page: CasePage }) {
  return (
    <Box aria-labelledby="segnali">
      <header>
        <h2 id="segnali">Segnali</h2>
        <p>
          <b>{risk}</b> <small>rischio su 100, soglia {holdFrom}</small>
        </p>
      </header>
      <ul>
        {signals.map(({ kind, name, weight, evidence, copies, ads = [] }) => (
          <li key={kind}>
            <Weight data-heavy={weight >= heavyFrom || undefined}>
              <VisuallyHidden>peso </VisuallyHidden>+{weight}
            </Weight>
            <div>
              <b>{name}</b>
              {evidence}
              {ads.map((id) => (
                <p key={id}>
                  <OtherAd id={id} ad={otherAds.find((ad) => ad.id === id)} />
                </p>
              ))}
              {copies && <CopiedPhotos copies={copies} otherAds={otherAds} />}
            </div>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled(Panel)`
  header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }
  header b { font: 700 ${fontSize.xl2}/1.1 ${font.display}; }
  > ul > li { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 12px; padding: 12px 0; font-size: ${fontSize.base}; line-height: 1.4; }
  > ul > li + li { border-top: 1px solid ${color.border}; }
  > ul > li b { display: block; font-size: ${fontSize.md}; }
`
const Weight = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  color: ${color.warning};
  font: 700 ${fontSize.lg}/1 ${font.display};
  &[data-heavy] { background: ${color.danger}; color: ${color.textInverse}; }
`
