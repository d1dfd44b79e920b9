import styled from '@emotion/styled'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { adPath } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { forgetSeenAds, maxShownAgain } from './seen-ads'
import { seenText, useSeenAds } from './use-seen-ads'

const titleId = 'viste-di-recente'

/** The latest ads opened in this browser, with the prices of then, and the button that forgets them all. */
export function RecentlySeenRow() {
  const seen = useSeenAds().slice(0, maxShownAgain)
  const forget = () => {
    forgetSeenAds()
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <Section aria-labelledby={titleId} data-screen-only>
      <Container>
        <Head>
          <h2 id={titleId}>Viste di recente</h2>
          <button type="button" aria-label="Svuota le viste di recente" onClick={forget}>
            Svuota
          </button>
        </Head>
        <Row>
          {seen.map(({ id, at, ad }) => {
            return (
              ad && (
                <li key={id}>
                  <Link href={adPath({ id, make: ad.title, model: null, version: ad.version })}>
                    <img src={ad.picture} alt="" width={84} height={64} loading="lazy" decoding="async" />
                    <span>
                      <b>{ad.title}</b>
                      <small>{priceOfThen(seenText(at, ad.category), ad.price)}</small>
                      <strong>{ad.price}</strong>
                    </span>
                  </Link>
                </li>
              )
            )
          })}
        </Row>
      </Container>
    </Section>
  )
}

/** «Vista ieri a», in front of its price, which may be another one today. */
function priceOfThen(seen: string | undefined, price: string): string | undefined {
  return seen !== undefined && /^\d/.test(price) ? `${seen} a` : seen
}

const Section = styled.section`
  padding: 56px 0 0;
  ${maxWidth(800)} { padding: 32px 0 0; }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 14px;
  h2 { font-size: ${fontSize.xl2}; }
  button { min-height: 44px; border: 0; background: none; color: ${color.link}; font: 600 ${fontSize.md}/1.2 ${font.body}; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
`
const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  a {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    padding: 6px;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    color: ${color.text};
    line-height: 1.25;
    text-decoration: none;
  }
  a:hover { border-color: ${color.accent}; }
  img { width: 84px; height: 64px; border-radius: ${radius.sm}; background: ${color.surfaceMuted}; object-fit: cover; }
  span { min-width: 0; }
  b { display: block; overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  strong { display: block; color: ${color.textSecondary}; font: 700 ${fontSize.lg}/1.2 ${font.display}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(800)} {
    display: flex;
    margin: 0 -16px;
    padding: 0 16px 4px;
    overflow-x: auto;
    scrollbar-width: none;
    li { flex: 0 0 244px; }
  }
`
