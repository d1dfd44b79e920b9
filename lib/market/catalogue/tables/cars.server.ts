/** Makes and models of cars. How a line is written: see ../catalogue-table.ts. */
export const carsTable = String.raw`
Abarth | Fiat Abarth
  city-car: 500 [abarth 500, 500 abarth, ^500]; 595 [abarth 595, 500 595]; 695; 500e [500_e, abarth 500e]; 600e [600_e, "600"]; Punto Evo; Grande Punto [punto abarth]; Punto Supersport
  cabrio: 595C [595 c]; 695C [695 c]; 500C [500 c]; 124 Spider [124]
  coupe: 750 [fiat abarth 750]; 850 [fiat abarth 850]; 1000 [fiat abarth 1000, 1000 tc]; Simca Abarth
AC | AC Cars
  cabrio: Cobra; Ace
Aiways
  suv: U5; U6
Aixam
  city-car: City [city pack, city sport, city premium, aixam city]; Coupé [gto, coupe gti, coupe premium]; Crossover [crossline]; Minauto; A. [a 721, a 741, a 751, a 540, "a"]; Scouty; Ambition; Access; Emotion; e-City; e-Coupé
  furgone: D-Truck
Alfa Romeo | Alfa, Alfa-Romeo, Alfaromeo
  suv: Stelvio; Tonale; Junior [junior elettrica, junior ibrida]
  berlina: Giulia; Giulietta; MiTo; 147; 146; 145; 156 [156 crosswagon, crosswagon]; 155; 159; 164; 166; 33 {alfa-33} [! alfa 33, ^33]; 75 {alfa-75} [! alfa 75, ^75]; 90 {alfa-90} [! alfa 90, ^90]; 6 {alfa-6} [! alfa 6, ^6]; Alfasud [alfa sud]; Alfetta; Arna; Giulia serie 105 [giulia 105, giulia 1300, giulia 1600, nuova super 1, giulia nuova super, giulia ti 1, giulia storica]; Giulietta storica [giulietta ti, giulietta 116, nuova giulietta]; 1750 [! ^1750]; 1900 [! ^1900]; 2000 [^2000 berlina, "2000"]; 2600 [! ^2600]
  coupe: GT; GTV; Brera; 4C; 8C Competizione [8c]; Alfasud Sprint [sprint veloce, alfasud coupe]; GT Junior [gt 1300 junior, gt 1600 junior, junior z, junior zagato, giulia gt, giulia sprint gt, 1750 gtv, 2000 gtv, gtv 2000, gta 1300, scalino]; Giulietta Sprint [! "giulietta sprint", giulietta sprint veloce, giulietta sprint 1300, giulietta sprint 1.3, giulietta sprint 750, giulietta sprint 101]; Montreal; Alfetta GT [alfetta gtv]; SZ; 33 Stradale
  cabrio: Spider; Duetto [osso di seppia, coda tronca, spider duetto, spider 1600 duetto]; Giulietta Spider; Giulia Spider; 2600 Spider; RZ
Alpine | Renault Alpine, Alpine Renault
  coupe: A110; A310; A610; GTA
  city-car: A290
  suv: A390
Aston Martin | Aston-Martin, Astonmartin
  coupe: Vantage [v8 vantage, v12 vantage]; DB9; DB11; DB12; DB7; DBS; Vanquish; Virage; Valhalla; One-77; DB5; DB6; DB4
  suv: DBX
  berlina: Rapide; Lagonda
  city-car: Cygnet
Audi
  city-car: A1 [a1 sportback, a1 spb, a1 citycarver, a1 allstreet]; S1; A2
  berlina: A3 [a3 sportback, a3 spb, a3 sedan, a3 allstreet]; S3; RS3 [rs 3]; A4; S4; RS4 [rs 4]; A6; S6; RS6 [rs 6]; A8; S8; 80 [! ^80]; 90 [! ^90]; 100 [! ^100]; 200 [! ^200]; V8 [^v8]; A6 e-tron; S6 e-tron; e-tron GT; RS e-tron GT; 50 [! ^50]
  coupe: A5 [a5 sportback, a5 spb]; S5; RS5 [rs 5]; A7 [a7 sportback, a7 spb]; S7; RS7 [rs 7]; TT; TTS [! "tts", "tt s", tts coupe, tts roadster, tts 2.0, tts tfsi]; TT RS [ttrs]; R8; Coupé; Quattro [! "quattro", ur quattro, audi quattro sport, sport quattro]
  station-wagon: A4 allroad; A6 allroad [allroad~]; RS2
  cabrio: Cabriolet [! ^cabriolet, audi cabriolet]
  suv: Q2; SQ2; Q3; RS Q3 [rsq3]; Q4 e-tron [q4]; Q5; SQ5; Q6 e-tron [q6]; SQ6 e-tron [sq6]; Q7; SQ7; Q8; SQ8; RS Q8 [rsq8]; Q8 e-tron; SQ8 e-tron; e-tron [e_tron 50, e_tron 55]~; e-tron S [! "e-tron s", e tron s quattro, e tron s sportback]
Austin | Austin Healey, Austin-Healey
  city-car: Mini; A30; A35; A40; Metro; Allegro
  cabrio: Healey 100 [100-4, 100-6]; Healey 3000 [^3000]; Sprite [healey sprite]
Autobianchi
  city-car: A112; Y10; Bianchina; A111; Primula; Eden Roc; Stellina; Giardiniera
BAIC | Baic Motor, Beijing
  suv: Beijing X35 [x35]; Beijing 5 [beijing x7]; Beijing 7; BJ30; BJ40; X55; X75
Bentley
  coupe: Continental GT [continental, continental gtc]; Brooklands; Turbo R; Azure
  berlina: Flying Spur; Mulsanne; Arnage
  suv: Bentayga
BMW
  berlina: Serie 1 [1 series, 1er, serie1, 114, 116, 118, 120, 123, 125, 128, 130, 135, 140, m135, m140, m 135, m 140]; Serie 3 [3 series, 3er, serie3, 315, 316, 318, 320, 323, 324, 325, 328, 330, 335, 340, m340, m 340, m330]; Serie 5 [5 series, 5er, serie5, 518, 520, 523, 524, 525, 528, 530, 535, 540, 545, 550, m550, m 550, m560]; Serie 7 [7 series, 7er, serie7, 725, 728, 730, 732, 733, 735, 740, 745, 750, 760, m760, m 760]; M3; M5; i3; i4; i5; i7; 1500 [! ^1500]; 1600 [! ^1600, 1602, 1502]; 1800 [! ^1800]; 2002 [! ^2002]; 501; Isetta
  monovolume: Serie 2 Active Tourer [active tourer!, active tour!, 225xe]; Serie 2 Gran Tourer [gran tourer!]
  coupe: Serie 2 [2 series, 2er, serie2, 214, 216, 218, 220, 223, 225, 228, 230, 235, 240, m235, m240, m 235, m 240]; Serie 4 [4 series, 4er, serie4, 418, 420, 425, 428, 430, 435, 440, m440, m 440]; Serie 6 [6 series, 6er, serie6, 620, 628, 630, 633, 635, 640, 645, 650]; Serie 8 [8 series, 8er, serie8, 840, 850, m850, m 850]; M2; M4; M6; M8; 1M [serie 1 m coupe, 1 m coupe]; M1; i8; Z4 M [! "z4 m", z4 m coupe, z4 m roadster]; 2000 CS; 3.0 CS [3.0 csl, 3.0 csi]
  cabrio: Z1; Z3; Z3 M [! "z3 m"]; Z4; Z8; 507
  suv: X1; X2; X2 M [! "x2 m"]; X3; X3 M [! "x3 m", x3 m competition, x3 m 3.0]; X4; X4 M [! "x4 m", x4 m competition, x4 m 3.0]; X5; X5 M [! "x5 m", x5 m competition, x5 m 4.4]; X6; X6 M [! "x6 m", x6 m competition, x6 m 4.4]; X7; X7 M [! "x7 m", x7 m60]; XM; iX; iX1; iX2; iX3
Bugatti
  coupe: Veyron; Chiron; EB 110; Divo; Tourbillon
BYD
  city-car: Dolphin; Dolphin Surf; Dolphin G; Seagull
  berlina: Seal; Han; Seal 06 [seal 6, seal 6 dm, seal 6 touring]
  suv: Atto 3; Atto 2; Seal U [seal u dm, seal udmi]; Sealion 7; Sealion 5; Tang; Song Plus; Atto 3 Evo
Cadillac
  suv: Escalade; XT4; XT5; XT6; SRX; Lyriq; Optiq; Vistiq
  berlina: CTS; ATS; BLS; STS; DeVille [de ville, coupe de ville]; Fleetwood; Seville; CT6; Eldorado
  cabrio: XLR; Allanté
Casalini
  city-car: M10; M12; M14; M20; Sulky; Ydea
  furgone: Kerry
Caterham
  cabrio: Seven [super seven, ^7]; 170; 340; 485
Changan
  suv: Deepal S05 [s05]; Deepal S07 [s07]; CS35; CS55; CS75; UNI-T
  berlina: Deepal L07; Avatr 11
Chatenet
  city-car: CH26 [ch 26]; CH30 [ch 30]; CH32 [ch 32]; CH40 [ch 40]; CH46 [ch 46]; Barooder; Media; Stella; Speedino
Chery
  suv: Tiggo 4; Tiggo 7; Tiggo 8; Tiggo 9; Himla
  berlina: Q3; Eastar
Chevrolet | Chevy
  city-car: Matiz; Spark; Kalos; Aveo
  berlina: Cruze; Lacetti; Epica; Volt; Malibu; Nubira; Bel Air; Impala; Caprice; Evanda
  suv: Captiva; Trax; Tahoe; Suburban; Blazer; Equinox; HHR; TrailBlazer; Traverse
  coupe: Camaro; Corvette [c1 corvette, stingray]; Chevelle; Monte Carlo
  monovolume: Orlando; Tacuma; Rezzo; Astro; Express
  pick-up: Silverado; El Camino; Colorado; C10 [c-10]; Avalanche; 3100
Chrysler
  berlina: 300C [300 c]; 300M [300 m]; Neon; Sebring; Stratus; Viper; 200 [! ^200]
  monovolume: Voyager [grand voyager]; Pacifica; PT Cruiser; Ypsilon; Delta
  coupe: Crossfire; New Yorker; Le Baron [lebaron]
Cirelli | Cirelli Motor Company
  suv: 1 {cirelli-1} [! cirelli 1, ^1]; 2 {cirelli-2} [! cirelli 2, ^2]; 3 {cirelli-3} [! cirelli 3, ^3]; 4 {cirelli-4} [! cirelli 4, ^4]; 5 {cirelli-5} [! cirelli 5, ^5]; 7 {cirelli-7} [! cirelli 7, ^7]; 8 {cirelli-8} [! cirelli 8, ^8]; 500 [! ^500]; 700 [! ^700]
Citroën | Citroen, Citröen, Citroen/Citroën
  city-car: C1; C2; Saxo; AX; C-Zero; Ami [ami 100% electric]; Ami 6; Ami 8; 2CV [2 cv]; Dyane; LN [^ln]; LNA; Visa; Mehari; E-Mehari; 3CV; Axel
  berlina: C3; ë-C3 [e c3]; C4; ë-C4 [e c4, e c4 electric]; C4 X [c4x]; ë-C4 X [e c4 x]; C5; C6; BX; CX; GS [^gs]; GSA; DS storica [ds 19, ds 20, ds 21, ds 23, id 19, ds pallas]; SM; Traction Avant [11 bl, 11 cv, 11 b, traction]; Xantia; XM; ZX; Xsara; C-Elysée; DS3; DS4; DS5
  station-wagon: C5 X [c5x]
  suv: C3 Aircross; ë-C3 Aircross [e c3 aircross]; C4 Aircross; C5 Aircross; ë-C5 Aircross [e c5 aircross]; C4 Cactus; C-Crosser
  monovolume: C3 Picasso; C4 Picasso; Grand C4 Picasso; C4 SpaceTourer [c4 space tourer]; Grand C4 SpaceTourer [grand c4 space tourer]; Xsara Picasso; C8; Evasion; Berlingo; ë-Berlingo [e berlingo]; SpaceTourer [space tourer]; ë-SpaceTourer [e spacetourer]; Nemo; Holidays
  furgone: Jumpy; Jumper; ë-Jumpy [e jumpy]; ë-Jumper [e jumper]; HY [type h]
  cabrio: C3 Pluriel [pluriel]
CUPRA | Seat Cupra
  berlina: Leon; Born; Raval
  suv: Formentor; Formentor VZ5; Ateca; Terramar; Tavascan
Dacia
  city-car: Spring; Sandero [sandero stepway, sandero streetway]
  berlina: Logan; 1300 [! ^1300]
  suv: Duster; Bigster
  monovolume: Jogger; Lodgy; Dokker
Daewoo
  city-car: Matiz; Tico; Kalos
  berlina: Lanos; Nubira; Lacetti; Nexia; Leganza; Evanda; Espero
  monovolume: Tacuma; Rezzo
Daihatsu
  city-car: Cuore; Sirion; Charade; Trevis; Move; YRV; Materia; Gran Move
  fuoristrada: Terios; Feroza; Rocky; Taft; Rugger; Fourtrak
  cabrio: Copen
Daimler
  berlina: Double Six; Sovereign; Super Eight; XJ
Datsun
  coupe: 240Z; 260Z; 280Z; 280ZX
  berlina: Cherry; Sunny; Violet
De Tomaso | Detomaso
  coupe: Pantera; Mangusta; Guarà; Longchamp; P72
  berlina: Deauville
Denza
  monovolume: D9
  station-wagon: Z9 GT [z9gt]
  suv: B5
DFSK | DFSK Seres, Dfsk
  suv: Glory 580 [580]; Glory 500 [500]; Fengon 500; Fengon 600; Fengon 5 [glory ix5, ix5, f5]; Fengon 7; E5; Seres 3 [seres3]
  furgone: K01; C31; C35; EC35; K02
Dodge
  coupe: Challenger; Viper; Stealth
  berlina: Charger; Dart; Avenger; Coronet; Polara
  suv: Nitro; Durango; Journey; Caliber; Hornet
  pick-up: Ram [ram 1500]; Dakota; D100
  monovolume: Caravan [grand caravan]
Dongfeng | DFM
  city-car: Box; Nammi 01
  berlina: Shine; Shine GS; Vigo
  suv: Mage; Huge; 500 [! ^500]; 580 [! ^580]; Forthing T5 [t5 evo]; Forthing U-Tour; Friday; Aeolus; Paladin
DR Automobiles | DR, DR Motor, DR Motor Company
  city-car: DR1 [dr 1]; DR1.0 [dr 1.0, 1.0 ev]; DR2 [dr 2]; Zero [dr zero]; DR City Cross [city cross]; DR3 [dr 3]; DR Evo3
  suv: DR3.0 [dr 3.0]; DR4 [dr 4]; DR4.0 [dr 4.0]; DR5 [dr 5]; DR5.0 [dr 5.0]; DR6 [dr 6]; DR6.0 [dr 6.0]; DR7.0 [dr 7.0]; DR7 [dr 7]; DR F35 [f35]; DR Evo5 [dr evo 5, evo 5]; DR Evo4; DR Evo6
  pick-up: PK8 [dr pk8]
DS Automobiles | DS, Citroen DS, DS Automobile
  berlina: DS 3 [ds3, ^3]; DS 4 [ds4, ^4]; DS 5 [ds5, ^5]; DS 9 [ds9, ^9]; N°4 [n4, n 4]
  suv: DS 3 Crossback [ds3 crossback, 3 crossback]; DS 4 Crossback [ds4 crossback, 4 crossback]; DS 7 [ds7, ^7]; DS 7 Crossback [ds7 crossback, 7 crossback]; N°8 [n8, n 8]; N°7 [n7, n 7]
EMC | E.M.C.
  fuoristrada: 212 [! ^212]; Yudo
  suv: Due; Quattro; Sei; Sette; Wave 2; Wave 3; Otto
Estrima | Birò
  city-car: Birò [biro]
EVO
  city-car: 3 {evo-3} [! evo 3, evo3, ^3]
  suv: 4 {evo-4} [! evo 4, evo4, ^4]; 5 {evo-5} [! evo 5, evo5, ^5]; 6 {evo-6} [! evo 6, evo6, ^6]; 7 {evo-7} [! evo 7, evo7, ^7]
  pick-up: Cross 4 [cross4, evo cross 4]
Ferrari
  coupe: 458; 488; 360 [360 modena]; 430 [f430]; 348; 328; 308; 355 [f355]; 550 Maranello [550]; 575M [575]; 599; 612 Scaglietti [612]; 812; 296; F8 [f8 tributo, f8 spider]; SF90; F12 [f12 berlinetta]; FF; GTC4Lusso [gtc4]; Roma; 12Cilindri [12 cilindri, dodici cilindri]; Amalfi; 849 Testarossa [849]; LaFerrari [la ferrari]; Testarossa; 512; 456; 400 [400i, 412]; Mondial; F40; F50; Enzo; Dino; 365; 330; 275; 250; 208; 288 GTO; Daytona SP3
  cabrio: California [california t]; Portofino
  suv: Purosangue
Fiat | Fiat Auto
  city-car: Panda [new panda, nuova panda, panda 4x4, panda cross]; Pandina [panda pandina]; Grande Panda [grandepanda]; 500 [new 500, nuova 500, cinquecento nuova]; 500e [500_e, 500 elettrica, 500 electric, 500 bev]; Cinquecento; Seicento; 600 storica [600 d, 600 multipla, seicento storica]; 126; 127; 500 storica [500 l 1, nuova 500 1957, 500 f, 500 d, 500 r, 500 n, 500 giardiniera, 500 topolino, 500 epoca, 500 d epoca]; 850; Topolino; Uno; Palio; Punto; Grande Punto; Punto Evo; 133
  berlina: Tipo; Bravo; Brava; Stilo; Linea; Croma; Tempra; Regata; Ritmo; Siena; Albea; Marea; 124; 125 [! ^125]; 128; 130 [! ^130]; 131 [! ^131]; 132 [! ^132]; 1100 [! ^1100]; 1300 [! ^1300]; 1400 [! ^1400]; 1500 [! ^1500]; 1800 [! ^1800]; 2300 [! ^2300]; Argenta; 508 Balilla [balilla, 508]; 1200 [! ^1200]; 600 [nuova 600, ^600]
  station-wagon: Stilo Multi Wagon; Palio Weekend; Marea Weekend; Duna
  suv: 500X [500 x]; 600e [600_e, 600 elettrica]; Sedici; Freemont; Grizzly
  fuoristrada: Campagnola
  monovolume: 500L [! 500l, "500 l", 500 l living, 500 l trekking, 500l living, 500l wagon]; Multipla; Idea; Qubo; Ulysse; Doblò [doblo]; e-Doblò [e doblo]; Qubo L
  cabrio: 500C [500 c, 500 cabrio]; 124 Spider [124 sport spider]; Barchetta; Dino Spider; 850 Spider; X1/9 [x1 9, x19]; 1500 Cabriolet; 1200 Cabriolet
  coupe: Coupé; 124 Coupé [124 sport coupe]; Dino Coupé; 850 Coupé; 130 Coupé; 128 Coupé [128 3p]
  pick-up: Fullback; Strada
  furgone: Ducato; e-Ducato; Scudo; e-Scudo; Talento; Fiorino; Panda Van; 238; 900 [! ^900]
Fisker
  suv: Ocean
  berlina: Karma
Ford | Ford Europe
  city-car: Ka [ka plus, ka ka plus, streetka, sportka]; Fiesta; Figo
  berlina: Focus; Mondeo; Escort; Orion; Sierra; Scorpio; Taunus; Granada; Cortina; Anglia; Consul; Fusion; Model T; Model A
  suv: Puma [puma gen e]; Kuga; EcoSport [eco sport]; Edge; Explorer; Mustang Mach-E [mach e]; Capri; Escape; Expedition
  fuoristrada: Bronco; Maverick
  monovolume: C-Max [cmax]; Grand C-Max; B-Max; S-Max; Galaxy; Tourneo Courier; Tourneo Connect; Tourneo Custom; Tourneo; Grand Tourneo [grand tourneo connect]; Windstar; E-Tourneo Courier; E-Tourneo Custom
  coupe: Mustang; Cougar; Probe; GT; GT40; Thunderbird; Capri storica [capri 1300, capri 1600, capri 2.3, capri 2.8, capri ii, capri iii]; Puma Coupé [! "puma coupe"]; Escort RS Cosworth
  pick-up: Ranger; Ranger Raptor; F-150 [f150]; F-250 [f250]; F-350 [f350]; F-1 [f1, f 1]; F-100 [f100]
  furgone: Transit; E-Transit; Transit Custom; E-Transit Custom; Transit Connect; Transit Courier; Fiesta Van
Foton
  pick-up: Tunland G7 [g7]; Tunland V9 [v9]; Tunland V7; Tunland
Geely
  suv: Starray EM-i [starray]; EX5; E5; Coolray; Monjaro; Geometry C
  city-car: EX2
Genesis
  berlina: G70; G80; G90
  suv: GV60; GV70; GV80
Giotti Victoria | Giotti
  city-car: Gyppo; Ginko; Gladiator
GMC
  suv: Yukon; Terrain; Acadia
  pick-up: Sierra; Canyon; Hummer EV
Great Wall | Great Wall Motor, GWM, Haval, Ora
  suv: Hover; H6; Jolion; Wey 03; Wey 05
  pick-up: Steed; Wingle; Poer
  city-car: Ora 03 [funky cat]
Honda
  city-car: Jazz; Logo; Honda e [! "e", honda e, ^e advance]; e:Ny1 [eny1, e ny1]
  berlina: Civic; Accord; Insight; Legend; Concerto; City
  suv: HR-V [hrv]; CR-V [crv]; ZR-V [zrv]; FR-V [frv]
  monovolume: Stream; Shuttle; Odyssey
  coupe: Integra; Prelude; NSX; CR-Z [crz]; CRX [cr-x]
  cabrio: S2000; S800; S500
Hongqi
  suv: E-HS9 [ehs9]; EHS7 [e-hs7]; EHS5
  berlina: H9
Hummer
  fuoristrada: H1; H2; H3
Hyundai
  city-car: i10; i20; Atos; Atos Prime; Getz; Inster; Accent; Pony; Amica
  berlina: i30; Ioniq; Ioniq 6; Ioniq 3; Elantra; Lantra; Sonata; Excel
  station-wagon: i40
  suv: Tucson; Kona; Bayon; Santa Fe [santafe]; Ioniq 5; Ioniq 9; ix35; ix55; Nexo; Terracan; Galloper; Creta
  monovolume: ix20; Staria; H-1 [h1]; Matrix; Trajet; Santamo; Satellite; i800
  coupe: Coupé; Veloster; S-Coupé; Genesis
ICH-X | Ich X, Ichx
  fuoristrada: K2; K3; K4
Ineos | INEOS Automotive
  fuoristrada: Grenadier; Fusilier
  pick-up: Quartermaster [grenadier quartermaster]
Infiniti
  berlina: Q30; Q50; Q70; G37; G35; M35; Q45
  coupe: Q60
  suv: QX30; QX50; QX60; QX70; QX80; FX [fx30, fx35, fx37, fx50]; EX [ex30, ex37]
Innocenti
  city-car: Mini [mini cooper, mini minor, mini 90, mini 120, mini de tomaso]; Small; Elba; Regent; Turbo De Tomaso
  berlina: IM3; I4; A40
  cabrio: 950 Spider; C Coupé
Isuzu
  pick-up: D-Max [dmax]
  fuoristrada: Trooper; MU-X
  furgone: M21; N-Serie
Iveco
  furgone: Daily
  fuoristrada: Massif; Campagnola
JAC
  suv: S2; JS3; JS4; JS6; e-JS4
  pick-up: T8; T9; T6
Jaecoo
  suv: 5 {jaecoo-5} [! jaecoo 5, j5, ^5]; 7 {jaecoo-7} [! jaecoo 7, j7, ^7]; 8 {jaecoo-8} [! jaecoo 8, j8, ^8]; E5
Jaguar
  suv: E-Pace [epace]; F-Pace [fpace]; I-Pace [ipace]
  berlina: XE; XF; XJ; XJ6; XJ12; XJ8; S-Type [stype]; X-Type [xtype]; XJ40; Mark II [mk ii, mk2, mk 2]; Mark X; 420
  station-wagon: XF Sportbrake; X-Type Estate
  coupe: XK; XKR; XK8; XJS [xj-s]; F-Type [ftype]; E-Type [etype]; XJ220
  cabrio: XK120; XK140; XK150; XJSC
Jeep
  suv: Avenger; Renegade; Compass; Commander; Cherokee; Grand Cherokee; Patriot; Recon; Wagoneer [wagoneer s]; Grand Wagoneer
  fuoristrada: Wrangler; CJ-5 [cj5]; CJ-7 [cj7]; Willys [jeep willys, mb willys]; CJ
  pick-up: Gladiator
KGM | KGM SsangYong, KG Mobility, Kg Mobility
  suv: Tivoli; Korando; Torres [torres evx]; Actyon; Rexton
  pick-up: Musso; Rexton Sports
Kia
  city-car: Picanto; Rio; Stonic; Venga; Pride
  berlina: Ceed [cee d, ceed cee d]; ProCeed [pro ceed, pro cee d, proceed pro cee d]; Stinger; Optima; Magentis; Cerato; EV6; EV4; K4; Shuma; Opirus
  suv: Sportage; XCeed [x ceed]; Niro; e-Niro [niro ev]; Sorento; EV2; EV3; EV5; EV9; Seltos; Soul; e-Soul; Retona
  monovolume: Carens; Carnival; PV5; Joice
  cabrio: Elan
Koenigsegg
  coupe: CCX; Agera; Regera; Jesko; Gemera
KTM
  cabrio: X-Bow
Lada
  fuoristrada: Niva [4x4, taiga]
  berlina: Samara; Kalina; Priora; Granta; 2107 [! ^2107]; Vesta; 110 [! ^110]; 1200 [! ^1200]
Lamborghini
  coupe: Gallardo; Huracán; Aventador; Murciélago; Diablo; Countach; Miura; Revuelto; Temerario; Espada; Jalpa; Urraco; Reventón; Jarama; Islero; Sián; 350 GT; 400 GT; Veneno
  suv: Urus
  fuoristrada: LM002
Lancia
  city-car: Ypsilon [new ypsilon, nuova ypsilon]; Y [^y]; Y10; A112
  berlina: Delta; Thema; Thesis; Dedra; Prisma; Kappa [^k]; Lybra; Fulvia [fulvia berlina]; Flavia; Flaminia; Aprilia; Appia; Ardea; Augusta; Aurelia; Artena; Lambda; Gamma; Beta; Trevi; Beta Trevi; Astura; 2000 [! ^2000]; Delta Integrale [delta hf integrale, delta hf, delta integrale evoluzione, hf integrale]
  monovolume: Musa; Phedra; Zeta; Voyager
  coupe: Fulvia Coupé [fulvia 1.3, fulvia 1300, fulvia hf, fulvia montecarlo, fulvia sport, fulvia zagato]; Stratos; 037 [rally 037, 037 rally]; Beta Coupé; Beta HPE; Beta Montecarlo [montecarlo, beta monte carlo]; Flavia Coupé; Flaminia GT; Gamma Coupé; Kappa Coupé; Delta S4; Hyena; Aurelia B20 [b20]
  cabrio: Aurelia B24 [b24]; Beta Spider
Land Rover | Landrover, Range Rover, Land-Rover, Land Rover/Range Rover
  suv: Range Rover [range]~; Range Rover Evoque [evoque!]; Range Rover Velar [velar!]; Range Rover Sport [rr sport]; Discovery Sport; Freelander
  fuoristrada: Defender [defender 90, defender 110, defender 130]; Discovery [discovery 3, discovery 4, discovery 5]; Series I [serie i, series 1]; Series II [serie ii, series 2]; Series III [serie iii, series 3, land rover 88, land rover 109, ^88, ^109]
Leapmotor | Leap Motor
  city-car: T03
  suv: C10; B10; B05; B03X; C16; Lafa 5
Lexus
  city-car: CT [ct 200h]; LBX
  berlina: IS [is 200, is 220, is 250, is 300]; ES [es 300, es 350]; GS [gs 250, gs 300, gs 430, gs 450]; LS [ls 400, ls 430, ls 460, ls 500, ls 600]
  coupe: RC [rc 200, rc 300, rc f]; LC [lc 500]; SC [sc 430]; LFA
  suv: UX [ux 200, ux 250, ux 250h, ux 300, ux 300h, ux 300e]; NX [nx 200, nx 300, nx 350, nx 450]; RX [rx 200, rx 300, rx 350, rx 400, rx 450, rx 500]; RZ [rz 300, rz 350, rz 450]; TX; LX [lx 470, lx 570]; GX; LM
Ligier
  city-car: JS50 [js 50]; JS60 [js 60]; JS RC [js_rc]; IXO; X-Too [xtoo]; Nova; Ambra; Myli; B8; Be Two; Optima
  furgone: Pulse; Flex
Lincoln
  berlina: Continental; Town Car; MKZ
  suv: Navigator; Aviator
Lotus
  coupe: Emira; Evora; Exige; Esprit; Europa; Evija; Elite; Excel; Cortina
  cabrio: Elise; Elan; Seven [super seven]; 2-Eleven; 340R
  suv: Eletre
  berlina: Emeya
Lynk & Co | Lynk&Co, Lynkco, Lynk Co, Lynk and Co
  suv: 01; 02; 08; 09; 05
  berlina: 03
Mahindra
  suv: XUV500 [xuv 500]; KUV100 [kuv 100]; XUV300; Scorpio; Quanto
  pick-up: Goa [goa pick up]; Genio; Bolero
  fuoristrada: Thar; CJ
Maserati
  suv: Levante; Grecale
  berlina: Ghibli; Quattroporte [quattro porte]; Biturbo [^222, ^224, ^228, ^420, ^422, ^425, ^430, ^418]
  coupe: GranTurismo [gran turismo]; MC20 [mc 20, cielo]; MCPura [mc pura]; 3200 GT [3200]; 4200 GT [4200]; Coupé; GranSport [gran sport]; Merak; Bora; Khamsin; Indy; Shamal; Mexico; Mistral; Ghibli storica [ghibli ss, ghibli 4.7, ghibli 4.9]; Karif; Kyalami; 3500 GT; Sebring
  cabrio: GranCabrio [gran cabrio]; Spyder
Maxus
  pick-up: T60; T90; eTerron 9 [terron 9]
  furgone: Deliver 9; eDeliver 9; Deliver 3; eDeliver 3; Deliver 7; eDeliver 7
  monovolume: Mifa 9; Mifa 7
  suv: Euniq 6 [euniq]; D90
Maybach
  berlina: 57; 62
Mazda
  city-car: 2 {mazda2} [! mazda2, mazda 2, ^2]; 121 [! ^121]; Demio; 2 Hybrid {mazda2-hybrid} [mazda2 hybrid, mazda 2 hybrid]
  berlina: 3 {mazda3} [! mazda3, mazda 3, ^3]; 6 {mazda6} [! mazda6, mazda 6, ^6]; 323 [! ^323]; 626 [! ^626]; Xedos 6 [xedos]; Xedos 9; 929; 6e {mazda6e} [mazda6e, mazda 6e]
  suv: CX-3; CX-30; CX-5; CX-60; CX-7; CX-80; CX-9; CX-6e; MX-30; Tribute
  monovolume: 5 {mazda5} [! mazda5, mazda 5, ^5]; Premacy; MPV
  cabrio: MX-5 [miata]
  coupe: RX-7; RX-8; MX-3; MX-6; RX-2; Cosmo
  pick-up: BT-50; B2500 [b 2500, serie b]
McLaren | Mc Laren
  coupe: 540C; 570S [570]; 570GT; 600LT; 650S; 675LT; 720S; 750S; 765LT; Artura; GT; GTS; MP4-12C [12c]; P1; Senna; Elva; F1; W1; 620R
Mercedes-Benz | Mercedes, Mercedes Benz, MB, Mercedes-AMG, Mercedes AMG, Mercedes-Maybach, Mercedes-Benz AMG, Daimler-Benz
  berlina: Classe A [a class, a klasse, a 140, a 150, a 160, a 170, a 180, a 190, a 200, a 210, a 220, a 250, a 35, a 45, ^a]; Classe C [c class, c klasse, c 160, c 180, c 200, c 220, c 230, c 240, c 250, c 270, c 280, c 300, c 320, c 350, c 400, c 43, c 450, c 55, c 63, c 36, c 32, ^c]; Classe E [e class, e klasse, e 200, e 220, e 230, e 240, e 250, e 260, e 270, e 280, e 290, e 300, e 320, e 350, e 400, e 420, e 430, e 43, e 450, e 50, e 500, e 53, e 55, e 60, e 63, ^e]; Classe S [s class, s klasse, s 250, s 260, s 280, s 300, s 320, s 350, s 400, s 420, s 430, s 450, s 500, s 55, s 550, s 560, s 580, s 600, s 63, s 65, s 650, s 680, ^s]; 190 [! ^190, 190 e, 190 d]; EQE [eqe 300, eqe 350]; EQS [eqs 450, eqs 580]; W123 [200 d w123, 240 d]; W124 [200 e w124]; W114/W115 [w115, w114, strich 8]; 220 Ponton [ponton, w120, 180 d ponton]; Maybach; 170 [! ^170, 170 v]; 600 Pullman [pullman]
  monovolume: Classe B [b class, b klasse, b 150, b 160, b 170, b 180, b 200, b 220, b 250, ^b]; Classe R [r class, r klasse, r 280, r 300, r 320, r 350, r 500, r 63]; Classe V [v class, v klasse, v 200, v 220, v 230, v 250, v 280, v 300, ^v]; Classe T [t class, t klasse, t 160, t 180]; EQV; EQT; Viano; Vaneo; Marco Polo [v marco polo, vito marco polo]; VLE
  coupe: CLA [cla shooting brake, cla sb]; CLS [cls shooting brake]; CLK; CL [cl 420, cl 500, cl 55, cl 600, cl 63, cl 65]; CLC; CLE; AMG GT [amg gtcoupe, gt amg, gt 43, gt 53, gt 63, amg gt coupe 4]; SLR [slr mclaren]; SLS; AMG One; CLA EQ
  cabrio: SL [sl 280, sl 300, sl 320, sl 350, sl 400, sl 420, sl 43, sl 450, sl 500, sl 55, sl 600, sl 63, sl 65, sl 680, 280 sl, 300 sl, 350 sl, 380 sl, 420 sl, 450 sl, 500 sl, 560 sl, 230 sl, 250 sl, pagoda]; SLK; SLC; 190 SL
  suv: GLA; GLB; GLC; GLE; GLK; GLS; GL [gl 320, gl 350, gl 420, gl 450, gl 500, gl 63]; ML [classe m, m class, ml 230, ml 250, ml 270, ml 280, ml 300, ml 320, ml 350, ml 400, ml 420, ml 430, ml 500, ml 55, ml 63]; EQA; EQB; EQC; EQE SUV; EQS SUV; GLC EQ
  fuoristrada: Classe G [g class, g klasse, g 230, g 240, g 270, g 280, g 290, g 300, g 320, g 350, g 400, g 450, g 500, g 55, g 580, g 63, g 65, 300 gd, 230 ge, 250 gd, 300 ge, 290 gd, ^g, eqg]
  pick-up: Classe X [x class, x klasse, x 220, x 250, x 350, ^x]
  furgone: Citan; eCitan; Vito; eVito; Sprinter; eSprinter; Vario; MB 100 [mb100]
MG | Morris Garages, MG Motor
  city-car: MG3 [mg 3, ^3]; Metro
  berlina: MG4 [mg 4, mg4 electric, mgs4, ^4]; MG5 [mg 5, ^5]; MG7 [mg 7]; MG6 [mg 6]; ZR; ZT; IM5; Magnette
  suv: ZS; HS; EHS; Marvel R; MGS5 EV [mgs5, s5 ev]; MGS6 EV [mgs6]; IM6; ZS EV
  cabrio: MGA [a roadster]; MGB [^b]; Midget; TF; F [mgf, mg f]; RV8; Cyberster; TD; TC; MGC
Micro | Microlino
  city-car: Microlino
Microcar
  city-car: M.Go [mgo, m go]; M8; Due [due]; Virgo; MC1; MC2; F8C; Lyra
Militem
  fuoristrada: Ferox; Magnum; Hero
Minauto
  city-car: Minauto; Cross; Access
MINI | Mini Cooper, BMW Mini
  city-car: Hatch {mini-hatch} [mini 3 porte, mini 5 porte, mini hatch, cooper~, cooper s~, cooper d~, cooper se~, cooper e~, cooper c~, cooper sd~, one~, one d~, john cooper works~, jcw~]; Classica [mini classic, mini 1000, 1000, 1300, mini 1300, mini mayfair, mini cooper 1.3, cooper 1300]
  suv: Countryman [countryman!]; Paceman; Aceman
  station-wagon: Clubman
  cabrio: Cabrio [cabriolet, convertible]; Roadster
  coupe: Coupé
  furgone: Clubvan
Mitsubishi
  city-car: Space Star; Colt; i-MiEV [imiev]; Mirage
  berlina: Lancer; Carisma; Galant; Lancer Evolution [lancer evo]
  suv: ASX; Outlander; Eclipse Cross; Grandis Cross; Endeavor
  fuoristrada: Pajero; Pajero Pinin [pinin]; Pajero Sport; Montero; Shogun
  monovolume: Grandis; Space Runner; Space Wagon; L300; Space Gear
  coupe: Eclipse; 3000 GT; Starion
  pick-up: L200
  furgone: L400; Canter
Mobilize
  city-car: Duo; Bento; Limo
Morgan
  cabrio: Plus 4 [plus four]; Plus 8 [plus eight]; Plus 6 [plus six]; 4/4 [4 4]; Roadster; Aero 8; 3 Wheeler [three wheeler, super 3]; Supersport
Morris
  city-car: Mini [mini minor, mini cooper]; Minor
  berlina: Marina; Oxford; 1100
NIO
  berlina: ET5; ET7
  suv: EL6; EL7; EL8
  city-car: Firefly
Nissan
  city-car: Micra; Note; Pixo; Almera; Cube; Sunny; Cherry
  berlina: Leaf; Pulsar; Primera; Maxima; Bluebird; Tiida
  suv: Qashqai; Qashqai+2; Juke; X-Trail [xtrail]; Murano; Ariya; Kicks; Rogue
  fuoristrada: Patrol; Pathfinder; Terrano; Terrano II; King Cab
  pick-up: Navara; Pick-up; NP300
  monovolume: NV200 [evalia]; Townstar; NV300; Serena; Almera Tino; Vanette; Quest; NV250
  coupe: 350Z; 370Z; Z; GT-R [gtr]; Skyline; 200SX [200 sx]; 300ZX [300 zx]; 240SX; 100NX; Silvia
  cabrio: Figaro
  furgone: Primastar; Interstar; NV400; Kubistar; NT400
NSU
  berlina: Prinz; Ro 80; TT
Oldsmobile
  berlina: Cutlass; 88 [! ^88]; 98 [! ^98]; Toronado
OMODA
  suv: 5 {omoda-5} [! omoda 5, ^5, e5]; 7 {omoda-7} [! omoda 7, ^7]; 9 {omoda-9} [! omoda 9, ^9]; 3 {omoda-3} [! omoda 3, ^3]; 4 {omoda-4} [! omoda 4, ^4]
Opel | Vauxhall
  city-car: Corsa; Corsa-e [! corsa_e, corsa electric, corsa elettrica, e corsa]; Adam; Karl; Agila; Tigra; Rocks-e [rocks e, rocks electric]
  berlina: Astra [gtc~]; Insignia; Vectra; Omega; Signum; Ascona; Kadett; Rekord; Ampera; Ampera-e; Senator; Commodore; Manta; Diplomat; Olympia; Kapitän
  suv: Mokka; Mokka-e [mokka electric]; Mokka X; Grandland; Grandland X; Crossland; Crossland X; Frontera; Antara; Monterey
  monovolume: Meriva; Zafira; Zafira Tourer; Zafira Life; Zafira-e Life [zafira e life]; Combo; Combo Life; Combo-e Life [combo e life]; Sintra; Combo Tour
  coupe: GT; Calibra; Speedster; Monza
  cabrio: Cascada
  furgone: Vivaro; Vivaro-e; Movano; Combo Cargo [combo van]; Corsa Van; Arena
  pick-up: Campo
Pagani
  coupe: Zonda; Huayra; Utopia
Perodua
  city-car: Kelisa; Nippa
Peugeot
  city-car: 106; 107; 108; 104; 1007; iOn
  berlina: 208; e-208; 207; 206; 206+ [206 plus]; 205; 306; 307; 308; e-308; 301; 309; 305; 304; 405; 406; 407; 408; e-408; 504; 505; 508; 604; 605; 607; 403; 404; 203; 201; 402
  suv: 2008; e-2008; 3008; e-3008; 5008; e-5008; 4007; 4008
  monovolume: 807; 806; Rifter; e-Rifter; Traveller; e-Traveller; Partner Tepee [tepee]
  coupe: RCZ; 406 Coupé; 407 Coupé; 504 Coupé
  cabrio: 206 CC; 207 CC; 307 CC; 308 CC; 304 Cabriolet; 504 Cabriolet; 205 Cabriolet [205 cti]
  furgone: Partner; e-Partner; Bipper; Boxer; e-Boxer; Expert; e-Expert; J5; J9
  pick-up: Landtrek
Piaggio
  city-car: M500
  furgone: Porter
Plymouth
  coupe: Barracuda; Road Runner; Prowler
  monovolume: Voyager
Polestar
  berlina: 1 {polestar-1} [! polestar 1, ^1]; 2 {polestar-2} [! polestar 2, ^2]; 5 {polestar-5} [! polestar 5, ^5]
  suv: 3 {polestar-3} [! polestar 3, ^3]; 4 {polestar-4} [! polestar 4, ^4]
Pontiac
  coupe: Firebird [trans am]; GTO; Solstice; Fiero
  monovolume: Trans Sport
Porsche
  coupe: 911 [carrera, turbo s~, 930, 964, 991, 992, 993, 996, 997]; 718 [718 boxster, 718 cayman, cayman 718, boxster 718, 718 spyder]; Cayman; 928; 944; 924; 968; 959; Carrera GT; 918 Spyder [918]; 912; 914; 356
  cabrio: Boxster; 550 Spyder
  suv: Macan [macan electric]; Cayenne
  berlina: Panamera; Taycan
Proton
  berlina: 416; Persona; Satria; Wira
RAM
  pick-up: 1500 [ram 1500]; 2500; 3500; 1200
Renault
  city-car: Clio; Twingo; Zoe; Modus; Twizy; R4 [! r4 tl, r4 gtl, r4 export, r4 850, r4 savane, renault 4 tl, renault 4 gtl, renault 4 export, renault 4 storica]; R5 [! r5 gt turbo, supercinque, super 5, r5 turbo, r5 alpine, r5 tl, r5 ts, renault 5 gt, renault 5 turbo, renault 5 tl, renault 5 ts, renault 5 alpine]; Renault 5 E-Tech [r 5, renault 5, ^5, 5 e tech]; Renault 4 E-Tech [r 4, renault 4, ^4, 4 e tech]; Dauphine; 4CV [4 cv]; Wind
  berlina: Mégane [megane]; Mégane E-Tech [megane e tech, megane electric]; Fluence; Laguna; Latitude; Talisman; Vel Satis; Safrane; R8 [renault 8]; R9; R11; R14; R16; R18; R19 [renault 19]; R20; R21 [renault 21]; R25; R30; Safari; Avantime; Thalia
  suv: Captur; Kadjar; Koleos; Arkana; Austral; Rafale; Symbioz; Boreal; Scénic E-Tech [scenic e tech]; Scenic RX4
  monovolume: Scénic [scenic]; Grand Scénic [grand scenic]; Scenic XMod [xmod]; Espace; Grand Espace; Grand Modus; Kangoo
  coupe: Fuego; R17
  cabrio: Spider; Caravelle; Floride
  pick-up: Alaskan
  furgone: Trafic; Master; Kangoo Van [kangoo express]; Express
Rolls-Royce | Rolls Royce
  berlina: Ghost; Phantom; Silver Shadow; Silver Spirit; Silver Cloud; Silver Seraph; Silver Spur
  coupe: Wraith; Spectre; Camargue
  cabrio: Dawn; Corniche
  suv: Cullinan
Rover
  city-car: 100 [! ^100]; 111 [! ^111]; 114 [! ^114]; 115 [! ^115]; CityRover; Streetwise; Metro; Mini
  berlina: 25 [! ^25]; 45 [! ^45]; 75 [! ^75]; 200 [! ^200, ^214, ^216, ^218, ^220]; 400 [! ^400, ^414, ^416, ^418, ^420]; 600 [! ^600, ^618, ^620, ^623]; 800 [! ^800, ^820, ^825, ^827]; P4; P5; P6; 2000 [! ^2000]; 3500 [! ^3500]
  coupe: Tomcat
Saab
  berlina: 9-3 [! 9_3, "9 3"]; 9-5 [! 9_5]; 900 [! ^900]; 9000 [! ^9000]; 99 [! ^99]; 96 [! ^96]; 95 [! ^95]
  suv: 9-7X
Santana
  fuoristrada: PS-10; Samurai; 300; 350
SEAT
  city-car: Mii; Arosa; Ibiza; Marbella; 600 [! ^600]
  berlina: Leon; Leon e-Hybrid; Toledo; Cordoba; Exeo; Malaga; 127 [! ^127]
  suv: Arona; Ateca; Tarraco
  monovolume: Altea; Altea XL; Alhambra; Freetrack
  furgone: Inca; Terra
Seres
  suv: 3 {seres-3} [! seres 3, ^3]; 5 {seres-5} [! seres 5, ^5]; 7 {seres-7} [! seres 7, ^7]
Shelby
  coupe: GT500; GT350; Cobra
Simca
  berlina: 1000 [! ^1000]; 1100 [! ^1100]; 1300 [! ^1300]; 1500 [! ^1500]; Aronde; Horizon
Škoda | Skoda
  city-car: Citigo; Fabia; Felicia; Favorit
  berlina: Octavia; Superb; Scala; Rapid; 105 [! ^105]; 120 [! ^120]; 130 [! ^130]
  station-wagon: Spaceback
  suv: Kamiq; Karoq; Kodiaq; Enyaq [enyaq iv]; Elroq; Yeti; Epiq; Peaq
  monovolume: Roomster; Praktik
Skywell
  suv: ET5; BE11
Smart
  city-car: fortwo [for two]; forfour [for four]; city-coupé [city coupe]; #2
  cabrio: roadster; crossblade
  suv: #1 [hashtag one, hashtag 1]; #3 [hashtag three]; #5 [hashtag five]
Sportequipe
  suv: 5 {sportequipe-5} [! sportequipe 5, ^5]; 6 {sportequipe-6} [! sportequipe 6, ^6]; 7 {sportequipe-7} [! sportequipe 7, ^7]; 8 {sportequipe-8} [! sportequipe 8, ^8]; S6 {sportequipe-s6} [! sportequipe s6, ^s6]; S8 {sportequipe-s8} [! sportequipe s8, ^s8]
SsangYong | Ssang Yong, Ssangyong
  suv: Tivoli; XLV [tivoli xlv]; Korando; Kyron; Actyon; Torres
  fuoristrada: Rexton; Musso; Family; Musso Grand
  pick-up: Actyon Sports; Rexton Sports; Korando Sports
  monovolume: Rodius
Subaru
  city-car: Justy; Trezia; Vivio; Libero
  berlina: Impreza; WRX [wrx sti, sti]; Legacy
  station-wagon: Outback; Levorg
  suv: XV; Crosstrek; Forester; Solterra; Tribeca; B9 Tribeca; Uncharted; e-Outback; Ascent
  coupe: BRZ; SVX
Suzuki
  city-car: Swift; Ignis; Alto; Celerio; Splash; Wagon R [wagon r plus, wagonr]; Baleno; Maruti; SC100
  berlina: SX4; Liana; Kizashi
  station-wagon: Swace
  suv: Vitara; e Vitara; S-Cross [scross]; SX4 S-Cross [sx4 scross]; Across; Fronx
  fuoristrada: Jimny; Grand Vitara; Samurai; SJ [sj 410, sj 413, sj410, sj413]; X-90; LJ80
  monovolume: APV
  furgone: Carry
  coupe: Cappuccino
SWM
  suv: G01; G01F [g01 f]; G03F [g03 f]; G05; G05 Pro; G03; G07
Talbot
  berlina: Samba; Horizon; Solara; Tagora; Matra Murena; 1307
Tata
  city-car: Indica; Vista; Nano
  suv: Safari; Aria; Harrier
  pick-up: Xenon; Pick-up; Telcoline
Tazzari EV | Tazzari
  city-car: Zero; Minimax; DUAL; EM2 Space; Opensky
Tesla
  berlina: Model 3 [model3]; Model S
  suv: Model Y; Model X
  coupe: Roadster
  pick-up: Cybertruck
Tiger
  suv: Five; Six; Seven; Eight; Tiger 7
Toyota
  city-car: Aygo; Aygo X; Yaris; GR Yaris; iQ; Starlet; Yaris Verso
  berlina: Auris; Corolla; GR Corolla; Avensis; Prius; Prius Plug-in; Camry; Mirai; Crown; Carina; Prius+ [prius plus]
  suv: Yaris Cross; C-HR [chr]; C-HR+ [c hr plus, chr plus]; Corolla Cross; RAV4 [rav 4]; Highlander; bZ4X [bz 4x]; Urban Cruiser; Venza; Sequoia
  fuoristrada: Land Cruiser [landcruiser]; Land Cruiser Prado; FJ Cruiser; 4Runner; FJ40; BJ
  pick-up: Hilux; Tundra; Tacoma
  monovolume: Verso; Verso-S; Corolla Verso; Proace Verso; Proace City Verso; Previa; Sienna; Picnic; Lucida; Auris Verso
  coupe: GT86 [gt 86]; GR86 [gr 86]; Supra [gr supra]; Celica; Paseo; 2000GT
  cabrio: MR2 [mr 2]; MR Spyder
  furgone: Proace; Proace City; Proace Max; Hiace; Dyna; Lite Ace; Proace Electric
Trabant
  berlina: 601; P50
Triumph
  cabrio: Spitfire; TR3; TR4; TR5; TR6; TR7; TR8; TR2; Stag; Herald; Vitesse; TR250
  coupe: GT6
  berlina: Dolomite; 2000; Acclaim
TVR
  coupe: Griffith; Chimaera; Cerbera; Tuscan; Sagaris; Tamora
UAZ
  fuoristrada: 469; Hunter; Patriot
VinFast
  suv: VF 6 [vf6]; VF 7 [vf7]; VF 8 [vf8]; VF 9 [vf9]
Volkswagen | VW, Volks Wagen, Wolkswagen
  city-car: up! [up]; e-up! [e up]; Polo; Fox; Lupo; ID. Polo; Derby
  berlina: Golf [golf gti, golf gtd, golf gte, golf r, golf alltrack]; e-Golf; Golf Plus; Jetta; Bora; Vento; Passat; Passat CC; CC; Arteon; Phaeton; ID.3 [id 3]; ID.7 [id 7]; Polo Classic; Maggiolino storico [maggiolone, kafer, kaefer, maggiolino 1200, maggiolino 1300, maggiolino 1302, maggiolino 1303, maggiolino 1.2, maggiolino 1.3, maggiolino 1.6 1, vw beetle classic]; K70; 411; 1600 [! ^1600]
  station-wagon: Golf Variant [golf sw]; Passat Variant [passat sw]; Passat Alltrack
  suv: T-Roc [troc]; T-Cross [tcross]; Taigo; Tiguan; Tiguan Allspace; Tayron; Touareg; ID.4 [id 4]; ID.5 [id 5]; ID. Cross
  fuoristrada: Iltis; Typ 181 [pescaccia, 181]
  monovolume: Touran; Sharan; Golf Sportsvan [sportsvan]; Multivan; Caravelle; California; ID. Buzz; Caddy; Caddy Maxi; Polo Plus; T1 [t1 bulli, t1 samba, bulli]; T2 [t2 westfalia]; T3 [t3 westfalia]; Grand California; CrossTouran
  coupe: Scirocco; Corrado; Karmann Ghia [karmann]; Maggiolino [new beetle turbo coupe, beetle, the beetle]; New Beetle [newbeetle]
  cabrio: Eos; Golf Cabriolet [golf cabrio]; T-Roc Cabriolet [t roc cabrio]; Maggiolino Cabriolet [maggiolino cabrio, beetle cabrio, beetle cabriolet]; New Beetle Cabriolet [new beetle cabrio]
  pick-up: Amarok; Saveiro; Caddy Pick-up
  furgone: Transporter [t4~, t5~, t6~, t6.1~, t7~, kombi~, t4 kombi, t5 kombi, t6 kombi]; Crafter; LT
Volvo
  city-car: C30; 340 [! ^340]; 343 [! ^343]; 66 [! ^66]
  berlina: S40; S60; S70; S80; S90; V40; 240 [! ^240]; 440 [! ^440]; 460 [! ^460]; 740 [! ^740]; 760 [! ^760]; 850 [! ^850]; 940 [! ^940]; 960 [! ^960]; ES90; 244 [! ^244]; 144 [! ^144]; Amazon [121, 122]; PV444; PV544; 164 [! ^164]
  station-wagon: V50; V60; V70; V90; V60 Cross Country; V90 Cross Country; V40 Cross Country; XC70; 245 [! ^245]; 945 [! ^945]
  suv: XC40; XC60; XC90; EX30; EX30 Cross Country; EX40; EC40; EX60; EX90; C40
  coupe: P1800 [1800 es, 1800 s, p 1800]; 480 [! ^480]; 780 [! ^780]; 262 [! ^262]
  cabrio: C70
Voyah
  suv: Free; Courage; Passion
  monovolume: Dream
Wartburg
  berlina: 353 [! ^353]; 311 [! ^311]
Westfield
  cabrio: SEi
Xev
  city-car: Yoyo; Kitty
Xpeng
  suv: G6; G9; G3
  berlina: P7; P5; P7+
Zagato
  city-car: Zele
Zastava
  city-car: Yugo; Koral; 750 [! ^750]
Zeekr
  suv: X; 7X
  berlina: 001; 007
Zhidou
  city-car: D2; D1
`
