import { expect, test } from 'vitest'
import { scamSigns } from './scam-signs'

const scams = `
Mi serve un acconto di 200 euro per tenerla da parte
Se mi mandi una caparra te la blocco fino a domenica
Ho molte richieste, versa un anticipo e la ritiro dal sito
Chiedo un deposito prima della visita, poi lo restituisco
Lascia una cauzione e vieni quando vuoi
Fammi un acconto oggi e firmiamo sabato
Acconto subito, il resto alla consegna
La caparra per bloccarla è di 300 euro
Anticipo via bonifico e poi organizziamo il ritiro
Per prenotare bastano 150 euro con bonifico
La blocco con 100 € di ricarica
Pagami la cauzione e ti mando le chiavi
Ti è arrivato un codice per sms? mandamelo
Ho bisogno del codice che ricevi per verificare che sei vero
Inviami l’OTP della banca così completo il pagamento
Dimmi il pin che ti arriva
Girami il codice di conferma di Subito
Mandami il codice, è per la spedizione
Comunica il codice di verifica all’operatore
Mi dai la password del tuo account per controllare? dammi la password
Scrivimi su WhatsApp che qui non leggo
Contattami su Telegram @mario99
Parliamo su whats app è meglio
Ti aspetto su Signal
Rispondi alla mia email personale
Scrivi a questo indirizzo email mario at posta
Sono su messenger, cercami lì
Usiamo skype per vedere l’auto
Manderò un corriere a ritirare l’auto con il contante
Il mio trasportatore passa domani con i soldi
L’agenzia di trasporti viene a casa tua e ti paga
Verrà un incaricato di mia fiducia a ritirarla, il mio incaricato paga
Mando il mio agente con la busta
Il mio autista la porta in Francia
Ho già pagato il corriere, devi solo confermare
Lo spedizioniere ti contatta per i soldi
Pago con Western Union appena confermi
Ti mando i soldi con MoneyGram
Accetto solo bitcoin
Puoi pagarmi in USDT
Mi servono due buoni Amazon da 100
Comprami una gift card e ti faccio lo sconto
Fai un vaglia a nome di mia moglie
Ricarica sulla postepay numero 4023, intestata a me
Fai una ricarica su carta prepagata
Postepay, il numero te lo scrivo ora: codice fiscale sotto
PayPal amici e parenti, così non paghi commissioni
Ti mando un link PayPal, inserisci i tuoi dati
Mandami foto del documento fronte e retro
Mi serve una copia della carta d’identità per il contratto
Scansione della patente per favore
Mi mandi il tuo passaporto?
Dammi il numero della carta di credito per il rimborso
Servono i dati della carta per ricevere i soldi
Inviami il tuo IBAN e la foto del bancomat
Manda un documento così mi fido
Guarda qui https://pagamento-sicuro.example/auto
Completa il pagamento su www.subito-pagamenti.top
Vai su consegna-auto.online per confermare
Il rimborso è su ritiro-sicuro.xyz/ordine
Sono all’estero per lavoro, mando un corriere
Non posso venire a vederla, mando il trasportatore con assegno
`
  .trim()
  .split('\n')

