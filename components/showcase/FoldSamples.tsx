import styled from '@emotion/styled'
import { useState } from 'react'
import { Accordion } from '@/components/ui/Accordion'
import { Button } from '@/components/ui/Button'
import { Menu } from '@/components/ui/Menu'
import { Modal } from '@/components/ui/Modal'
import { routes } from '@/lib/kernel/routes/routes'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

export function FoldSamples() {
  const [isModalOpen, setModalOpen] = useState(false)
  return (
    <>
      <SampleGroup title="Fisarmonica">
        <Sample state="chiusa">
          <Accordion title="Garanzia">Dodici mesi, in tutta Italia.</Accordion>
        </Sample>
        <Sample state="aperta all’inizio">
          <Accordion title="Dotazioni" initiallyOpen>
            Cerchi in lega, gancio di traino.
          </Accordion>
        </Sample>
        <Sample state="più alta di 1200 px">
          <Accordion title="Storia completa">
            <Tall>Il contenuto scorre.</Tall>
          </Accordion>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Menu">
        <Sample state="aperto e chiuso">
          <Menu label="Categorie">
            <li>
              <a href={`${routes.showcase}#auto`}>Auto in vetrina</a>
            </li>
            <li>
              <a href={`${routes.showcase}#moto`} aria-current="page">
                Moto in vetrina
              </a>
            </li>
          </Menu>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Finestra">
        <Sample state="aperta e chiusa">
          <Button variant="outline" onClick={() => setModalOpen(true)}>
            Apri la finestra
          </Button>
          {isModalOpen && (
            <Modal title="Finestra di prova" onClose={() => setModalOpen(false)}>
              <p>Esc, la croce o un clic a lato la chiudono.</p>
            </Modal>
          )}
        </Sample>
      </SampleGroup>
    </>
  )
}

const Tall = styled.p`
  height: 1600px;
`
