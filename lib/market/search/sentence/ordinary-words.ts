import { wordSet } from './word-set'

/** Names of makes and models that are ordinary words as well: they count only beside their make. */
export const ordinaryWords: ReadonlySet<string> =
  wordSet(`range strada1000 city access emotion ambition media stella scouty box shine mage huge friday due sette otto quattro sei zero ghost dawn phantom express master partner expert traveller trade move materia charade small elba
  regent magnum hero ferox cross nova ambra flex pulse europa elite excel seven aria nano vista safari sport legend logo concerto stream volt astro colorado avalanche caprice impala stealth dart ram hornet caravan
  dakota rally primula metro azure sprite gamma beta lambda zeta augusta ardea artena appia dino mondial enzo spring strada campo arena diplomat omega family libero horizon solara probe consul cortina orion
  sierra anglia escape duo bento limo oxford marina minor mirage coupe cabrio roadster spider classic classica jet area amico prima planet river freccia spirit hunt heritage blast rocket lightning chopper custom
  elettrica comet ego eva star king eco hawk retro target spin race storm ice easy crono turismo rosso arcore lead elite passport innova reflex mode paso mono regolarita terra nuda mission general ace phoenix trail
  hunter street special cosa domino record super trial enduro motard alp chrono quadra evo techno pure micro tiger ora job car sea joint generic explorer mega race lion roma capri siena rio monza trevi stelvio
  stradale stradali vision boss boxer grillo dax cube soul pride elan pony accent satellite matrix inside cherry sunny violet rocker deluxe slim four chief scout springer formula torpedo jupiter dragster performance
  grandtour rapid favorit first second terza quarta royal imperial century crown pronto nuova nuovo seconda terzo base basic plus pro max mini_van limited luxury premium design black white silver gold blue red green
  sprint runner fifty centro password madison passion privilege vantage_plus compact active tour drive free fly bravo si like people address sixteen outlaw predator quartz diesis skipper boulevard variant sonar
  rambla vamos atlantis discover favorite leader horizon master magister standard custom camper furgone pickup suv moto scooter vespa_club quest logo ideo toxic epico trigger canyon navigator city_van mistral
  indy mexico cielo delta_plus tempo linea uno idea note note_book fusion volt edge focus_group ypsilon_club orlando kona_blu gran grand new turbo sedici record aero unica action vision izola international missouri
  america mobil ranger_camp sky ocean lucky signature elegance passo misura targa garage living sinfonia bianco diamant tendenza opera asso trento alba aviano imola pagani nettuno camino cento venezia milano falcone bella vita bee`)
