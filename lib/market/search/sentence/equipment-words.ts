/** What people write for each piece of equipment. Written as in `vehicle-words.ts`. */
export const equipmentWords: Readonly<Record<string, string>> = {
  abs: 'abs',
  esp: 'esp, controllo stabilita, controllo di stabilita, controllo elettronico di stabilita',
  'airbag-laterali': 'airbag laterali, airbag laterale',
  'airbag-tendina': 'airbag a tendina, airbag tendina, airbag per la testa',
  isofix: 'isofix, attacchi isofix',
  'frenata-automatica': 'frenata automatica, frenata di emergenza, frenata emergenza, frenata assistita, aeb, city brake, freno automatico',
  antifurto: 'antifurto, allarme, con antifurto, antifurto satellitare, immobilizer',
  'pressione-pneumatici': 'pressione pneumatici, controllo pressione gomme, controllo pressione, tpms, sensori pressione gomme, spia gomme',
  'cruise-control': 'cruise control, cruise, regolatore di velocita, controllo velocita',
  'cruise-adattivo':
    'cruise control adattivo, cruise adattivo, acc, cruise control attivo, adaptive cruise control, cruise attivo, distronic, adaptive cruise',
  'mantenimento-corsia': 'mantenimento corsia, lane assist, mantenimento di corsia, lane keeping, assistenza corsia, cambio corsia',
  'angolo-cieco': 'angolo cieco, sensore angolo cieco, blind spot, blind spot assist, monitoraggio angolo cieco, angoli ciechi',
  segnaletica: 'riconoscimento segnaletica, riconoscimento segnali, lettura segnali, riconoscimento cartelli',
  'sensori-anteriori': 'sensori anteriori, sensori parcheggio anteriori, sensori di parcheggio davanti, sensori davanti',
  'sensori-posteriori':
    'sensori posteriori, sensori parcheggio posteriori, sensori di parcheggio, sensori parcheggio, sensori di parcheggio dietro, sensori dietro, sensori park, pdc, park distance, sensori di park, sensori',
  'telecamera-posteriore':
    'telecamera, retrocamera, telecamera posteriore, telecamera retromarcia, telecamera di retromarcia, telecamera parcheggio, retro camera, telecamera dietro, camera posteriore, rear camera',
  'telecamera-360':
    'telecamera 360, telecamere 360, telecamera a 360 gradi, visione 360, 360 gradi, surround view, telecamera a 360, telecamere a 360',
  'park-assist': 'park assist, parcheggio automatico, parcheggio assistito, parcheggia da sola, park pilot',
  limitatore: 'limitatore, limitatore di velocita, limitatore velocita',
  'clima-manuale':
    'clima manuale, aria condizionata, climatizzatore manuale, condizionatore, aria condizionata manuale, con aria condizionata, ac, a c',
  'clima-automatico':
    'clima automatico, climatizzatore automatico, clima, climatizzatore, climatizzat(a|o), aria condizionata automatica, climatronic',
  'clima-bizona':
    'clima bizona, bizona, climatizzatore bizona, bi zona, clima bi zona, clima automatico bizona, climatizzatore automatico bizona, clima 2 zone',
  'clima-trizona': 'clima trizona, trizona, tri zona, clima 3 zone',
  'clima-quadrizona': 'clima quadrizona, quadrizona, clima 4 zone',
  'sedili-riscaldati': 'sedili riscaldati, sedili riscaldabili, sedili caldi, sedile riscaldato, riscaldamento sedili',
  'sedili-ventilati': 'sedili ventilati, sedili rinfrescati, sedili climatizzati',
  'sedili-massaggio': 'sedili massaggianti, sedili con massaggio, sedili massaggio, massaggio, sedile massaggiante',
  'volante-riscaldato': 'volante riscaldato, volante riscaldabile, volante caldo',
  'tetto-apribile': 'tetto apribile, tettuccio, tettuccio apribile, tettino, tettino apribile, tetto elettrico',
  'tetto-panoramico': 'tetto panoramico, panoramico, tetto in vetro, tetto di vetro, tettuccio panoramico, panorama, tetto panorama',
  keyless:
    'keyless, senza chiave, keyless go, keyless entry, accesso senza chiave, start senza chiave, avviamento senza chiave, accensione a pulsante, apertura senza chiave',
  'portellone-elettrico':
    'portellone elettrico, bagagliaio elettrico, baule elettrico, portellone automatico, portellone motorizzato, cofano elettrico',
  'riscaldamento-autonomo': 'riscaldamento autonomo, riscaldamento supplementare, preriscaldamento',
  navigatore:
    'navigatore, navi, navigatore satellitare, gps, con navigatore, navigazione, nav, sat nav, navigatore integrato, con navi, satellitare',
  carplay: 'carplay, car play, apple carplay, apple car play, apple play, iphone',
  'android-auto': 'android auto, android, androidauto',
  bluetooth: 'bluetooth, blutooth, bluetooh, vivavoce, viva voce, bluethooth',
  dab: 'dab, radio dab, radio digitale, dab plus',
  'head-up-display': 'head up display, head up, hud, headup',
  'ricarica-wireless': 'ricarica wireless, ricarica senza fili, ricarica a induzione, ricarica induzione, caricatore wireless',
  'cockpit-digitale':
    'cockpit digitale, virtual cockpit, quadro digitale, strumentazione digitale, cruscotto digitale, digital cockpit, live cockpit, quadro strumenti digitale',
  'audio-premium':
    'audio premium, impianto audio premium, impianto bose, bose, harman kardon, bang olufsen, b o, beats, burmester, jbl, impianto hifi, impianto audio, meridian, impianto stereo premium',
  'cerchi-in-lega': 'cerchi in lega, cerchi lega, cerchi, ruote in lega, cerchioni in lega, cerchi alluminio',
  'fari-led': 'fari led, led, luci led, full led, fari full led, fanali led, faro led',
  'fari-matrix': 'fari matrix, matrix, matrix led, fari matrix led, fari adattivi',
  'fari-xeno': 'fari xeno, xeno, xenon, fari allo xeno, bixeno, fari xenon, bi xeno, bixenon, allo xeno',
  fendinebbia: 'fendinebbia, fari fendinebbia, retronebbia',
  'vetri-oscurati':
    'vetri oscurati, privacy, vetri privacy, privacy glass, vetri scuri, vetri neri, cristalli oscurati, vetri posteriori oscurati',
  'barre-tetto':
    'barre al tetto, barre tetto, barre portatutto, portatutto, mancorrenti, barre longitudinali, barre sul tetto, barre portapacchi',
  'gancio-fisso': 'gancio traino fisso, gancio fisso, gancio di traino fisso',
  'gancio-estraibile':
    'gancio traino estraibile, gancio estraibile, gancio traino elettrico, gancio traino rimovibile, gancio rimovibile, gancio smontabile, gancio a scomparsa, gancio retrattile',
  'pneumatici-invernali':
    'gomme invernali, pneumatici invernali, gomme termiche, gomme da neve, pneumatici termici, treno di gomme invernali, gomme neve, invernali, con gomme invernali',
  'pneumatici-4-stagioni':
    '4 stagioni, quattro stagioni, gomme 4 stagioni, pneumatici 4 stagioni, gomme quattro stagioni, all season, allseason, gomme all season',
  'sedili-pelle': 'sedili in pelle, sedili pelle, sedile in pelle, selleria in pelle',
  'sedili-alcantara': 'sedili in alcantara, sedili alcantara',
  'volante-pelle': 'volante in pelle, volante pelle',
  'luci-ambiente': 'luci ambiente, luci ambientali, luci soffuse, ambient light, illuminazione ambiente, luci interne led',
  bracciolo: 'bracciolo, con bracciolo, bracciolo centrale, poggiabraccio',
}
