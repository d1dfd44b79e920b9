import styled from '@emotion/styled'
import { useContext } from 'react'
import { FactLevels } from '@/components/ads/dossier/FactLevels'
import { LevelCounts } from '@/components/ads/dossier/LevelCounts'
import { LookedLists } from '@/components/ads/dossier/LookedLists'
import { LookUps } from '@/components/ads/dossier/LookUps'
import { MileageSection } from '@/components/ads/dossier/MileageSection'
import { PaperCopies } from '@/components/ads/dossier/PaperCopies'
import { SafetyAdvice } from '@/components/ads/SafetyAdvice'
import { AskButton } from '@/components/contact/AskButton'
import { ContactArea } from '@/components/contact/ContactArea'
import type { ContactSubject, KnownSender } from '@/components/contact/contact-context'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { adDossierPath } from '@/lib/kernel/routes/deals'
import { routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'
import { countLevels, type Dossier, hasOwnContent } from '@/lib/market/dossier/dossier'
import { aboveMobile } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = {
  card: AdCard
  dossier: Dossier
  /** Who is written to about it; null where nobody can be. */
  subject: ContactSubject | null
  /** The user who is logged in. */
  sender: KnownSender | null
}

/** What is known of the vehicle of an ad, from whom, and what nobody has looked at. Complete without a script. */
export function AdDossierScreen({ card, dossier, subject, sender }: Props) {
  const { href, title, version } = card
  const { csrf } = useContext(CurrentUserContext)
  const name = [title, version].filter(Boolean).join(' ')
  const page = <DossierPage card={card} dossier={dossier} name={name} isOpen={subject !== null} />
  return (
    <PageLayout
      title={`${title}: le verifiche`}
      description={`Chilometri nel tempo, revisione, targa e proprietari di questo annuncio di ${name}: che cosa è documentato, dichiarato o non detto.`}
      canonicalPath={adDossierPath(href)}
      noindex={!hasOwnContent(dossier)}
    >
      {subject === null ? (
        page
      ) : (
        <ContactArea subject={subject} sender={sender} csrf={csrf}>
          {page}
        </ContactArea>
      )}
    </PageLayout>
  )
}

function DossierPage({
  card: { href, title, priceCents, version, place },
  dossier,
  name,
  isOpen,
}: Pick<Props, 'card' | 'dossier'> & { name: string; isOpen: boolean }) {
  const { facts, readings, verdict, lookUps } = dossier
  return (
    <Container>
      <Breadcrumbs
        trail={[
          { label: 'Home', href: routes.home },
          { label: title, href },
        ]}
        current="Verifiche"
      />
      <Columns>
        <div>
          <header>
            <h1>Verifiche</h1>
            <p>
              <Link href={href}>{name}</Link>
              {place !== null && ` · ${place}`}. Che cosa si sa, da chi, e che cosa no.
            </p>
          </header>
          <LevelCounts counts={countLevels(facts)} />
          {readings.length > 0 && <MileageSection readings={readings} verdict={verdict} />}
          <FactLevels facts={facts}>{isOpen && <Questions questions={questionsOf(dossier)} href={href} />}</FactLevels>
          <PaperCopies papers={dossier.papers} />
        </div>
        <aside aria-label="L’annuncio">
          <Panel>
            {priceCents !== null && <Amount>{euroText(priceCents)}</Amount>}
            <p>
              {title} {version}
            </p>
            <ButtonLink href={href} block>
              Torna all’annuncio
            </ButtonLink>
          </Panel>
          <p>Le carte si guardano dal vivo, prima dei soldi: originale e copia devono dire lo stesso.</p>
          <SafetyAdvice on="wide" />
        </aside>
      </Columns>
      <Rest>
        <LookedLists {...dossier} />
        <LookUps lookUps={lookUps} />
      </Rest>
    </Container>
  )
}

function questionsOf({ facts }: Dossier): string[] {
  return facts.flatMap(({ level, question }) => (question !== undefined && (level === 'unsaid' || level === 'unclear') ? [question] : []))
}

function Questions({ questions, href }: { questions: readonly string[]; href: string }) {
  if (questions.length === 0) return null
  return (
    <Ask>
      <p>
        <b>Da chiedere a chi vende:</b> {questions.join(' ')}
      </p>
      <AskButton questions={questions}>{questions.length === 1 ? 'Chiedilo' : 'Chiedi tutto insieme'}</AskButton>
      <noscript>
        <Link href={href}>Scrivi dall’annuncio</Link>
      </noscript>
    </Ask>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  > * { display: grid; gap: 28px; align-content: start; min-width: 0; }
  > div > *, > aside > * { min-width: 0; }
  h1 { font-size: ${fontSize.xl4}; }
  header p { color: ${color.textSecondary}; }
  > aside { gap: 16px; font-size: ${fontSize.base}; }
  aside section { display: grid; gap: 12px; }
  ${aboveMobile} { grid-template-columns: minmax(0, 1fr) 300px; gap: 40px; }
`
const Rest = styled.div`
  display: grid;
  gap: 40px;
  padding: 40px 0 56px;
  > * { min-width: 0; }
`
const Amount = styled.span`
  font: 700 ${fontSize.xl4}/1 ${font.display};
`
const Ask = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding-top: 8px;
  p { font-size: ${fontSize.base}; }
`
