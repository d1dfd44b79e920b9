import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { Icon } from '@/components/ui/icons/Icon'
import { PriceLabel } from '@/components/ui/PriceLabel'
import { routes } from '@/lib/kernel/routes/routes'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

export function ButtonSamples() {
  return (
    <>
      <SampleGroup title="Pulsante">
        <Sample state="vendita">
          <Button variant="cta">Pubblica un annuncio</Button>
        </Sample>
        <Sample state="principale, grande">
          <Button size="lg">Accedi</Button>
        </Sample>
        <Sample state="contorno">
          <Button variant="outline">Registrati</Button>
        </Sample>
        <Sample state="discreto, piccolo">
          <Button variant="quiet" size="sm">
            Riprova
          </Button>
        </Sample>
        <Sample state="pericolo">
          <Button variant="danger">Elimina</Button>
        </Sample>
        <Sample state="disattivato">
          <Button disabled>Invia</Button>
        </Sample>
        <Sample state="collegamento, a tutta larghezza">
          <ButtonLink href={routes.showcase} variant="outline" block>
            Apri
          </ButtonLink>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Pulsante che attende, con icona">
        <Sample state="a riposo">
          <AsyncButton isLoading={false}>
            <Icon name="heart" />
            Salva
          </AsyncButton>
        </Sample>
        <Sample state="in attesa">
          <AsyncButton isLoading>
            <Icon name="heart" />
            Salva in attesa
          </AsyncButton>
        </Sample>
        <Sample state="in attesa, discreto">
          <AsyncButton isLoading variant="quiet">
            <Icon name="heart" />
            Salva più tardi
          </AsyncButton>
        </Sample>
        <Sample state="disattivato">
          <AsyncButton isLoading={false} disabled>
            <Icon name="heart" />
            Salva spento
          </AsyncButton>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Etichetta del prezzo">
        <Sample state="1">
          <PriceLabel rating={1} label="Ottimo Prezzo" />
        </Sample>
        <Sample state="2">
          <PriceLabel rating={2} label="Buon Prezzo" />
        </Sample>
      </SampleGroup>
    </>
  )
}
