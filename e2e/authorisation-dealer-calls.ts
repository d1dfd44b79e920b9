import { account, dealersApi, noCode, ownInstead, type Row, staff, staffChange, staffLook, vehicle } from './authorisation'
import { dealerProfile } from './dealer'

/** What the staff of a dealer calls, in the order of the requests. */
export const dealerCalls: Readonly<Record<string, Row>> = {
  [`${dealersApi}/invitation`]: { POST: account(400, noCode) },
  [`${dealersApi}/invitations`]: {
    POST: staffChange('manage', ({ dealership }) => ({ email: `${dealership}@esempio.it`, role: 'seller' }), ownInstead),
  },
  [`${dealersApi}/deals/[id]`]: {
    address: ({ leadId }) => `${dealersApi}/deals/${leadId}`,
    POST: staffChange('leads', () => ({ azione: 'accetta', proposta: '999999999' }), { status: 409 }),
  },
  [`${dealersApi}/leads/[id]`]: {
    address: ({ dealership, leadId }) => `${dealersApi}/leads/${leadId}?concessionaria=${dealership}`,
    GET: staff(200, { intruder: 404, ability: 'leads' }),
    POST: [
      staffChange('leads', () => ({ message: 'Siamo aperti fino alle 19.' })),
      staffChange('leads', () => ({ azione: 'assegna', persona: '' })),
      staffChange('leads', () => ({ azione: 'blocca' })),
    ],
  },
  [`${dealersApi}/statistics`]: { address: ({ dealership }) => `${dealersApi}/statistics?concessionaria=${dealership}`, GET: staff() },
  [`${dealersApi}/visits`]: {
    address: ({ dealership }) => `${dealersApi}/visits?concessionaria=${dealership}`,
    GET: staff(200, { ability: 'leads' }),
  },
  [`${dealersApi}/stock-file`]: {
    address: ({ dealership, vehicleId }) =>
      `${dealersApi}/stock-file?concessionaria=${dealership}&formato=veicoli.csv&annunci=${vehicleId}`,
    GET: staff(200, { intruder: 404, ability: 'changeStock' }),
  },
  [`${dealersApi}/vehicles`]: {
    address: ({ dealership, vehicleId }) => `${dealersApi}/vehicles?concessionaria=${dealership}&variazione=buono&annunci=${vehicleId}`,
    GET: staff(200, { intruder: 404, ability: 'changeStock' }),
    POST: [
      staffChange('changeStock', (things) => ({ ...vehicle(things), azione: 'prezzo', prezzo: '7.000' })),
      staffChange('changeStock', (things) => ({ ...vehicle(things), azione: 'prezzi', variazione: '-5 %' })),
      staffChange('changeStock', () => ({ azione: 'anteprima', tutte: 'si' }), ownInstead), // names no vehicle: each asks about its own
      staffChange('changeStock', (things) => ({ ...vehicle(things), azione: 'pausa' })),
      staffChange('changeStock', (things) => ({ ...vehicle(things), azione: 'riprendi' })),
    ],
  },
  [`${dealersApi}/morning`]: {
    POST: [
      staffChange('changeStock', ({ vehicleId }) => ({ azione: 'rinnova', numero: String(vehicleId) }), { status: 409 }), // ends not soon
      staffChange('changeStock', () => ({ azione: 'annulla', numero: '999999999' }), { status: 410, intruder: 410 }),
    ],
  },
  [`${dealersApi}/callbacks`]: {
    POST: staffChange('leads', () => ({ azione: 'fatta', numero: '999999999' }), { status: 404 }),
  },
  [`${dealersApi}/morning-mail`]: { POST: staffLook(() => ({ voglio: 'false' })) },
  [`${dealersApi}/drafts`]: { POST: staffChange('changeStock', vehicle) },
  [`${dealersApi}/photos`]: {
    POST: staffChange('changeStock', undefined, { ...ownInstead, file: ({ logo }) => ['nessuno_1.png', logo] }),
    PUT: staffChange('changeStock', () => ({ names: ['nessuno_1.png'] }), ownInstead),
  },
  [`${dealersApi}/logo`]: { POST: staffChange('manage', undefined, { ...ownInstead, file: ({ logo }) => ['logo.png', logo] }) },
  [`${dealersApi}/logo-removal`]: { POST: staffChange('manage', undefined, ownInstead) },
  [`${dealersApi}/imports/[id]`]: {
    address: ({ dealership, importId }) => `${dealersApi}/imports/${importId}?concessionaria=${dealership}`,
    GET: staff(200, { intruder: 404 }),
    POST: [
      staffChange('changeStock', () => ({ azione: 'importa' }), { status: 409 }), // not tried yet
      staffChange('changeStock', () => ({ azione: 'annulla' }), { status: 409 }),
      staffChange('changeStock', () => ({ azione: 'abbandona' })),
      staffChange('changeStock', () => ({ azione: 'prova' }), { status: 404 }), // its file is gone
    ],
  },
  [`${dealersApi}/imports`]: {
    POST: staffChange('changeStock', undefined, { ...ownInstead, file: () => ['stock.csv', 'marca;modello;prezzo\nFiat;Panda;9000\n'] }),
  },
  [`${dealersApi}/feed`]: { POST: staffChange('changeStock', () => ({ azione: 'togli' }), ownInstead) },
  [`${dealersApi}/exports`]: {
    POST: [
      staffChange('changeStock', () => ({ azione: 'crea' }), ownInstead),
      staffChange('changeStock', () => ({ azione: 'chiudi' }), ownInstead),
    ],
  },
  [`${dealersApi}/templates`]: {
    POST: [
      staffChange('leads', () => ({ name: 'Garanzia', message: 'Di 24 mesi, con tagliandi.' }), ownInstead),
      staffChange('leads', ({ templateId }) => ({ togli: String(templateId) })),
    ],
  },
  [`${dealersApi}/partner-keys`]: {
    POST: [
      staffChange('manage', () => ({ nome: 'Gestionale', permessi: ['stock:read'] }), ownInstead),
      staffChange('manage', ({ keyId }) => ({ revoca: String(keyId) })),
    ],
  },
  [`${dealersApi}/webhook`]: {
    POST: [
      staffChange('manage', () => ({ indirizzo: 'https://programma.invalid/altro' }), ownInstead),
      staffChange('manage', () => ({ azione: 'togli' }), ownInstead),
    ],
  },
  [`${dealersApi}/reviews`]: {
    POST: staffChange('leads', ({ reviewId }) => ({ recensione: String(reviewId), risposta: 'Grazie, a presto.' })),
  },
  [`${dealersApi}/profile`]: { POST: staffChange('manage', () => dealerProfile, ownInstead) },
  [`${dealersApi}/staff`]: {
    POST: [
      staffChange('manage', ({ readerId }) => ({ persona: String(readerId), role: 'owner' })),
      staffChange('manage', ({ invitationId }) => ({ invito: String(invitationId), role: 'removed' })),
    ],
  },
}
