/**
 * What people write for the values of the filters about the vehicle itself. `word(a|e)` stands for «worda» and «worde», `word()` with an empty ending for the bare word.
 * The labels of the options count as well and are not repeated here.
 */
export const vehicleWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carburante: {
    benzina: 'benzina, benzina verde, a benzina, benza, motore benzina',
    diesel: 'diesel, gasolio, a gasolio, nafta, turbo diesel, turbodiesel, td, motore diesel',
    gpl: 'gpl, gpl di serie, gpl di fabbrica, a gpl, lpg, a gas, gas, impianto gpl, impianto a gas, benzina gpl, gpl benzina, benzina e gpl, bifuel, bi fuel, bifuel gpl, doppia alimentazione',
    metano:
      'metano, a metano, cng, impianto metano, benzina metano, metano benzina, benzina e metano, bifuel metano, natural power, ecofuel',
    'mild-hybrid': 'mild hybrid, mild ibrid(a|o|e), mhev, ibrid(a|o|e) leggera, micro ibrid(a|o), mhybrid',
    'ibrida-benzina':
      'full hybrid, full ibrid(a|o), fullhybrid, ibrid(a|o|e) benzina, benzina ibrid(a|o), ibrid(a|o) a benzina, hybrid benzina, benzina hybrid, elettrica benzina, benzina elettrica, self charging, hev',
    'ibrida-diesel': 'ibrid(a|o|e) diesel, diesel ibrid(a|o|e), hybrid diesel, diesel hybrid',
    'plug-in':
      'plug in, plugin, phev, ibrid(a|o|e) plug in, plug in hybrid, hybrid plug in, ibrid(a|o|e) ricaricabil(e|i), ibrid(a|o|e) alla spina',
    elettrica:
      'elettric(a|o|he|i|hi), full electric, electric, bev, a batteria, 100% elettric(a|o), solo elettric(a|o), completamente elettric(a|o), ev',
    idrogeno: 'idrogeno, a idrogeno, fuel cell',
    etanolo: 'etanolo, bioetanolo, e85',
    'mild-hybrid+ibrida-benzina+ibrida-diesel+plug-in': 'ibrid(a|o|e|i), hybrid',
  },
  cambio: {
    manuale: 'manual(e|i), cambio manuale, cambio meccanico, cambio a mano, marce manuali',
    automatico:
      'automatic(a|o|he|i), automatik, cambio automatico, dsg, s tronic, stronic, tiptronic, steptronic, cvt, edc, eat6, eat8, dct, doppia frizione, cambio doppia frizione, robotizzato, pdk, 7g tronic, 9g tronic, powershift, tct, edct, multitronic, x tronic',
    semiautomatico: 'semiautomatic(a|o|he|i), semi automatic(a|o), cambio sequenziale, sequenziale, dualogic, selespeed',
  },
  trazione: {
    integrale:
      '4x4, 4 x 4, 4wd, awd, integral(e|i), trazione integrale, quattro ruote motrici, 4 ruote motrici, 4 motion, 4motion, 4matic, xdrive, x drive, quattro, allgrip, all grip, all4, 4drive, q4, quattro per quattro, allroad',
    anteriore: 'trazione anteriore, tutto avanti, fwd, sdrive',
    posteriore: 'trazione posteriore, tutto dietro, rwd',
  },
  classe_emissioni: {
    euro0: 'euro0, euro zero',
    euro1: 'euro1, euro uno',
    euro2: 'euro2, euro due',
    euro3: 'euro3, euro tre',
    euro4: 'euro4, euro quattro',
    euro5: 'euro5, euro cinque, euro v',
    euro5b: 'euro5b, euro 5 plus',
    euro6: 'euro6, euro sei, euro vi',
    euro6c: 'euro6c',
    'euro6d-temp': 'euro6d temp, euro 6 d temp, 6d temp',
    euro6d: 'euro6d, euro 6 d',
    euro6e: 'euro6e, euro 6 e bis',
  },
  carrozzeria: {
    'city-car': 'city car, citycar, utilitari(a|e), auto piccola, macchina piccola, macchinina, cittadina',
    berlina: 'berlin(a|e), sedan, 3 volumi, tre volumi, due volumi, 2 volumi',
    'station-wagon':
      'station wagon, stationwagon, sporter, sport tourer, sw sporter, station, sw, s w, familiar(e|i), wagon, touring, avant, variant, sportwagon, sport wagon, sports tourer, sportswagon, giardinetta, giardiniera, estate, shooting brake, sportbrake, tourer',
    suv: 'suv, s u v, sport utility',
    crossover: 'crossover, cross over',
    fuoristrada: 'fuoristrada, fuori strada, off road, offroad, jeeppon(e|i), gippon(e|i)',
    'pick-up': 'pick up, pickup',
    coupe: 'coupe, cupe, sportiv(a|e)',
    cabrio: 'cabrio, cabriolet, spider, spyder, roadster, decappottabil(e|i), scopert(a|e), spiderin(o|a)',
    monovolume: 'monovolum(e|i), minivan, mpv, multispazio, mono volume',
    furgone: 'furgonat(a|o)',
  },
  tipo: {
    naked: 'naked, streetfighter, street fighter, nuda',
    sportiva: 'sportiv(a|e), carenat(a|e), supersport, supersportiv(a|e), super sport, stradale carenata',
    adventure: 'enduro stradal(e|i), adventure, maxi enduro, maxienduro, crossover, dual sport, endurona, moto alta',
    custom: 'custom, cruiser, chopper, bobber, bagger',
    touring: 'touring, turismo, granturismo, gran turismo, da turismo, tourer, da viaggio, sport touring, sport tourer',
    scooter: 'scooter, scuter, scooteron(e|i), motorin(o|i)',
    'maxi-scooter': 'maxi scooter, maxiscooter, scooterone grande',
    cross: 'cross, enduro, motocross, moto da cross, da cross, da enduro, pit bike, pitbike, minicross',
    trial: 'trial, da trial',
    supermotard: 'supermotard, motard, super motard, supermoto',
    'cafe-racer': 'cafe racer, caferacer, cafe',
    quad: 'quad, atv',
    ciclomotore: 'ciclomotor(e|i), cinquantin(o|i), motorino 50, cinquantino, tuboni, ciclomotore 50',
    mansardato: 'mansardat(o|i), mansarda, con mansarda',
    semintegrale: 'semintegral(e|i), semi integral(e|i), profilat(o|i)',
    motorhome: 'motorhome, motor home, integral(e|i)',
    furgonato:
      'furgonat(o|i), van, camper van, campervan, camper puro, camperizzat(o|i), camper furgonato, furgone camperizzato, minicamper',
    caravan: 'caravan',
    roulotte: 'roulotte, roulot, rulot',
    furgone: 'furgon(e|i|cino|cini|ato|ati), van, lastrat(o|i), vetrat(o|i)',
    cassonato: 'cassonat(o|i), con cassone, cassone, ribaltabil(e|i), cassone fisso, cassone ribaltabile, trilaterale',
    telonato: 'telonat(o|i), centinat(o|i), centina, con telone',
    frigo: 'frigo, frigorifer(o|i), isotermic(o|i), refrigerat(o|i), cella frigo, coibentat(o|i)',
    autocarro: 'autocarr(o|i), camion, camioncin(o|i), motrice',
    'pick-up': 'pick up, pickup',
    combi: 'combi, kombi, promiscu(o|i), combinat(o|i)',
    minibus: 'minibus, mini bus, pulmin(o|i), pullmin(o|i), scuolabus',
    trattore: 'trattor(e|i), trattore stradale, motrice trattore',
  },
  patente: {
    am: 'patente am, am, 14 anni, patentino, per quattordicenni, quattordicenne',
    a1: 'a1, patente a1, 16 anni, sedicenni, per sedicenni, guidabile a 16 anni',
    a2: 'a2, patente a2',
    a: 'patente a, patente a3, patente a illimitata, patente a piena',
    b: 'patente b, con patente b, con la b',
  },
  lunghezza: {
    l1: 'passo corto',
    l2: 'passo medio',
    l3: 'passo lungo',
    l4: 'passo extralungo, passo extra lungo, maxi lungo, passo lunghissimo',
  },
  altezza: {
    h1: 'tetto basso, tetto normale',
    h2: 'tetto medio, tetto rialzato, semirialzato',
    h3: 'tetto alto',
    h4: 'tetto extra alto, tetto superalto',
  },
  omologazione: { n1: 'n1, autocarro n1, immatricolat(o|a) autocarro', m1: 'm1, immatricolat(o|a) autovettura' },
  riscaldamento: {
    gas: 'riscaldamento a gas, riscaldamento gas, truma, riscaldamento truma, combi truma, stufa a gas',
    diesel:
      'riscaldamento webasto, riscaldamento a gasolio, riscaldamento gasolio, riscaldamento diesel, webasto, stufa a gasolio, riscaldamento a diesel',
    elettrico: 'riscaldamento elettrico',
  },
  interni: {
    pelle:
      'pelle, in pelle, interni in pelle, interno pelle, interni pelle, interno in pelle, tutta pelle, full pelle, interni pelle totale, cuoio',
    tessuto: 'interni in tessuto, tessuto, stoffa, interni in stoffa',
    'pelle-tessuto': 'pelle tessuto, mezza pelle, pelle e tessuto, interni pelle e tessuto, misto pelle, semipelle, ecopelle',
    alcantara: 'alcantara, interni in alcantara, interni alcantara',
  },
  colore: {
    bianco: 'bianc(o|a|he|hi), white',
    nero: 'ner(o|a|e|i), black',
    grigio: 'grigi(o|a|e), antracite, canna di fucile, grigio scuro, grigio chiaro, grigio metallizzato',
    argento: 'argento, silver, argentat(a|o), grigio argento',
    blu: 'blu, blue, blu scuro, blu notte, blu elettrico',
    azzurro: 'azzurr(o|a|e|i), celest(e|i), turchese, carta da zucchero',
    rosso: 'ross(o|a|e|i), red, rosso fuoco, rosso ferrari',
    bordeaux: 'bordeaux, bordo, amaranto, granata, vinaccia',
    verde: 'verd(e|i), verde militare, verde oliva, verde scuro',
    giallo: 'giall(o|a|e|i)',
    arancione: 'arancion(e|i), arancio',
    marrone: 'marron(e|i), testa di moro, cioccolato',
    beige: 'beige, crema, sabbia, avorio, panna',
    viola: 'viola, lilla, melanzana',
  },
  metallizzato: { si: 'metallizzat(o|a|e|i), vernice metallizzata, colore metallizzato, metallizata' },
  depotenziata: { si: 'depotenziat(a|e|o), depotenziabil(e|i), 35 kw a2' },
  neopatentati: {
    si: 'neopatentat(i|o|a|e), neo patentat(i|o|a), per neopatentat(i|o), guidabile da neopatentati, ok neopatentati, adatt(a|e|o) a neopatentati, adatt(a|e) ai neopatentati',
  },
}
