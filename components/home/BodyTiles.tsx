import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { bodyTileSrc } from '@/lib/market/illustrations/illustration'
import type { HomeOption } from '@/lib/market/search/page/reduced-ads'
import { enlargedPhone, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

const order = ['city-car', 'berlina', 'station-wagon', 'suv', 'coupe', 'cabrio', 'monovolume', 'pick-up', 'fuoristrada', 'crossover']
const tileCount = 8

type Props = { bodies: readonly HomeOption[] }

/** Car bodies to choose from, each with an illustration and its number of ads. */
export function BodyTiles({ bodies }: Props) {
  const tiles = order.flatMap((value) => bodies.find((body) => body.value === value && body.count !== 0) ?? []).slice(0, tileCount)
  return (
    <Grid>
      {tiles.map(({ value, label, count }) => (
        <li key={value}>
          <Link href={`${routes.cars}?carrozzeria=${value}`}>
            <img src={bodyTileSrc('auto', value)} alt="" width={340} height={145} loading="lazy" />
            <b>{label}</b>
            {count !== null && <span>{numberText(count)}</span>}
          </Link>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  a {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 0 8px;
    padding: 16px;
    border: 1px solid transparent;
    border-radius: ${radius.lg};
    background: ${color.surfaceAlt};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  a:focus-visible { border-radius: ${radius.lg}; }
  img { grid-column: 1 / -1; width: auto; height: 88px; margin: 0 auto 10px; object-fit: contain; }
  b { font: 600 ${fontSize.lg}/1.2 ${font.display}; }
  span { font-size: ${fontSize.sm}; color: ${color.textMuted}; }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    a { padding: 12px; }
    img { height: 64px; }
  }
  ${enlargedPhone} { grid-template-columns: minmax(0, 1fr); }
`