const harmless = `
Buongiorno, è ancora disponibile?
Ciao, l’auto è ancora in vendita?
Quanti chilometri ha esattamente?
È il prezzo finale o c’è margine?
Ha fatto la distribuzione?
Quando è stato fatto l’ultimo tagliando?
È unico proprietario?
Posso venire a vederla sabato mattina?
Domani pomeriggio sarebbe possibile?
Dove si trova di preciso?
Accettate permuta con una Panda del 2012?
Le gomme sono da cambiare?
Il bollo quando scade?
La revisione è valida fino a quando?
Ha mai fatto incidenti?
Si può fare un giro di prova?
Quanto consuma in città?
Il climatizzatore funziona bene?
Ci sono graffi sulla carrozzeria?
La batteria è originale?
È adatta a un neopatentato?
Può entrare in area B a Milano?
Ha il gancio traino omologato?
Il cambio gratta in seconda?
Ci sono spie accese?
Ha la doppia chiave?
Il libretto dei tagliandi è completo?
Sono interessato, la chiamo domani
Va bene, ci vediamo sabato alle 10
Perfetto, a domani
Grazie per la risposta
Mi può mandare una foto degli interni?
Potrebbe inviarmi qualche foto del motore?
Mi manda una foto del quadro acceso?
Vorrei vedere una foto delle ruote
Ha una foto del bagagliaio?
Il prezzo è comprensivo di passaggio?
Chi paga il passaggio di proprietà?
Il passaggio lo facciamo in agenzia?
Pago con assegno circolare il giorno del passaggio
Va bene il bonifico istantaneo davanti all’agenzia?
Facciamo l’assegno in banca insieme
Porto il mio meccanico a vederla
Mio cugino la vuole vedere lunedì
La settimana prossima sono in zona
Sono di Bologna, posso venire domenica
Vengo con mio padre
Arrivo in treno alla stazione
Possiamo incontrarci in un parcheggio?
Sono a dieci minuti da lei
Ok ci sentiamo
Mi dispiace, l’ho già promessa a un altro
È già venduta
È riservata fino a venerdì
Non faccio sconti
Il prezzo è trattabile di poco
Per 9.500 la prenderei oggi
Le offro 9.000 euro
La mia offerta è 8.800
Non scendo sotto i 9.200
Va bene 9.300, quando passa?
Ha la garanzia residua della casa?
La garanzia è del venditore o della casa?
È stata importata?
Viene dalla Germania?
Ha il contachilometri originale?
È possibile vedere le fatture?
Le fatture dei tagliandi ci sono
Ho tutte le fatture in ordine
Il motore ha 120 cavalli
Sono 88 kW
È Euro 6 D
È un diesel Euro 5
È ibrida mild
L’autonomia reale è di 300 km
La ricarica domestica dura otto ore
La ricarica a casa è compresa?
Il cavo di ricarica è incluso?
La batteria è al 92 per cento
È la versione con il tetto?
Ha CarPlay?
Il navigatore è aggiornato?
Ha i sensori dietro?
C’è la telecamera?
I fari sono a LED?
Ha i sedili riscaldati?
I sedili sono in pelle?
È stata usata da un fumatore?
Ci sono odori?
È sempre stata in garage
La tengo in box
È parcheggiata in strada
È sotto casa mia
Può vederla quando vuole
Sono libero dopo le 18
Il sabato lavoro fino alle 13
La domenica non posso
Lunedì va bene
Martedì alle 17?
Mercoledì sera
Sì, confermo
No, mi spiace
Certo, nessun problema
Ci penso e le faccio sapere
Grazie, buona giornata
Buonasera
Buona domenica
Le scrivo più tardi
Mi richiami quando può
Il numero è nell’annuncio
La chiamo al numero che vedo qui
Ho visto l’annuncio e mi interessa
È la stessa dell’altro annuncio?
Quanto tempo l’ha avuta?
Perché la vende?
La vende per cambiare?
Vendo per arrivo del secondo figlio
Vendo perché ho l’auto aziendale
Cerco un’auto per mia figlia
Mia figlia ha la patente da poco
È per mia moglie
Mi serve entro fine mese
Non ho fretta
Ho bisogno di una sette posti
Quanti posti ha?
Entra un passeggino?
Il bagagliaio è grande?
Quanto è lunga?
È più di quattro metri?
Va a benzina?
L’impianto GPL è di serie?
Il serbatoio GPL scade nel 2029
La bombola è da collaudare?
Il metano costa meno
Quanto paga di bollo?
E di assicurazione?
Che classe di merito serve?
L’assicurazione la sposto io
Il libretto è in regola?
C’è un fermo amministrativo?
È libera da finanziamenti?
Il finanziamento è estinto
C’è ancora qualche rata
Può fare fattura?
L’IVA è esposta?
È un privato o un concessionario?
Siete aperti il sabato?
Il salone chiude alle 19?
Avete altre Panda?
Cercavo il colore bianco
È solo rossa?
Il colore è metallizzato?
La vernice è originale?
Il paraurti è stato ridipinto
C’è un piccolo bollo sulla portiera
Il parabrezza ha un sasso
I cerchi sono graffiati
Le gomme sono al 70 per cento
Ha anche le invernali?
Le invernali le do insieme
Il tagliando è fatto a marzo
L’olio è cambiato da poco
I freni sono nuovi
La frizione è nuova
La turbina è stata sostituita
Il FAP è pulito
L’EGR è stata pulita
La cinghia va fatta a 120.000
Ho fatto 2.000 km da allora
Ora segna 45.320 km
Quando l’ha comprata?
È del marzo 2019
È stata immatricolata nel 2018
È una ufficiale italiana
È la 1.2 o la 1.0?
È la Lounge?
È la versione sportiva?
Cambio manuale a sei marce
È automatica?
Il cambio automatico ha fatto il tagliando
Ha le palette?
È a trazione integrale?
Va bene in montagna
Ha il differenziale bloccabile?
Il camper ha la doccia?
Il letto in mansarda è grande?
Quanti dormono?
La stufa va a gas?
Il pannello solare c’è?
La moto è depotenziata?
È guidabile con A2?
Ha le valigie?
Il casco è compreso?
Lo scooter parte al primo colpo?
Il furgone è refrigerato?
Quanti quintali porta?
È N1?
Serve la patente C?
Posso pagare metà in contanti?
Il contante fino al limite di legge va bene
Ci vediamo al PRA
L’agenzia è in via Roma
Porto io i documenti per il passaggio
Serve la carta di circolazione originale
Il certificato di proprietà è digitale
Ho il foglio complementare
Grazie mille e a presto
Non mi interessa più, grazie
`
  .trim()
  .split('\n')

test('there are enough examples to say something', () => {
  expect(scams.length).toBeGreaterThanOrEqual(60)
  expect(harmless.length).toBeGreaterThanOrEqual(200)
})

test.each(scams)('the warning says what is wrong: «%s»', (text) => expect(scamSigns(text)).not.toEqual([]))

test('at most 5 in 100 harmless messages are taken for a fraud', () => {
  const alarms = harmless.filter((text) => scamSigns(text).length > 0)
  expect(alarms.length / harmless.length, alarms.join('\n')).toBeLessThanOrEqual(0.05)
})

test('the suspicious words of a message are named, each kind once', () => {
  expect(scamSigns('Scrivimi su WhatsApp o Telegram')).toEqual([{ kind: 'channel', found: 'WhatsApp' }])
})
