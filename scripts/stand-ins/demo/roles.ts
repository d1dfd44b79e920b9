import { watchlistHref } from '@/lib/accounts/watchlist/watchlist'
import type { Db } from '@/lib/kernel/db/db.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { experimentAdminPage, newDraftPage } from '@/lib/kernel/routes/experiment-routes'
import { routes, sellPath } from '@/lib/kernel/routes/routes'
import { giuliasDraft } from '@/tools/demo-market/people/giulias-draft'
import { type DemoPersonName, demoPeople } from '@/tools/demo-market/people/people'
import {
  type DemoFacts,
  dealOfElena,
  elenasConversation,
  offerToGiulia,
  offerToLambro,
  waitingAppeal,
  waitingImport,
} from '@/tools/demo-market/people/task-pages.server'

/** Something to try: as whom, and where it begins. */
export type Task = { title: string; hint: string; as: DemoPersonName; page: (db: Db) => string | Promise<string> }
export type Role = {
  title: string
  /** Two letters for the picture, and its form. */
  mark: string
  form: 'person' | 'dealer' | 'staff'
  about: (facts: DemoFacts) => string
  /** Whom one enters as, and what the button says. */
  enter: readonly { as: DemoPersonName; label: string }[]
  tasks: readonly Task[]
}

/** Roles that one can take, in the order of the page. */
export const roles: readonly Role[] = [
  {
    title: 'Elena che compra',
    mark: 'EL',
    form: 'person',
    about: () => 'Privata, Pavia · preferiti, una ricerca salvata, una visita, un affare',
    enter: [{ as: 'elena', label: 'Entra come Elena' }],
    tasks: [
      {
        title: 'Guarda chi è sceso di prezzo',
        hint: 'Una delle sue auto costa meno di prima',
        as: 'elena',
        page: () => watchlistHref('ribasso', 1),
      },
      { title: 'Sette auto nuove per lei', hint: 'Nella ricerca che ha salvato', as: 'elena', page: () => routes.savedSearches },
      { title: 'Preparati alla visita di domani', hint: 'Ora, indirizzo e che cosa guardare', as: 'elena', page: elenasConversation },
      { title: 'Completa il contratto', hint: 'Affare fatto con Giulia: mancano i suoi dati', as: 'elena', page: dealOfElena },
    ],
  },
  {
    title: 'Giulia che vende',
    mark: 'GI',
    form: 'person',
    about: () => 'Privata, Monza · un annuncio online, un affare in corso, uno in controllo, una bozza',
    enter: [{ as: 'giulia', label: 'Entra come Giulia' }],
    tasks: [
      { title: 'Rispondi a chi ti scrive', hint: 'Due persone chiedono della sua auto', as: 'giulia', page: () => routes.conversations },
      { title: 'Rispondi a una proposta', hint: 'Paolo offre 14.000 € per la 500X', as: 'giulia', page: offerToGiulia },
      { title: 'Dal contratto alle chiavi', hint: 'La Twingo va a Elena: segnala venduta', as: 'giulia', page: dealOfElena },
      {
        title: 'Finisci la bozza',
        hint: 'Manca il prezzo, il consiglio è pronto',
        as: 'giulia',
        page: () => sellPath(giuliasDraft, 'prezzo'),
      },
      { title: 'Spiegati con chi controlla', hint: 'Un annuncio è fermo per una domanda', as: 'giulia', page: () => routes.ownAds },
    ],
  },
  {
    title: 'Lambro Auto',
    mark: 'LA',
    form: 'dealer',
    about: ({ vehicles }) => `Concessionario, Monza · ${vehicles} veicoli, Chiara alle vendite`,
    enter: [
      { as: 'davide', label: 'Davide, titolare' },
      { as: 'chiara', label: 'Chiara' },
    ],
    tasks: [
      { title: 'Rispondi a chi aspetta', hint: 'Due richieste senza risposta', as: 'chiara', page: () => dealerArea.leads },
      { title: 'Accetta o rilancia', hint: 'Anna ha fatto una proposta', as: 'chiara', page: offerToLambro },
      { title: 'Guarda un file arrivato', hint: 'Che cosa cambia, riga per riga', as: 'davide', page: waitingImport },
      { title: 'Leggi come va', hint: 'Visite e contatti, settimana per settimana', as: 'davide', page: () => dealerArea.statistics },
    ],
  },
  {
    title: 'Marta che modera',
    mark: 'MA',
    form: 'staff',
    about: ({ waitingCases }) => `Ingrana · ${waitingCases} casi in coda, alcuni vicini alla scadenza`,
    enter: [{ as: 'marta', label: 'Entra come Marta' }],
    tasks: [
      { title: 'Decidi il primo caso', hint: 'Con i tasti J, K, A, R', as: 'marta', page: () => routes.moderation },
      { title: 'Rivedi un ricorso', hint: 'Deciso da un’altra persona', as: 'marta', page: waitingAppeal },
      { title: 'Sfoglia il registro', hint: 'Duecento decisioni, con il motivo', as: 'marta', page: () => routes.moderationLog },
    ],
  },
  {
    title: 'Marco e Sara del marketing',
    mark: 'M+S',
    form: 'staff',
    about: () => 'Ingrana · uno propone, l’altra approva',
    enter: [
      { as: 'marco', label: 'Marco' },
      { as: 'sara', label: 'Sara' },
    ],
    tasks: [
      { title: 'Scrivi un esperimento', hint: 'Marco lo propone', as: 'marco', page: () => newDraftPage },
      { title: 'Approvalo', hint: 'Sara lo pubblica, e il sito cambia davvero', as: 'sara', page: () => experimentAdminPage },
      { title: 'Leggi il risultato', hint: 'Un vincitore chiaro, e un pareggio', as: 'marco', page: () => routes.experiments },
    ],
  },
]

/** What support does, from a terminal: it enters no account of anybody. */
export const supportTasks: readonly { title: string; command: string }[] = [
  { title: 'Guarda come sta un account', command: `npm run -s support -- find --email ${demoPeople.elena.email}` },
  { title: 'Trova una mail che non è arrivata', command: `npm run -s support -- find --email ${demoPeople.giulia.email}` },
  { title: 'Sblocca un accesso', command: `npm run -s support -- unlock --email ${demoPeople.chiara.email}` },
]

/** A person whom the page lets in, by name; undefined for anybody else. */
export function enterable(name: string | null): DemoPersonName | undefined {
  return roles.flatMap(({ enter }) => enter).find(({ as }) => as === name)?.as
}

/** The task of a person at a place of all tasks; undefined where it is another's. */
export function taskAt(place: string | null, as: DemoPersonName): Task | undefined {
  const task = /^\d{1,2}$/.test(place ?? '') ? allTasks[Number(place)] : undefined
  return task?.as === as ? task : undefined
}

/** All tasks, in the order of the page. */
const allTasks: readonly Task[] = roles.flatMap(({ tasks }) => tasks)
