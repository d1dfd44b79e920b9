import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { momentText } from '@/lib/kernel/italian/date-text'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { Sign } from './Sign'

/** The ad as its visitors would see it; pictures and words that speak against it are marked. */
export function CaseVehicle({ page: { ad, photos, signals } }: { page: CasePage }) {
  const copied = new Set(signals.flatMap(({ copies = [] }) => copies.map(({ place }) => place)))
  return (
    <Box aria-labelledby="annuncio">
      <div>
        <Reference>RIF {ad.id}</Reference> <Sign>{ad.status}</Sign> {ad.href !== null && <Link href={ad.href}>Vedi la pagina</Link>}
      </div>
      <h2 id="annuncio">{ad.title}</h2>
      {photos.length === 0 ? (
        <p>Nessuna foto.</p>
      ) : (
        <Pictures>
          {photos.map((src, index) => (
            <li key={src} data-copied={copied.has(index + 1) || undefined}>
              <img
                src={src}
                alt={`Foto ${index + 1} di ${photos.length}${copied.has(index + 1) ? ', già vista' : ''}`}
                width={160}
                height={120}
                loading="lazy"
              />
            </li>
          ))}
        </Pictures>
      )}
      <Price>{ad.price}</Price>
      <blockquote>
        {ad.description.map(({ text, isSuspect }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change
          isSuspect ? <mark key={index}>{text}</mark> : text,
        )}
      </blockquote>
      <p>
        {ad.place}
        {ad.publishedAt !== null && `, pubblicato il ${momentText(ad.publishedAt)}`}
      </p>
    </Box>
  )
}

const Box = styled(Panel)`
  > div { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
  > div a { margin-left: auto; font-weight: 600; }
  > p:last-child { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  mark { background: ${color.warningSurface}; color: inherit; text-decoration: underline dotted; }
`
const Reference = styled.span`
  padding: 2px 8px;
  border: 1.5px solid ${color.borderControl};
  border-inline: 7px solid ${color.plate};
  border-radius: 4px;
  font: 600 ${fontSize.sm}/1.3 ${font.display};
  letter-spacing: .06em;
`
const Price = styled.p`
  font: 700 ${fontSize.xl2}/1.1 ${font.display};
`
const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 8px;
  img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; border-radius: ${radius.sm}; object-fit: cover; }
  [data-copied] img { outline: 3px solid ${color.danger}; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
