import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { numberText } from '@/lib/market/catalogue/number-text'
import { heroSky, heroSrc } from '@/lib/market/illustrations/illustration'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius, shadow } from '@/styles/tokens'

type Props = { carCount: number; children: ReactNode }

/** The landscape, what the site is, and the search box that overlaps it. */
export function Hero({ carCount, children }: Props) {
  return (
    <>
      <Landscape>
        <img src={heroSrc} alt="" width={1600} height={460} fetchPriority="high" />
        <Container>
          <ExperimentsProvider at="banner_words">
            <Words carCount={carCount} />
          </ExperimentsProvider>
        </Container>
      </Landscape>
      <Overlap>
        <Box>{children}</Box>
      </Overlap>
    </>
  )
}

function Words({ carCount }: Pick<Props, 'carCount'>) {
  const { text } = usePlace('banner_words')
  return (
    <>
      <h1>{text('title', 'Trova l’auto, innesta la marcia.')}</h1>
      <p>{text('line', `${numberText(carCount)} auto usate, nuove e km 0 in tutta Italia, con il prezzo spiegato bene.`)}</p>
    </>
  )
}

/** The illustration keeps its height at the bottom and longer texts push it down: they never reach the road, nor the car on a phone. */
const Landscape = styled.section`
  position: relative;
  min-height: 360px;
  padding-bottom: 110px;
  background: ${heroSky};
  overflow: hidden;
  > img { position: absolute; left: 0; bottom: 0; width: 100%; height: 360px; object-fit: cover; object-position: center bottom; }
  > div { position: relative; padding-top: 36px; }
  h1 { max-width: 14ch; color: ${color.accentStrong}; font-size: ${fontSize.xl5}; line-height: 1.05; }
  p { max-width: 36ch; margin-top: 14px; font-size: ${fontSize.lg}; }
  ${maxWidth(800)} {
    min-height: 318px;
    padding-bottom: 150px;
    > img { height: 318px; object-position: 77% bottom; }
    > div { padding-top: 24px; }
    h1 { font-size: ${fontSize.xl4}; }
    p { margin-top: 8px; font-size: ${fontSize.md}; }
  }
`
const Overlap = styled(Container)`
  position: relative;
  margin-top: -56px;
  ${maxWidth(800)} { margin-top: -40px; }
`
const Box = styled.div`
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
`
