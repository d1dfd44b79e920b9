/** Makes and models of commercial vehicles. How a line is written: see ../catalogue-table.ts. */
export const commercialTable = String.raw`
Alkè | Alke
  cassonato: ATX 100 [atx]; ATX 200; ATX 300; ATX 320; ATX 330; ATX 340
Astra
  autocarro: HD7; HD8; HD9; HHD8; BM; ADT; RD
Bremach
  autocarro: T-Rex; Job; Brick; GR; Extreme
Citroën | Citroen
  furgone: Berlingo [berlingo van]; ë-Berlingo [e berlingo]; Jumpy; ë-Jumpy [e jumpy]; Jumper; ë-Jumper [e jumper]; Nemo; Dispatch; C15; C3 Van; C25; C35; HY; Ami Cargo; C4 Van; AX Van; Saxo Van; Visa Van; 2CV Furgonette
  combi: Jumpy Combi [jumpy atlante]; Berlingo Multispace; SpaceTourer
Dacia
  furgone: Dokker Van [dokker]; Logan Van; Duster Van [duster]; Spring Cargo; Logan Express; Jogger Van
  pick-up: Logan Pick-up; Duster Pick-up; 1304
DAF
  trattore: XF; XF 95; XF 105; XF 106; XG; XG+; CF; CF 85; 95; XB; XD
  autocarro: LF; LF 45; LF 55; CF 65; CF 75; 45; 55
DFSK
  cassonato: K01; K01H; C31; C32; EC31; V21; V22
  furgone: K05; C35; EC35; K02; V25; V27; K07
Daihatsu
  furgone: Hijet; Extol
  cassonato: Delta; Feroza Van
Dongfeng
  cassonato: V21; V22
  furgone: V25; V27; M5
  pick-up: DF6; Rich 6
DR
  pick-up: PK8
EVO
  pick-up: Cross 4 [cross4]
Faw
  cassonato: T80; V80; J6
Fiat | Fiat Professional, Fiat-Professional
  furgone: Ducato; e-Ducato; Doblò Cargo [doblo cargo, doblo van, doblo furgone]; Doblò [doblo, doblo maxi]; e-Doblò [e doblo]; Fiorino [fiorino cargo]; Scudo; e-Scudo; Talento; Strada Van; Panda Van; Punto Van; Grande Punto Van; Qubo; Marengo; 238; 242; 900 [^900, 900 e, 900 t]; 600 T; 1100 T; Uno Van; Tipo Van; 500L Pro [500l van]; Bravo Van; Seicento Van; Idea Van; Freemont Van; Sedici Van; 500 Van; Multipla Van
  cassonato: Doblò Work Up [work up, doblo pick up]; Ducato Cassonato [ducato cassone]; 615; 616; 625
  pick-up: Fullback; Strada; Fiorino Pick-up
  combi: Doblò Combi; Scudo Combi [scudo panorama]; Ducato Combi; Talento Combi; Ulysse
  minibus: Ducato Minibus [ducato panorama]
  autocarro: 80; 130; 140; 150; 160; 180; 190; 55 NC; 65; 75; 90; 684 N; 682 N; 690
Ford
  furgone: Transit; E-Transit; Transit Custom; E-Transit Custom; Transit Connect; Transit Courier; E-Transit Courier; Fiesta Van; Courier; Escort Van; Focus Van; Ka Van; Transit City; EcoSport Van; Kuga Van
  combi: Tourneo Custom; Tourneo Connect; Tourneo Courier; Tourneo; Transit Kombi [transit combi]
  minibus: Transit Minibus
  pick-up: Ranger; Ranger Raptor; F-150 [f150]; F-250 [f250]; P100
  cassonato: Transit Cassonato [transit chassis]; 
  trattore: F-Max; Cargo; Transcontinental
Foton
  cassonato: Aumark; Gratour; Miler
  furgone: View; Toano
  pick-up: Tunland [tunland g7, tunland v9, tunland g9]
Fuso | Mitsubishi Fuso
  autocarro: Canter [canter 3c13, canter 3s13, canter 7c15, canter 35]; eCanter
Gaz
  cassonato: Gazelle [gazelle next]; Sobol
  furgone: Gazelle Van
Giotti Victoria | Giotti
  cassonato: Gladiator; Top; Gladiator Long
  furgone: Gladiator Van
Goupil
  cassonato: G2; G3; G4; G5; G6
Great Wall
  pick-up: Steed; Steed 5; Steed 6; Wingle; Poer
Hyundai
  furgone: H-1 [h1, h 1 van]; H350; H100; Staria Van [staria]; Satellite
  cassonato: Porter; HD 35; HD 72; Mighty
IFA
  autocarro: L60; W50
Isuzu
  pick-up: D-Max [dmax]; KB
  autocarro: M21; L35; M27; M55; N-Serie [n series]; NPR; NQR; NKR; NLR; NNR; P75; F-Serie; P65; M30; M35; D-Serie; N1R; FSR; NMR; Grafter
Italcar
  cassonato: Attiva C2S; Attiva
Iveco
  furgone: Daily [daily 29, daily 30, daily 33, daily 35, daily 40, daily 50, daily 60, daily 65, daily 70, daily 72, 35s, 35c, 35 s, 35 c]; eDaily [e daily]; Turbo Daily; Daily Hi-Matic; Massif Van
  cassonato: Daily Cassonato [daily cassone, daily ribaltabile]
  autocarro: EuroCargo [euro cargo, eurocargo 75, eurocargo 80, eurocargo 100, eurocargo 120, eurocargo 140, eurocargo 150, eurocargo 160, eurocargo 180]; Trakker; X-Way; T-Way; Turbostar; EuroTrakker [eurotrakker]; 190; Magirus; 79; 65; 100; 109; 115; 135; 145; 150; Zeta; S-eWay; EuroFire; 330
  trattore: Stralis; S-Way; EuroStar; EuroTech; Stralis Hi-Way [hi way, hiway]; Stralis Cube; 440; AT; AS; AD
  minibus: Daily Minibus; Crossway; CityClass; Daily Tourys; Rosero; Evadys; A50
JAC
  pick-up: T6; T8; T9
  cassonato: N25; N35; N55; iEV N55
Kia
  furgone: Pregio; PV5 Cargo [pv5]; Besta
  cassonato: K2500; K2700; K2900; Bongo
Land Rover
  pick-up: Defender [defender 110, defender 130, defender 90]
  furgone: Discovery Commerciale; Defender Hard Top
LDV
  furgone: Maxus; Convoy; Pilot
Ligier
  furgone: Pulse 3 [pulse]; Pulse 4; Flex; Microcar F8C
MAN
  furgone: TGE; eTGE
  autocarro: TGL; TGM; TGS; L2000; M2000; F2000; LE; LC; 8.163 [8163]; ME
  trattore: TGX; TGA; 18.440; eTGX
  cassonato: TGE Cassonato
Mahindra
  pick-up: Goa; Genio; Bolero; Goa Plus; Scorpio Pik Up
Maxus
  furgone: Deliver 3; Deliver 5; Deliver 7; Deliver 9; eDeliver 3; eDeliver 5; eDeliver 7; eDeliver 9; EV80; V80
  pick-up: T60; T90; T90 EV; eTerron 9
  cassonato: eDeliver 3 Chassis
Mazda
  pick-up: BT-50; B2500 [b 2500]; B-Serie
  furgone: E2000; E2200
Mega
  furgone: e-Worker; Multitruck
Melex
  cassonato: N Car; 391
Mercedes-Benz | Mercedes, Mercedes Benz
  furgone: Citan; eCitan; Vito [vito 109, vito 110, vito 111, vito 112, vito 114, vito 115, vito 116, vito 119, vito 124]; eVito; Sprinter [sprinter 210, sprinter 211, sprinter 213, sprinter 214, sprinter 216, sprinter 310, sprinter 311, sprinter 313, sprinter 314, sprinter 315, sprinter 316, sprinter 317, sprinter 319, sprinter 411, sprinter 413, sprinter 416, sprinter 511, sprinter 513, sprinter 515, sprinter 516, sprinter 517, sprinter 519]; eSprinter; Viano; MB 100 [mb100]; Vaneo; T1 [207 d, 208 d, 209 d, 210 d, 307 d, 308 d, 310 d, 407 d, 408 d, 410 d]; Vario [vario 612, vario 614, vario 616, vario 814, vario 815, vario 816]; Classe T Van
  combi: Citan Tourer; Vito Tourer; Vito Mixto; Classe V; Sprinter Tourer
  minibus: Sprinter Minibus; Sprinter City
  pick-up: Classe X [x 220, x 250, x 350]
  cassonato: Sprinter Cassonato
  autocarro: Atego [atego 815, atego 816, atego 818, atego 1218, atego 1222]; Antos; Arocs; Axor; Econic; Unimog; Zetros; Atego Kipper; SK; NG; LK; 814; 817; 1114; 1117; L 319; L 508; L 608; eEconic
  trattore: Actros [actros 1842, actros 1843, actros 1845, actros 1848, actros 1851, actros 1853]; eActros; Actros L
Mitsubishi
  pick-up: L200
  autocarro: Canter
  furgone: L300; L400; Pajero Van
Multicar
  cassonato: Fumo; M26; M25; M27; M31; Tremo
Nissan
  furgone: Primastar; NV200; e-NV200; NV250; NV300; NV400; Interstar; Interstar-e; Kubistar; Townstar [townstar van]; Townstar EV; Vanette; Micra Van; Trade
  pick-up: Navara; NP300; Pick-up; King Cab
  autocarro: Cabstar; NT400; NT500; Atleon; L35; ECO-T
  combi: Evalia; NV200 Evalia; NV300 Combi; Primastar Combi
Opel
  furgone: Combo [combo cargo, combo van]; Combo-e [combo electric, combo e cargo]; Vivaro [vivaro cargo, vivaro furgone]; Vivaro-e [vivaro electric]; Movano [movano cargo]; Movano-e [movano electric]; Corsa Van; Astra Van; Meriva Van; Zafira Life; Arena; Rocks-e Kargo; Kadett Combo
  combi: Vivaro Combi; Combo Life; Combo Tour; Zafira-e Life
  pick-up: Campo
  cassonato: Movano Cassonato
Peugeot
  furgone: Partner [partner van]; e-Partner; Expert; e-Expert; Boxer; e-Boxer; Bipper; J5; J7; J9; 206 Van; 207 Van; 208 Van; e-208 Van; 308 Van; 2008 Van; 3008 Van; 106 Van; 205 Van; 504 Furgone
  pick-up: Landtrek; 504 Pick-up; Hoggar
  combi: Partner Tepee [tepee]; Expert Combi [expert tepee]; Rifter; Traveller; Boxer Combi
  cassonato: Boxer Cassonato
Piaggio | Piaggio Veicoli Commerciali
  cassonato: Porter [porter 1.3, porter multitech, porter chassis]; Porter NP6 [np6]; Quargo; Porter Maxxi [maxxi]; Porter Electric; Porter NPE [npe]
  autocarro: Ape 50; Ape TM; Ape Classic; Ape Poker [poker]; Ape 500; Ape 601; Ape MP; Ape P2; Ape P3; Ape Car; Ape Calessino [calessino]; Ape Web; Ape Max; Ape [! ape]; Ape E-City
  furgone: Porter Furgone [porter van]; Porter Glass Van
Ram | RAM
  pick-up: 1500 [ram 1500]; 2500; 3500; ProMaster
Renault | Renault Pro
  furgone: Kangoo [kangoo van, kangoo express, kangoo furgone]; Kangoo Z.E. [kangoo ze, kangoo e tech]; Trafic [trafic furgone]; Trafic E-Tech; Master [master furgone]; Master E-Tech [master ze, master z e]; Express [express van]; Clio Van; Twingo Van; Megane Van; Zoe Van; Rapid; Mascott; Scenic Van; Captur Van; R4 Furgonette; Estafette; Twizy Cargo; Arkana Van; Trafic Van; Kadjar Van; Modus Van
  combi: Trafic Combi [trafic passenger, trafic spaceclass, spaceclass]; Master Combi; Kangoo Combi
  pick-up: Alaskan
  cassonato: Master Cassonato [master cassone]; Maxity
  minibus: Master Minibus
Renault Trucks
  trattore: T [t high, t 440, t 460, t 480, t 520]; Premium; Magnum; AE
  autocarro: D [d wide, d cab]; C; K; Midlum; Kerax; Maxity; Mascott; Master [master red]; Midliner; Premium Distribution; E-Tech D; S; G
Saic
  furgone: Maxus V80
Scania
  trattore: R [r 420, r 440, r 450, r 480, r 490, r 500, r 520, r 560, r 580, r 620, r 730]; S [s 450, s 500, s 520, s 530, s 580, s 650, s 730]; G [g 400, g 410, g 420, g 440, g 450]; 124; 144; 143; 164; 142; 4 Series; 112; 113
  autocarro: P [p 230, p 250, p 270, p 280, p 310, p 320, p 340, p 360, p 380, p 400]; L; 94; 114; 93; XT
SEAT
  furgone: Inca; Terra; Ibiza Van; Arosa Van; Leon Van
Škoda | Skoda
  furgone: Praktik; Fabia Van; Felicia Van; Octavia Van; Roomster Van
  pick-up: Felicia Pick-up
SsangYong
  pick-up: Actyon Sports; Musso; Korando Sports; Rexton Sports; Musso Grand
  furgone: Rexton Van; Korando Van; Tivoli Van
Suzuki
  furgone: Carry; Super Carry; Jimny Pro; Jimny Van; SJ Van
Tata
  pick-up: Xenon; Telcoline; Pick-up; Safari Pick-up
  cassonato: Ace; Super Ace
Tatra
  autocarro: 815; Phoenix; Terra; 148
Tazzari | Tazzari EV
  cassonato: Zero Cargo; Zero Van
Toyota
  furgone: Proace [proace furgone]; Proace Electric; Proace City; Proace City Electric; Proace Max; Hiace; Lite-Ace [liteace]; Yaris Van; Corolla Van; RAV4 Van; Yaris Ecovan; C-HR Van
  combi: Proace Verso; Proace Combi; Proace City Verso; Hiace Combi
  pick-up: Hilux; Land Cruiser Pick-up; Tundra
  autocarro: Dyna
  cassonato: Dyna 150; Dyna 100; Land Cruiser Van
UAZ
  furgone: 452; 3303; Profi
UNIC
  trattore: 190; 619; 619 N
Volkswagen | VW, Volkswagen Veicoli Commerciali
  furgone: Caddy [caddy cargo, caddy van]; Caddy Maxi; Transporter [t5 transporter, t6 transporter, t6.1 transporter, t7 transporter, transporter furgone, t4, t5, t6, t6.1]; e-Transporter; Crafter [crafter furgone]; e-Crafter; LT [lt 28, lt 31, lt 35, lt 46]; ID. Buzz Cargo [id buzz cargo]; Polo Van; Golf Van; up! Van [load up]; T-Roc Van; Touran Van; Tiguan Van
  combi: Transporter Kombi [t5 kombi, t6 kombi, t6.1 kombi, kombi]; Caravelle; Multivan; Caddy Kombi; ID. Buzz [id buzz]; Caddy Life; Shuttle
  pick-up: Amarok; Caddy Pick-up; Saveiro; Taro
  cassonato: Transporter Cassonato [transporter doka, doka, transporter pritsche]; Crafter Cassonato; L80
  minibus: Crafter Minibus
Volvo | Volvo Trucks
  trattore: FH; FH12 [fh 12]; FH13 [fh 13]; FH16 [fh 16]; F12; F16; F10; FH Electric; VNL; F89; F88
  autocarro: FM; FMX; FL; FL6 [fl 6]; FL10; FE; FM7; FM9; FM10; FM12; FL Electric; FE Electric; FM Electric; FL7; FL12
Xev
  furgone: Yoyo Pro
Zhidou
  furgone: D2 Cargo
`
