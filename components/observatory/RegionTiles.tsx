import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { type Region, regions } from '@/lib/kernel/italian/regions'
import { numberText } from '@/lib/market/catalogue/number-text'
import { pricedRegions, regionPriceText } from '@/lib/market/observatory/findings'
import type { RegionPrice } from '@/lib/market/observatory/region-prices'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { prices: readonly RegionPrice[]; current: Region | null; hrefOf: (region: Region) => string }

/** Regions where they lie, the dearer the darker; each says its price. */
export function RegionTiles({ prices, current, hrefOf }: Props) {
  const known = pricedRegions(prices)
  const shadeOf = (region: Region) => Math.floor((known.findIndex((one) => one.region === region) / Math.max(1, known.length)) * shades) + 1
  return (
    <Map>
      {prices.map(({ region, euro, modelEuro, rated }) => (
        <Tile key={region} data-region={codes[region]}>
          <Link
            href={hrefOf(region)}
            rel="nofollow"
            data-shade={euro === null ? undefined : shadeOf(region)}
            aria-current={region === current ? 'true' : undefined}
            aria-label={`${regions[region]}: ${regionPriceText({ euro, modelEuro })}, ${numberText(rated)} annunci in un anno`}
          >
            <span>{codes[region]}</span>
            {euro === null ? <span>{modelEuro === undefined ? 'n.d.' : `≈ ${numberText(modelEuro)}`}</span> : <b>{numberText(euro)}</b>}
          </Link>
        </Tile>
      ))}
    </Map>
  )
}

const shades = 5
const codes: Readonly<Record<Region, string>> = {
  abruzzo: 'ABR',
  basilicata: 'BAS',
  calabria: 'CAL',
  campania: 'CAM',
  'emilia-romagna': 'EMR',
  'friuli-venezia-giulia': 'FVG',
  lazio: 'LAZ',
  liguria: 'LIG',
  lombardia: 'LOM',
  marche: 'MAR',
  molise: 'MOL',
  piemonte: 'PIE',
  puglia: 'PUG',
  sardegna: 'SAR',
  sicilia: 'SIC',
  toscana: 'TOS',
  'trentino-alto-adige': 'TAA',
  umbria: 'UMB',
  'valle-d-aosta': 'VDA',
  veneto: 'VEN',
}

const Map = styled.ul`
  display: grid;
  grid-template-areas: 'VDA . TAA FVG . .' 'PIE LOM VEN . . .' 'LIG EMR . . . .' '. TOS UMB MAR . .' '. . LAZ ABR MOL .' 'SAR . . CAM BAS PUG' '. . . . CAL .' '. . . SIC . .';
  grid-template-columns: repeat(6, minmax(0, 76px));
  grid-auto-rows: 58px;
  gap: 4px;
`
const Tile = styled.li`
  min-height: 54px;
  &[data-region='ABR'] { grid-area: ABR; }
  &[data-region='BAS'] { grid-area: BAS; }
  &[data-region='CAL'] { grid-area: CAL; }
  &[data-region='CAM'] { grid-area: CAM; }
  &[data-region='EMR'] { grid-area: EMR; }
  &[data-region='FVG'] { grid-area: FVG; }
  &[data-region='LAZ'] { grid-area: LAZ; }
  &[data-region='LIG'] { grid-area: LIG; }
  &[data-region='LOM'] { grid-area: LOM; }
  &[data-region='MAR'] { grid-area: MAR; }
  &[data-region='MOL'] { grid-area: MOL; }
  &[data-region='PIE'] { grid-area: PIE; }
  &[data-region='PUG'] { grid-area: PUG; }
  &[data-region='SAR'] { grid-area: SAR; }
  &[data-region='SIC'] { grid-area: SIC; }
  &[data-region='TOS'] { grid-area: TOS; }
  &[data-region='TAA'] { grid-area: TAA; }
  &[data-region='UMB'] { grid-area: UMB; }
  &[data-region='VDA'] { grid-area: VDA; }
  &[data-region='VEN'] { grid-area: VEN; }
  a { display: grid; place-content: center; justify-items: center; height: 100%; border-radius: ${radius.sm}; background: repeating-linear-gradient(135deg, ${color.borderControl} 0 1.25px, ${color.surface} 1.25px 6px); color: ${color.text}; font-size: ${fontSize.xs}; line-height: 1.2; text-decoration: none; }
  a:hover { box-shadow: 0 0 0 2px ${color.accent}; }
  a[aria-current] { outline: 3px solid ${color.text}; outline-offset: -3px; }
  b { font: 600 .9375rem/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  a:not([data-shade]) span { padding: 0 3px; background: ${color.surface}; }
  [data-shade='1'] { background: ${color.accentSurface}; box-shadow: inset 0 0 0 1px ${color.accentSurfaceHover}; }
  [data-shade='2'] { background: ${color.accentSurfaceStrong}; }
  [data-shade='3'] { background: ${color.accentSurfaceHover}; }
  [data-shade='4'] { background: ${color.accentSoft}; }
  [data-shade='5'] { background: ${color.accentHover}; color: ${color.textInverse}; }
  ${maxWidth(450)} { b { font-size: 13px; } }
  ${forcedColors} { a { border: 1px solid LinkText; } a[aria-current] { outline-color: Highlight; } }
`
