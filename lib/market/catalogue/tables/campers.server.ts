/** Makes and series of motorhomes and caravans. How a line is written: see ../catalogue-table.ts. */
export const campersTable = String.raw`
Adria
  semintegrale: Coral; Coral Axess; Coral Plus; Coral Supreme; Compact; Matrix; Matrix Axess; Matrix Plus; Matrix Supreme
  motorhome: Sonic; Sonic Axess; Sonic Plus; Sonic Supreme; Supersonic; Vision
  mansardato: Coral Mansardato [coral xl, coral a]; Sport; Izola
  furgonato: Twin; Twin Axess; Twin Plus; Twin Sports; Twin Supreme; Twin Max; Active
  caravan: Altea; Action; Aviva; Adora; Alpina; Astella; Unica
Airstream
  caravan: International; Airstream 684 [684]; Missouri; Bambi
Ahorn
  mansardato: Camp A; Canada AE; Canada AS; Canada AD
  semintegrale: Camp T; Canada TF; Canada TU; Canada TQ
  furgonato: Van 550; Van 590; Van 600; Van 620; Van 640; Eco 683; Eco 660
Arca
  mansardato: America; Scout; M 720 [m 720]; Freccia; Europa
  semintegrale: P 697; P 715; P 730; P 740
  motorhome: H 699; H 720; H 740; New Deal
Autostar
  motorhome: Auros; Aryal; Axea; I 690; I 730; Passion I; Privilege I
  semintegrale: Amical; Athenor; P 650; P 680; P 690; P 693; P 730; Passion P; Privilege P
  furgonato: Van V540; Van V600 [v 600]; Van V630 [v 630]
Bavaria
  semintegrale: T 600; T 696; T 700; T 720; T 730; T 740
  motorhome: I 740; Arctic
  furgonato: K 540; K 600; K 630
Benimar
  mansardato: Europe; Perseo; Aristeo; Sport; Mileo 201 [mileo]
  semintegrale: Tessoro; Mileo T; Benivan T; Primero; Cocoon; Anthus
  motorhome: Amphitryon; Aereo
  furgonato: Benivan
Blucamp | Blue Camp, BlueCamp
  mansardato: Sky; Sky 20; Sky 22; Sky 50
  semintegrale: Fly; Fly 50; Fly 53; Ocean; Lucky
  furgonato: Ranger; Kyros
Bravia
  furgonato: Swan; Swan 599; Swan 636; Mobil
Bürstner | Burstner, Buerstner
  mansardato: Argos; Nexxo A; Active; Lyseo M
  semintegrale: Nexxo; Nexxo T; Nexxo Van; Ixeo; Ixeo T; Ixeo Time; Lyseo T; Lyseo TD; Lyseo Time; Travel Van; Solano; Brevio; Delfin; Signature; Habiton
  motorhome: Elegance; Aviano; Viseo; Lyseo I; Grand Panorama; Ixeo I; Lineo I
  furgonato: City Car; Campeo; Eliseo; Lineo; Copa; Papillon
  caravan: Averso; Premio; Premio Life; Premio Plus; Amara; Trecento; Belcanto; Flair; Ventana
Carado
  mansardato: A 132; A 361; A 461; A 464
  semintegrale: T 132; T 135; T 337; T 338; T 339; T 348; T 447; T 448; T 449; T 459; V 132; V 337
  motorhome: I 338; I 339; I 447; I 449
  furgonato: CV 540; CV 590; CV 600; CV 601; CV 640; Vlow 600 [vlow]
Caravelair
  caravan: Alba; Antarès [antares]; Allegra; Ambiance; Artica; Exclusive Line; Osiris; Sport Line
Carthago
  semintegrale: C-Tourer T [c tourer]; C-Compactline T; Chic C-Line T [chic c line]; Tourer T; Super-Lightweight T
  motorhome: C-Tourer I; C-Compactline [c compactline i]; Chic C-Line I; Chic E-Line [chic e line]; Chic S-Plus; Liner-for-two [liner for two]; Mondial; M-Liner; Highliner
  furgonato: Malibu Van; C-Tourer Van
Challenger
  mansardato: C 256; C 194; C 394; Genesis; Mageo; 256
  semintegrale: 170; 240; 250; 260; 270; 287; 290; 328; 337; 347; 348; 358; 380; 384; 396; 398; X150; S194; Sirius; Quartz
  motorhome: 3048; 2098; 3008; 3098; 308
  furgonato: V114; V210; V217; Road [vany]; Combo X150
Chausson
  mansardato: Flash C 656 [c 656]; C 717 GA [c 717]; Welcome 18; Flash 01; Flash 03; Flash 11; C 514; C 714; Flash C
  semintegrale: Welcome 610; Welcome 640; 640; 650; 660; 720; 724; 727; 728; 747; 757; 768; 777; 788; 627; 630; 633; 644; 610; 620; 625; 630 Ga; 711; 716; 718; 708; 728 EB; Flash 610; Flash 625; Flash 628; Sweet Maxi; Sweet Home; Titanium; Allegro; Welcome; Flash; S 514; S 697; S 699; X550; X650; Best Of
  motorhome: Exaltis; 6010; 6020; 6028; 6040; 7018; 7028; 7038
  furgonato: V594; V594 Max; V594S; V690; V697; V697S; Twist; Twist 594; Road Line Premium [road line]; First Line; Combo
CI | Caravans International, C.I., CI International
  mansardato: Riviera; Elliot; Horon; Mizar; Cipro; Carioca; Granduca; Magis A [magis 66]; Elliot 5
  semintegrale: Magis; Riviera P; X-Til; Elliot P; Sinfonia; Granduca P; Carioca P; Horon P
  motorhome: Mizar GTL; Mizar Living; Magis Integral; Sinfonia Integrale
  furgonato: Kyros; Kyros 2; Kyros 5; Kyros Duo; Kyros K2
Concorde
  motorhome: Carver; Charisma; Credo; Cruiser; Liner; Centurion; Atrium
  semintegrale: Compact
Clever
  furgonato: Tour; Runner; Drive; Celebration; Cosy; Pure
Dethleffs
  mansardato: Advantage; Fortero; Globetrotter; Trend A; Esprit A; Globebus A; Globetraveller
  semintegrale: Trend T; Advantage T; Globebus T [globebus]; Esprit T [esprit]; Evan; Pulse T [pulse]; Just 90; Just Go; Just Camp; Magic Edition T; Magic; Alpa; Summer Edition; Sunlight; Globeline; Generation; 4-Travel; Globetrail Flex
  motorhome: Trend I; Advantage I; Globebus I; Esprit I; Pulse I; Alpa I; Globetrotter XL I [globetrotter xl]; XXL A; Premium Liner
  furgonato: Globecar; Globetrail; Globevan; Ducato 4-travel; Crosscamp
  caravan: Camper; C'go [c go, cgo]; C'joy [c joy, cjoy]; C'trend [c trend]; Nomad; Generation Scandic; Beduin; Aero; Exclusiv; Coco; Camper Lifestyle
Eifelland
  caravan: Holiday; Deseo
Elnagh
  mansardato: Baron; Slim; Marlin; Duke; Prince; Clipper; Big Marlin; Doral
  semintegrale: T-Loft [t loft]; Super D; P 580; Prince P; Baron P; King; Magnum; Sharky; Sharky L; Joxy; Scooter
  motorhome: I-Loft [i loft]; Magnum I; Capri; Evolution
  furgonato: E-Van [e van]; K-Loft
Eriba | Hymer Eriba
  caravan: Touring; Feeling; Nova; Troll; Triton; Puck; Pontos; Living; Exciting; Moving; Novalight; Car
Etrusco
  mansardato: A 6600; A 7300; A 5900
  semintegrale: T 5900; T 6600; T 6900; T 7300; T 7400; V 5900; V 6600; V 6800; T 5.9; T 6.7
  motorhome: I 6900; I 7300; I 7400
  furgonato: CV 540; CV 600; CV 640; 4-X
Eura Mobil | Euramobil
  mansardato: Activa One [activa]; Terrestra A; Sport
  semintegrale: Profila; Profila One; Profila RS; Profila T; Contura; Terrestra; Xtura
  motorhome: Integra; Integra Line; Contura I
  furgonato: Van; V 595; V 635; Quixta
Fendt
  caravan: Bianco; Bianco Activ; Diamant; Opal; Tendenza; Saphir; Platin; Apero; Brillant; Topas; Joker
Fleurette | Florium
  semintegrale: Migrateur; Baxter; Wincester; Mayflower; Magister
  motorhome: Discover; Favorite
Font Vendôme | Font Vendome
  furgonato: Leader Camp; Duo Van; Auto Camp; Master Van; Horizon; Forty Van
Ford
  furgonato: Nugget; Nugget Plus; Transit Custom Nugget; Big Nugget
Forster
  mansardato: A 699; A 741; A 700
  semintegrale: T 637; T 669; T 699; T 738; T 741; T 745
  motorhome: I 699
  furgonato: V 599; V 636
Frankia
  motorhome: I 640; I 680; I 740; I 790; I 840; Holiday; F-Line; M-Line; Platin; Titan; Now
  semintegrale: T 680; T 740; T 790; Neo
  furgonato: Yucon
Giottiline | Giotti Line, Giotti
  mansardato: G-Line 740; Garage; Therry; Terry; Siena 440 [siena 440]
  semintegrale: Siena; Therry T; GT 8; Toscan; Siena 322; Siena 350; Siena 385; Siena 390; T 36
  motorhome: G-Line [g line]; Starline; Glamys; Integra
  furgonato: Giottivan [giotti van]; Giottivan 54; Giottivan 60; Compact C60 [c60]; Giottivan 64
Pössl | Possl, Poessl, Globecar
  furgonato: 2Win [2 win]; Roadcamp; Roadcruiser; Summit; Trenta; Campscout; Globescout; Familyscout; Vario; D-Line; H-Line; Duett; Roadstar; Campster; Vanster; Vanstar; R 540; R 600; R 640; Citystar
Hobby
  mansardato: Siesta; Optima A
  semintegrale: Optima; Optima De Luxe; Optima Ontour [optima ontour edition]; Van; Toskana; Siesta T; Premium Van; Premium Drive; 600; 650; 700; 750; Beachy Van; Maxia Van; T 500; T 600; T 650; T 670
  motorhome: Fortuna; Landhaus 
  furgonato: Vantana; Vantana Ontour; Maxia
  caravan: De Luxe; De Luxe Easy; De Luxe Edition; Excellent; Excellent Edition; Prestige; Premium; Ontour; Landhaus Caravan; Beachy; Maxia Caravan; La Vita; Classic; Exclusive
HomeCar | Home Car
  semintegrale: PA 690; PR 701
Hymer | HYMER, Hymermobil
  mansardato: Camp [camp 544, camp 644]; Camp CL; Hymercamp; C 644
  semintegrale: Tramp; Tramp CL; Tramp GL; Tramp S; Exsis-t [exsis t]; Van 314; ML-T [ml t]; B-Class T [b klasse t]; Tramp SL; B-Class MC T [b mc t]; Tramp 655; Venture S; B-Class ModernComfort T
  motorhome: B-Class [b klasse, classe b, b 544, b 514, b 524, b 534, b 574, b 584, b 654, b 614, b 644, b 674, b 694, b 504]; B-Star Line [starline, star line]; B-Class ModernComfort I [b mc i]; B-Class MasterLine [masterline, b ml i]; S-Class [s 700, s 660, s 820]; Exsis-i [exsis i]; Exsis; ML-I [ml i]; B-Class SupremeLine; DuoMobil
  furgonato: Car; Free; Free S; Grand Canyon; Grand Canyon S; Yellowstone; Sierra Nevada; Ayers Rock; Sydney; Fox Van; Rio; Camper Van; Yosemite; Free 540; Free 600; Free 602
Itineo
  motorhome: PM 600; PJ 650; PJ 700; PJ 740; SB 700; SB 740; MB 700; MC 740; MF 740; RC 740; CS 660; CJ 660; SLB 700; Nomad; Traveller
  semintegrale: FB 600; FC 650
Joint
  mansardato: E 47; E 43; Z 480; J 44
  semintegrale: 310; 313; 343; 346
Karmann | Karmann Mobil
  mansardato: Colorado; Dexter A; Cheetah; Missouri; Ontario; Gipsy
  semintegrale: Dexter T; Davis T; Colorado TI
  furgonato: Davis; Dexter; Danny; Duncan; Dexter 550; Davis 540; Davis 600
Kabe | KABE
  caravan: Classic; Royal; Imperial; Estate; Hacienda; Safir; Smaragd
  motorhome: Travel Master; TMXL; Crown
Knaus
  mansardato: L!ve Traveller [live traveller, l ve traveller]; Traveller; Sport Traveller; Sky Traveller
  semintegrale: Sky Ti; Sun Ti; L!ve TI [live ti, l ve ti]; L!ve Wave [live wave, l ve wave]; Van TI; Van TI Plus; Van Wave; Tourer Van; Tourer CUV [tourer]; C-Liner; Platinum Selection
  motorhome: Sky I; Sun I; L!ve I [live i, l ve i]; S-Liner; Van I
  furgonato: BoxStar; BoxLife; BoxDrive; Boxtime; Box Star Street
  caravan: Sport; Südwind [sudwind, suedwind]; Sport & Fun [sport fun]; Eurostar; Azur; Deseo; Travelino; Weinsberg CaraOne; Yaseo; Azure; Schwalbennest
La Mancelle
  caravan: Liberty; Fantaisy; Elegance
La Strada
  furgonato: Avanti; Regent; Nova; Trento
Laika
  mansardato: Ecovip M; Ecovip 2; Ecovip 100; Ecovip 200; Ecovip 205; X 590; X 700 R; Kreos 3000; Kreos 3001; Kreos 3003; Kreos 3006; Kreos 3010; Laserhome; Ecovip 7; Ecovip 5; Ecovip 1; Ecovip 3; Ecovip 4; Ecovip 10; Motorpolo
  semintegrale: Ecovip; Ecovip 300; Ecovip 305; Ecovip 309; Ecovip 310; Ecovip 312; Ecovip 315; Ecovip 390; Ecovip 400; Ecovip 405; Ecovip 409; Kosmo; Kosmo 5; Kosmo 9; Kosmo 209; Kosmo 305; Kosmo 309; Kosmo 312; Kreos; Kreos 4009; Kreos 4012; Kreos 5001; Kreos 5009; Kreos 5010; X 595; X 600; X 650; X 690; X 695; X 710; X 715; Ecovip L; Rexosline; Ecovip 2009
  motorhome: Ecovip H; Ecovip I; Ecovip 600; Ecovip 609; Ecovip 612; Kosmo H; Kosmo 509; Kosmo 512; Kosmo I; Kreos 7000; Kreos 7008; Kreos 7009; Kreos 7012; Kreos 8000; Kreos 8008; Kreos 8009; Kreos 8010; Kreos 8012; Rexosline I; Kreos H; Kreos L
  furgonato: Ecovip Van [ecovip camper van, ecovip 540, ecovip 600 van]; Kosmo Van [kosmo camper van, kosmo 540, kosmo 600, kosmo 540 van]; Kosmo Emozione
  caravan: Laika 720; Laika 500
Le Voyageur
  motorhome: Classic; Heritage; Signature; Liner; LV 7.8; LV 8.5; RX
LMC
  mansardato: Cruiser Passion [breezer a]; Liberty A; A 733; Advantage
  semintegrale: Cruiser; Cruiser Comfort; Tourer Lift [tourer]; Tourer H; Breezer; Breezer V; Breezer H; Liberty; Explorer T; Innovan T
  motorhome: Explorer; Explorer Comfort; Explorer Premium; Cruiser I; Liberty I
  furgonato: Innovan; Innovan 540; Innovan 590; Innovan 600
  caravan: Sassino; Style; Vivo; Tandero; Maestro; Musica; Dominant; Münsterland [munsterland]; Favorit
Malibu
  furgonato: Van; Van Charming; Van Charming GT; Van Diversity; Van Compact; Genius; Van 540; Van 600; Van 640; Van First Class
  semintegrale: T 410; T 430; T 440; T 460; T 490; T 500
  motorhome: I 410; I 430; I 440; I 460; I 490; I 500
Maroso
  motorhome: Flash; Elios; Europa
McLouis | Mc Louis
  mansardato: Glemys; Glen; Tandy; Lagan; MC4 A; Glamys; Glen 5; MC4 73; Ness 21; Steel 220; Tandy 640; Glemys 22
  semintegrale: MC4; MC2; MC4 331; MC4 339; MC4 379; MC4 373; MC4 360; Ness; Ness 19; Ness 22; Sovereign; Steel; Tandy Plus; Fusion; Fusion 331; Fusion 339; Fusion 360; Fusion 373; Fusion 379; Mc2 60; Yearling; Carat 
  motorhome: Nevis; Nevis 372; Nevis 379; Nevis 873; MC Nevis; Sovereign Integrale
  furgonato: Menfys; Menfys 1; Menfys 3; Menfys 4; Menfys Van [menfys maxi]
Mercedes-Benz | Mercedes
  furgonato: Marco Polo; James Cook; V 300 Marco Polo; Vito Marco Polo; Sprinter; Marco Polo Horizon; Marco Polo Activity
Miller
  mansardato: Montana; Indiana; New York; Iowa; Michigan; Oregon; Nevada; Dakota
  semintegrale: Lakes; Arizona; Illinois; Utah; Ohio
  motorhome: Florida; Nevada I
Mirage
  mansardato: Genesis; Prestige; 6000
Mobilvetta
  mansardato: Icaro; Euroyacht; Huari; Kimu; Top Driver; S 70; Icaro 12; Icaro 7; Krooser A
  semintegrale: Kea P; Kea; Kea P 60; Kea P 65; Kea P 67; Kea P 68; Kea P 74; Kea P 83; Krooser P; K-Silver P; Tekno Line K-Yacht P [tekno line]; Nazca; Design P; Yacht P; Samy
  motorhome: K-Yacht [k yacht mh, k yacht 79, k yacht 80, k yacht 85, k yacht 86, k yacht 87, k yacht 89]; K-Silver I [k silver]; Kea I; Krosser [krooser]; Euroyacht 190; Krosser Metallic; P 81; Nazca Integrale; K-Yacht Tekno Design
  furgonato: Admiral; Admiral K 5.1; Admiral K 6.1; Admiral K 6.2; Admiral K 6.3; Admiral K 6.4
Mooveo | Moovéo
  mansardato: A 70; C 7
  semintegrale: P 716; P 740; P 600; TEI 60; TEI 74
  furgonato: Van 54; Van 60; Van 63
Morelo
  motorhome: Palace; Home; Loft; Empire; Grand Empire; Palace Liner; Empire Liner
Morettoni
  caravan: Country; Classic
Niesmann+Bischoff | Niesmann Bischoff, Niesmann
  motorhome: Arto; Flair; Smove; Ismove [i smove]; Clou; Clou Liner; Clou Trend
Notin
  motorhome: Santorin; Madrigal; Sicilia
  semintegrale: Malte; Maiorque
Orange Camp | Orangecamp
  mansardato: T 79; M 69; A 72; 
  semintegrale: Opera; T 69; 
P.L.A. | PLA, PLA Camper
  mansardato: Venus; Asso; Siena; Plasy HP 74 [hp 74]; M 690
  semintegrale: Mister; Mister 560; Mister 570; Mister 580; Plasy; Happy; Happy 390; Happy 410; Happy 430; Happy 440; MS 75; P 70
  motorhome: Mister Integrale; Sir; HS 73; HS 75
Phoenix
  motorhome: Liner; Top X; Midi; Maxi; Topliner
Pilote
  mansardato: Aventura; Explorateur [explorateur a]; Evidence A
  semintegrale: Pacific; Pacific P 600; Pacific P 650; Pacific P 696; Pacific P 740; Reference; Aventura P; Evidence P; P 600; P 626; P 650; P 656; P 690; P 696; P 706; P 716; P 720; P 740; P 746; Xperience; Atlas A; Essential P; Expression P
  motorhome: Galaxy; Galaxy G 600; Galaxy G 650; Galaxy G 690; Galaxy G 740; G 600; G 650; G 690; G 700; G 720; G 740; G 741; G 781; Explorateur G; Evidence G; Essential G; Expression G; Emotion; City Van
  furgonato: Foxy Van; Van V540; Van V600; Van V630; V540; V600; V630; Vega Van; Atlas V
Rapido
  mansardato: 7000 A; 
  semintegrale: 600 [serie 600]; 600F; 650FF [650 ff]; 665F; 640F; 650F; 656F; 666F; 686F; 696F; 7065; 7066; 7087; 7090; 7096; 710F; 741F; 742F; 7083; 7086; Serie 6; Serie 7; 604F; 601; 605; 606; C 55; C 56; C 61; C 66; C 81; C 86; C 96; M 66; M 96
  motorhome: Serie 8 [8f]; Serie 9 [9f]; Serie 80; Serie 90; 8065DF; 8066DF; 8086DF; 8094DF; 8096DF; 854F; 855F; 856F; 883F; 890F; 986F; 987F; 962M; 963F; 966M; 972F; 983M; 990M; 992M; 996M; 9048; 9066; 9090DF; 9094DF; 9096DF; M 1066; Distinction; iH80; iH60; I 66; I 86; I 90; I 96; I 190; I 1066; Dreamer 
  furgonato: V 43; V 55; V 56; V 57; V 62; V 65; V 66; V 68
Dreamer
  furgonato: D 43; D 51; D 53; D 55; D 60; D 62; D 68; Camper Five; Living Van; Family Van; Cap Coast; Select; Camper Van XL
Reimo
  furgonato: Triostyle; City Van; Weekender; Miami; Carbon
Rimor
  mansardato: Brig; Europeo; Europeo 5; Europeo 69; Europeo 89; Katamarano; Katamarano 8; Katamarano Sound; Koala; Sailer; Super Brig; Seal; Seal 5; Seal 69; Seal 9; Hygge; Kayak; Kilig; Nemho; Sound; Koala Elite; Katamarano 5; Katamarano 12; Katamarano 20; Seal 12P; Brig 677; Evo 5; Evo; Kilig 5
  semintegrale: Seal P [seal 695 p, seal 66p]; Evo 66; Evo 67; Evo 69; Evo 77; Evo 95; Kayak 36; Kayak 50; Kayak 69; Kayak 95; Kilig 66; Kilig 69; Kilig 77; Kilig 95; Nemo; Seal 695; NG 5; Sarky; SuperBrig 630; Luxury; Blucamp P
  motorhome: Katamarano Integrale; Xgo; X 695
  furgonato: Horus; Horus 38; Horus 36; Horus 28; Horus 24; Amplio
Roadcar
  furgonato: R 540; R 600; R 601; R 640
Robeta
  furgonato: Apollo; Adonis; Helios; Kronos; Iridum; Aureum
Roller Team | Rollerteam
  mansardato: Auto-Roller; Auto-Roller 2 [autoroller 2]; Auto-Roller 5 [autoroller 5]; Auto-Roller 7 [autoroller 7]; Auto-Roller 266; Granduca; Granduca 2; Granduca 226; Granduca 255; Granduca 266; Kronos; Kronos 277 M; Kronos 279 M; Kronos 290 M; Zefiro; Zefiro 265; Zefiro 284; Zefiro 285; Zefiro 685; Zefiro 690; Magnifico; Granduca Garage; Kronos 230; Zefiro 277
  semintegrale: Zefiro TL; Kronos TL; T-Line [t line]; T-Line 285; T-Line 590; T-Line 700; T-Line 740; T-Line 785; Kronos 234 TL; Kronos 265 TL; Kronos 284 TL; Kronos 285 TL; Pegaso P; Granduca P; Sirio; Auto-Roller 255 P; Zefiro 261; Zefiro 263 TL; Zefiro 265 TL; Zefiro 266 TL; Zefiro 267 TL; Zefiro 284 TL; Zefiro 287 TL
  motorhome: Pegaso; Pegaso 590; Pegaso 740; Pegaso 745; Mizar; Kronos Integral
  furgonato: Livingstone [livingstone 2, livingstone 5, livingstone 6, livingstone k2, livingstone prestige, livingstone duo, livingstone sport]; Triaca
SEA
  mansardato: Sharky; Clipper; Doral
  semintegrale: Joker
Sun Living | Sunliving
  mansardato: A 35 [a35sp]; A 45 [a 45 dp]; A 49 [a 49 dp, a 49 lb, a 49 dk]; A 58; A 75 [a 75 dp, a 75 sl]; Lido A; Flexi A
  semintegrale: S 42 [s 42 sp]; S 55; S 60; S 65 [s 65 sl]; S 70 [s 70 sp, s 70 dk, s 70 df, s 70 sl]; S 72 [s 72 dl]; S 75 [s 75 sl, s 75 sc]; C 42; Lido S; Flexi S
  furgonato: V 55; V 60 [v 60 sp]; V 65 [v 65 sl]; Flexi Van; V 51
Sunlight
  mansardato: A 58; A 60; A 68; A 69; A 70; A 72; Ibex
  semintegrale: T 58; T 60; T 63; T 64; T 65; T 66; T 67; T 68; T 69; T 70; V 60; V 66; V 67; V 69
  motorhome: I 67; I 68; I 69
  furgonato: Cliff [cliff 540, cliff 590, cliff 600, cliff 601, cliff 640, cliff adventure]; Vanlife
  caravan: C 42; C 46; C 50; C 55
Tabbert
  caravan: Rossini; Puccini; Da Vinci; Vivaldi; Cellini; Pantiga; Senara; Baronesse; Comtesse; Bellini; Pep; Paganini; Grande Puccini; Cosy
TAB | T@B
  caravan: T@B 320 [tab 320, t b 320]; T@B 400 [tab 400, t b 400]; Mexican Sunset; Offroad
TEC
  semintegrale: RoTec; FreeTec; I-Tec
  caravan: Weltbummler; Travel King; Tour; Rossini
Tourne Mobil | Tourne
  furgonato: Slide [slide in]; Pure; Mobil
Trigano
  mansardato: Tribute A; Cruiser
  semintegrale: Tribute; Tribute 550
  furgonato: Tribute 650; Tribute 669; Karos; Kit
  caravan: Silver; Camp; Caravan; Mini Freestyle
Volkswagen | VW
  furgonato: California; Grand California; Westfalia [t3 westfalia, t2 westfalia]; Multivan; T2; T3; T4 California; T5 California; T6 California; T6.1 California; Joker; T1
Weinsberg
  mansardato: CaraHome; Orbiter
  semintegrale: CaraLoft; CaraCompact; CaraCompact Suite; CaraCore T; Imperiale; Vantourer; XCursion Van [x cursion, xcursion]; Scout; CaraTour T
  motorhome: CaraCore
  furgonato: CaraTour; CaraBus; CaraLife; CaraBus Outlaw [outlaw]
  caravan: CaraOne; CaraTwo; CaraCito; CaraOne Edition Hot; Universal
Westfalia
  furgonato: Amundsen; Columbus; Club Joker; Sven Hedin; James Cook; Jules Verne; Marco Polo; Nugget; Kepler; Meridian; Big Nugget; Michelangelo; Wave
Wilk
  caravan: Sento; Stern; Saphir; Vida; Cipra; S3; S4
Wingamm
  motorhome: Oasi; Oasi 540; Oasi 610; Oasi 690; Brownie; Brownie 5.8; Micros; City Suite [city]; Rookie; Rookie 3.5
  semintegrale: City Twins; Platinum; Rookie L; City Pro
  furgonato: City Van
XGO | X-Go
  mansardato: Dynamic 9; Dynamic 95; Dynamic 20; Dynamic 28; Dynamic [! dynamic]
  semintegrale: Dynamic 23P; Dynamic 44; Compact; Dynamic 65; Dynamic 69; Dynamic 95P
  furgonato: Van Dynamic; Van
`
