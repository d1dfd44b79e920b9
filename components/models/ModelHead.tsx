import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { bodyTileSrc } from '@/lib/market/illustrations/illustration'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = {
  name: string
  /** Which of its ads are meant, where not all are. */
  part?: string
  body: string | null
  figures: readonly { name: string; value: string }[]
  /** The way to its ads. */
  list: { href: string; text: string }
  /** Other ways on. */
  children?: ReactNode
}

/** A model with its picture, key figures and further links. */
export function ModelHead({ name, part = '', body, figures, list, children }: Props) {
  return (
    <Head>
      <img src={bodyTileSrc('auto', body ?? 'altro')} alt="" width="340" height="145" />
      <div>
        <h1>
          {name}
          {part !== '' && <small> {part}</small>}
        </h1>
        <dl>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Ways>
          <ButtonLink href={list.href} variant="cta">
            {list.text}
          </ButtonLink>
          {children}
        </Ways>
      </div>
    </Head>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
const Head = styled.header`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  margin: 24px 0 40px;
  img { width: 100%; height: auto; }
  h1 { font-size: ${fontSize.xl4}; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${fontSize.xl}; font-weight: 400; }
  dl { display: flex; flex-wrap: wrap; gap: 12px 32px; margin: 16px 0 20px; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font: 700 ${fontSize.xl2}/1.15 ${font.display}; font-variant-numeric: tabular-nums; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 16px; margin: 16px 0 28px; img { max-width: 232px; } }
`
