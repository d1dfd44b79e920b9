import { wordSet } from './word-set'

/** Words of versions that people search by: engines, lines and trims. Each becomes a word of the filter «versione». */
export const versionWords: ReadonlySet<string> =
  wordSet(`gti gtd gte gtx gts gtr gt tdi tsi tfsi etsi ehybrid sdi fsi tgi mjt mjet multijet multijet2 jtd jtdm multiair twinair firefly tjet hdi bluehdi ehdi puretech vti thp tce dci etech e-tech crdi gdi tgdi cdti dtec
  ivtec vtec skyactiv ecoboost tdci ecoblue cdi bluetec d4d vvti kompressor quadrifoglio sportback spaceback allspace business executive longitude limited trailhawk laredo rubicon sahara trekking trendline
  comfortline highline lounge easy pop sporting hgt evolution xline luxury advanced titanium stline rline nline sline msport amg mpower gtline allure active feel shine techroad initiale intens zen life elective
  innovation cosmo elegance ambition style rs st vrs fr xcellence cupra cooper works jcw one executive ambiente monster veloce ti super sprint hybrid4 cross urban tribute competizione turismo essesse night
  edition d4 d5 t3 t4 t5 t6 t8 b4 b5 xdrive20d sdrive18d tronic crosscabrio stepway outdoor unlimited overland summit s4 rr rally racing adv adventure lusso tekna acenta nconnecta visia platinum
  td4 td5 td6 sd4 sdv6 tdv6 abarth ferrari brabus gr quadrifoglioverde amgline drd std deluxe classic sport connect mirror collezione riva rockstar dolcevita s-design sdesign progression inscription momentum kinetic rdesign xperience dcb 4xe tronic techno evo premium plus`)
