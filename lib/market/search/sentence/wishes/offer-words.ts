/** What people write for the values of the filters about the offer, its seller and its history. Written as in `vehicle-words.ts`. */
export const offerWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  venditore: {
    privato: 'privat(o|i), da privat(o|i), solo privati, da un privato, vendita privata, venditore privato',
    concessionario:
      'concessionari(o|a|e), concession(a|e|i)ri, da concessionari(o|a), concessionaria ufficiale, concessionario ufficiale, rivenditor(e|i), autosalon(e|i), salone, dealer, da un concessionario, solo concessionari, professionista',
  },
  offerta: {
    usato: 'usat(o|a|e|i), di seconda mano, seconda mano, second hand',
    km0: 'km0, km 0, 0 km, zero km, km zero, kmzero, chilometri zero, chilometro zero, a km 0, a km zero, a chilometri zero, chilometri 0, pre immatricolat(a|e), preimmatricolat(a|e)',
    nuovo: 'nuov(o|a|e|i), nuov(a|o) di pacca, nuova di zecca, mai immatricolat(a|o), mai usat(a|o)',
    aziendale: 'aziendal(e|i), ex aziendal(e|i), auto aziendale, semestral(e|i), auto semestrale, flotta aziendale',
    dimostrativo: 'dimostrativ(o|a|e|i), demo, auto dimostrativa, test drive, da esposizione, vettura dimostrativa',
    epoca: "d'epoca, epoca, storic(a|he|o|i), oldtimer, auto storica, di interesse storico, vintage, iscritta asi, ventennale",
    noleggio:
      'noleggio, a noleggio, noleggio a lungo termine, noleggio lungo termine, nlt, lungo termine, leasing operativo, in abbonamento',
  },
  etichetta: {
    1: 'ottimo prezzo, prezzo ottimo, affare, affar(i|oni), super prezzo, prezzo affare, affarone',
    2: 'buon prezzo, prezzo buono, buon affare, buoni prezzi',
  },
  iva_deducibile: { si: 'iva deducibile, iva detraibile, iva esposta, con iva, iva scaricabile, deducibile, fatturabil(e|i), con fattura' },
  senza_finanziamento: {
    si: 'senza finanziament(o|i), senza finanziamento obbligatorio, senza obbligo di finanziamento, senza obbligo finanziamento, no finanziament(o|i), non vincolat(a|o) a finanziamento, senza vincolo di finanziamento, nessun finanziamento, prezzo senza finanziamento, finanziamento non obbligatorio, niente finanziamento',
  },
  trattabile: { si: 'trattabil(e|i), prezzo trattabile, negoziabile' },
  permuta: {
    si: 'permuta, con permuta, accetta permut(a|e), permuta accettata, accetto permuta, possibilita di permuta, ritiro usato, valuta permut(a|e), valuto permuta, permutabile',
  },
  gancio: {
    si: 'gancio traino, gancio di traino, gancio, con gancio, gancio da traino, gancio per roulotte, gancio traino per roulotte, gancio di traino per roulotte, traino per roulotte, trainare roulotte, trainare una roulotte, trainare la roulotte, gancio per rimorchio, gancio traino per rimorchio, gancio per barca, gancio per il carrello, con traino, traino, gancio per carrello, gancio traino per carrello, gancio roulotte',
  },
  ribassati: { si: 'ribassat(a|e|o|i), prezzo ribassato, in ribasso, prezzo calato, scontat(a|e|o|i)' },
  foto: { si: 'con foto, solo con foto, con le foto, con fotografie, foto' },
  servizi: {
    manutenzione: 'manutenzione inclusa, con manutenzione, manutenzione, tagliandi inclusi',
    assicurazione: 'assicurazione inclusa, con assicurazione, assicurazione, rca inclusa, rca',
    kasko: 'kasko, con kasko, kasko inclusa',
    'furto-incendio': 'furto e incendio, furto incendio, incendio e furto',
    bollo: 'bollo incluso, con bollo, bollo',
    pneumatici: 'gomme incluse, pneumatici inclusi, pneumatici, cambio gomme',
    'auto-sostitutiva': 'auto sostitutiva, vettura sostitutiva, macchina sostitutiva',
    soccorso: 'soccorso stradale, assistenza stradale, soccorso',
  },
  anticipo_a: { 0: 'senza anticipo, anticipo zero, zero anticipo, no anticipo, nessun anticipo, anticipo 0' },
  pronta_consegna: { si: 'pronta consegna, in pronta consegna, subito disponibile, consegna immediata, disponibile subito' },
  certificato: {
    asi: 'asi, certificat(a|o) asi, targa oro, targa oro asi, certificato di rilevanza storica asi, crs asi, iscritta asi, omologata asi',
    fmi: 'fmi, iscritta fmi, registro fmi',
    lancia: 'registro lancia',
    fiat: 'registro fiat, registro fiat italiano',
    alfa: 'registro alfa, registro alfa romeo, riar',
  },
  restauro: {
    restaurata:
      'restaurat(a|o|e|i), restauro totale, restauro completo, completamente restaurat(a|o), ristrutturata, restauro conservativo',
    conservata: 'conservat(a|o|e|i), conservato originale, tutta originale, ottimo conservato',
  },
  crs: { si: 'crs, certificato di rilevanza storica, rilevanza storica, crs a libretto' },
  numeri_coincidenti: { si: 'matching numbers, numeri coincidenti, matching number' },
  mai_incidentata: {
    si: 'non incidentat(a|e|o|i), mai incidentat(a|e|o|i), no incidentat(a|e|o), senza incidenti, no incidenti, nessun incidente, mai sinistrat(a|o), non sinistrat(a|o), no sinistri, mai avuto incidenti, zero incidenti, non ha avuto incidenti, mai fatto incidenti, esente da incidenti',
  },
  non_fumatori: {
    si: 'non fumator(e|i), non fumatrice, no fumator(e|i), da non fumator(e|i), di non fumator(e|i), mai fumato, non ci hanno fumato, mai fumato dentro',
  },
  tagliandi: {
    si: 'tagliandi certificati, tagliandat(a|o|e|i), sempre tagliandat(a|o), tagliandi regolari, tagliandi ufficiali, tagliandi documentati, libretto tagliandi, tagliandi casa madre, tagliandi, tagliandi in regola, libretto service, tagliandi fatti, con tagliandi, tagliandi dimostrabili, manutenzione certificata, storico manutenzione',
  },
  garanzia: { si: 'con garanzia, garanzia, garantit(a|o|e|i), in garanzia, ancora in garanzia, garanzia inclusa, garanzia ufficiale' },
  proprietari: {
    1: 'unico proprietario, primo proprietario, uniproprietario, unipro, un solo proprietario, solo un proprietario, un proprietario, unico propr, unica proprietaria, uniproprietari, monoproprietario, unico intestatario, primo e unico proprietario, prima mano, di prima mano, unica mano',
    2: 'secondo proprietario, due proprietari, massimo due proprietari, max due proprietari',
  },
  online_da: {
    1: 'di oggi, arrivat(a|e) oggi, inserit(a|e|o|i) oggi, annunci di oggi, pubblicat(a|e) oggi, ultime 24 ore, da ieri, di ieri',
    7: "ultima settimana, dell'ultima settimana, questa settimana, da una settimana, ultimi sette giorni, nuovi annunci, annunci nuovi, annunci recenti, appena arrivat(a|e), appena inserit(a|e|i)",
    14: 'ultime due settimane, ultimi 15 giorni',
    30: 'ultimo mese, di questo mese, ultimi trenta giorni, questo mese',
  },
}
