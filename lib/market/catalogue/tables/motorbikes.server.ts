/** Makes and models of motorbikes and scooters. How a line is written: see ../catalogue-table.ts. */
export const motorbikesTable = String.raw`
Access | Access Motor
  quad: Shade [shade sport]; Xtreme; AMX; Apache
Adiva
  maxi-scooter: AD3; AD 200; AD 250; AD Cabrio
Adly | Her Chee
  quad: Hurricane; ATV; Canyon
  scooter: Jet; Silver Fox; Noble
AJP
  cross: PR3; PR4; PR5; PR7
AJS
  epoca: Model 16; Model 18; Cadwell
Aprilia
  naked: Tuono [tuono 660]; Tuono V4; Shiver; Dorsoduro; Mana; RSV Tuono [tuono 1000]
  sportiva: RS 660; RS 457; RS 125; RS 50 [rs4 50]; RS4 125; RS 250; RSV 1000 [rsv mille, rsv 1000 r, mille]; RSV4; SL 1000 Falco [falco]; RX; AF1; Tuono 125; Tuono 457
  adventure: Caponord; Pegaso; Tuareg [tuareg 660]; ETV; Moto 6.5
  cross: RX 125; RX 50; RXV; ETX; Climber
  supermotard: SX 125; SX 50; SXV
  scooter: Scarabeo; SR 50 [sr r 50, sr motard]; SR 125; SR GT; Mojito; Leonardo; Sportcity [sport city]; Habana; Amico; Rally; Gulliver; Area 51; SXR
  maxi-scooter: Atlantic; SRV 850; SR Max
  custom: Classic
Arctic Cat
  quad: Arctic Cat 1000 [1000]; Wildcat; Alterra; Arctic Cat 700 [700]; Arctic Cat 500 [500]; DVX
Ariel
  epoca: Red Hunter; Square Four; HT [ht 3]; Leader
Askoll
  elettrica: eS1; eS2; eS3; NGS1; NGS2; NGS3
Bajaj
  naked: Pulsar; Dominar
  scooter: Chetak
Barton
  naked: N1R; Hyper; FR
Benelli
  naked: Leoncino; Leoncino 800; BN 125; BN 251; BN 302; BN 600; 502C [502 c]; 752S [752 s]; TNT [tornado naked tre, tnt 899, tnt 1130]; TNT 125; 302S [302 s]; Imperiale [imperiale 400]
  adventure: TRK 502; TRK 702; TRK 251; TRK 800; BKX 250; BKX 125; TRK [! trk]
  sportiva: Tornado; 302R; Tornado 500
  scooter: Pepe; K2; 491; Adiva; Caffenero; Macis; Zenzero; Quattronove; Velvet; Zafferano; 49X; Arrow
  epoca: 125 Sport; 250 2C; 500 Quattro; 750 Sei [sei]; 900 Sei; Leoncino storico
Beta
  trial: Evo; Rev 3; Techno; Zero; TR 34
  cross: RR 50; RR 125; RR 200; RR 250; RR 300; RR 350; RR 390; RR 430; RR 480; RR [! "rr", rr racing, rr 400, rr 450, rr 498, rr 520, rr 525]; Xtrainer; RE 125; Enduro
  scooter: Ark; Eikon; Chrono; Quadra
  adventure: Alp; Alp X; Alp 200; Alp 4.0; Euro; Jonathan; Motard
  ciclomotore: Minicross
Big Dog
  custom: Ridgeback; Mastiff; K-9; Chopper; Pitbull
Bimota
  sportiva: DB1; DB2; DB4; DB5; DB7; DB8; KB4; SB6; SB8; Tesi [tesi h2]; YB 9; YB 11; YB 4; 500 V-Due [500 v, v due]; KB998
  naked: DB6; Mantra; Delirio
BMW
  adventure: F 650 GS; F 650 [funduro]; F 700 GS; F 750 GS; F 800 GS; F 800 GS Adventure; F 850 GS; F 850 GS Adventure; F 900 GS; F 900 GS Adventure; F 900 XR; G 310 GS; G 650 GS; G 650 X [g 650 xcountry, g 650 xchallenge, xmoto, xcountry]; R 80 GS; R 100 GS; R 850 GS; R 1100 GS; R 1150 GS; R 1150 GS Adventure; R 1200 GS [r 1200 gs lc]; R 1200 GS Adventure [r 1200 gs adv, r 1200 gs lc adventure]; R 1250 GS; R 1250 GS Adventure [r 1250 gs adv]; R 1300 GS; R 1300 GS Adventure [r 1300 gs adv]; S 1000 XR; M 1000 XR; HP2 Enduro [hp2]; F 450 GS; R 12 G/S [r 12 g s, r 12 gs]
  naked: F 800 R; F 900 R; G 310 R; K 1200 R; K 1300 R; R 850 R; R 1100 R; R 1150 R; R 1200 R; R 1250 R; R 1300 R; S 1000 R; M 1000 R; R nineT [rninet, r nine t, ninet]; R 12 nineT; R 1200 [! "r 1200"]; Rockster [r 1150 rockster]
  sportiva: S 1000 RR [s 1000rr]; M 1000 RR; HP4; K 1; K 1200 S; K 1300 S; K 1200 RS; F 800 S; HP2 Sport; R 1200 S; R 1100 S
  touring: F 800 GT; F 800 ST; K 75; K 100; K 1100 LT [k 1100]; K 1100 RS; K 1200 LT; K 1200 GT; K 1300 GT; K 1600 GT; K 1600 GTL; K 1600 B [k 1600 bagger]; K 1600 Grand America [grand america]; R 100 RT; R 100 RS; R 80 RT; R 850 RT; R 1100 RT; R 1100 RS; R 1150 RT; R 1150 RS; R 1200 RT; R 1200 RS; R 1200 ST; R 1250 RT; R 1250 RS; R 1300 RT; R 1300 RS
  custom: R 1200 C [montauk]; R 850 C; R 18 [r18 classic]; R 18 B; R 18 Transcontinental; R 18 Roctane; R 12
  maxi-scooter: C 600 Sport; C 650 GT; C 650 Sport; C 650 [! "c 650"]; C 400 GT; C 400 X; C1 [c1 125, c1 200]
  elettrica: C Evolution; CE 04; CE 02
  epoca: R 25; R 26; R 27; R 45; R 50; R 51; R 60; R 65; R 67; R 68; R 69 [r 69 s]; R 75; R 80; R 90 [r 90 s]; R 100; R 80 ST; R 12 d epoca
  cross: G 450 X; G 450
Borile
  cafe-racer: B500; Multiuso; Bastard
Brixton
  naked: Crossfire 500; Crossfire 125; Cromwell; Felsberg; Sunray; Rayburn; Storr; Cromwell 1200; Crossfire [! "crossfire"]
Brough Superior
  epoca: SS 80; SS 100; Pendine; Anniversary
BSA
  epoca: Gold Star; A65; A10; B31; Bantam; Rocket
Buell
  naked: XB 9; XB 12; Lightning; M2 Cyclone [cyclone]; X1; S1
  sportiva: 1125 R [1125]; Firebolt
  adventure: Ulysses; Blast
Bullit
  naked: Spirit; Hero; Hunt; Bluroc; Heritage
Caballero | Fantic Caballero
  naked: Caballero 125; Caballero 500
Cagiva
  adventure: Elefant; Gran Canyon; Navigator; Canyon; W16; W8; T4
  sportiva: Mito; Freccia; Planet
  naked: Raptor; V-Raptor; Xtra-Raptor; Roadster; River
  supermotard: Super City
  cross: WMX; SST; Aletta
  ciclomotore: Cocis; Prima; City; Cucciolo; Passing; Tamanaco; K7; N90
Can-Am | Can Am, BRP, Bombardier
  quad: Maverick; Outlander; Renegade; DS; Commander; Defender; Traxter; Spyder; Ryker
  elettrica: Pulse; Origin
Cectek
  quad: Quadrift; Gladiator
CFMoto | CF Moto, CF-Moto
  naked: 300NK [nk 300, 300 nk]; 450NK [nk 450, 450 nk]; 650NK [nk 650, 650 nk]; 800NK [nk 800, 800 nk]; 125NK [nk 125]; 700CL-X [700 cl x, cl x]; 250NK; 450CL-C [450 cl c, clc 450]; 675NK
  sportiva: 450SR [sr 450, 450 sr]; 300SR [sr 300, 300 sr]; 675SR [675 sr r, 675 sr]; 750SR; Papio
  adventure: 450MT [mt 450, 450 mt]; 650MT [mt 650, 650 mt]; 700MT [mt 700, 700 mt]; 800MT [mt 800, 800 mt]; 1000MT-X; 800MT-X
  touring: 650GT [650 gt]; 650TR-G; 1250TR-G
  quad: CForce 450; CForce 520; CForce 550; CForce 600; CForce 625; CForce 800; CForce 820; CForce 850; CForce 1000; CForce [! cforce]; UForce; ZForce; Tracker; Terralander; Goes
CPI
  scooter: Aragon; Hussar; Oliver; Popcorn; GTR
  cross: SM; SX; SMX; SXE
Daelim
  scooter: S3; S2; S1; Otello; Besbi; Freewing; Steezer; XQ
  naked: Roadwin; Daystar; VJF
Derbi
  cross: Senda [senda drd, drd]; Terra
  naked: Mulhacen; Cross City
  sportiva: GPR
  scooter: Atlantis; GP1; Predator; Boulevard; Rambla; Sonar; Variant; Hunter; Vamos
Ducati
  naked: Monster 1100; Monster 1200; Monster 1000; Monster 600; Monster 620; Monster 695; Monster 696; Monster 750; Monster 796; Monster 797; Monster 800; Monster 821; Monster 900; Monster 937; Monster S2R [s2r]; Monster S4 [s4]; Monster S4R [s4r]; Monster [monster sp, monster plus]; Streetfighter [streetfighter 1098, streetfighter 848]; Streetfighter V4; Streetfighter V2; Hypermotard 1100; Hypermotard 796; Hypermotard 821; Hypermotard 939; Hypermotard 950; Hypermotard 698 [hypermotard 698 mono]; Hypermotard [! hypermotard]; Scrambler [scrambler icon, scrambler 800, scrambler 1100, scrambler sixty2, scrambler full throttle, scrambler desert sled]; Diavel; Diavel V4; Diavel 1260; XDiavel; XDiavel V4; GT 1000; Sport 1000; Paul Smart; Hyperstrada [hyperstrada 821, hyperstrada 939]
  sportiva: Panigale V4; Panigale V2; 899 Panigale [899, panigale 899]; 959 Panigale [959, panigale 959]; 1199 Panigale [1199, panigale 1199]; 1299 Panigale [1299, panigale 1299]; Panigale [! panigale]; Superleggera V4 [superleggera]; 748; 749; 848; 851; 888; 916; 996; 998; 999; 1098; 1198; Desmosedici RR [desmosedici]; SuperSport [supersport 939, supersport 950, super sport]; SuperSport 600 [ss 600, 600 ss]; SuperSport 750 [ss 750, 750 ss]; SuperSport 900 [ss 900, 900 ss]; SuperSport 1000 [ss 1000, 1000 ss]; 1000 Sport [sport touring 1000]; Paso; Hailwood
  adventure: Multistrada 620; Multistrada 950; Multistrada 1000; Multistrada 1100; Multistrada 1200; Multistrada 1260; Multistrada V2; Multistrada V4; Multistrada [! multistrada]; DesertX [desert x]; Elefant
  touring: ST2; ST3; ST4 [st4s]
  epoca: 900 MHR [mhr 900, mike hailwood]; Pantah; Darmah; 860; 750 GT; Scrambler 350; Scrambler 250; Scrambler 450; Mark 3; Cucciolo; Indiana; F1; TL; Regolarità; GTS; GTV
Energica
  elettrica: Ego; Eva [eva ribelle, eva esseesse9]; Experia
Explorer
  scooter: Race 50 [race]; Spin; Kallio; Cracker
Fantic | Fantic Motor
  naked: Caballero 125; Caballero 500; Caballero 700; Caballero [! caballero]; Stealth
  cross: XE 50; XE 125; XE 250; XE 300; XEF 250; XEF 310; XEF 450; XX 125; XX 250; XXF 250; XXF 450; XMF; TX; Trial 240; 250E [250 e]
  supermotard: XM 50; XM 125; XMF 125
  epoca: Caballero 50; Chopper; Koala; Issimo
  adventure: XEF 250 Trail
F.B Mondial | FB Mondial, Mondial
  naked: HPS 125; HPS 300; Sport Classic; Flat Track; Spartan; Pagani; Piega; Imola; SMX 125; SMT 125
Gas Gas | GasGas
  trial: TXT; TXT Racing; Contact; Pampera; TXT GP
  cross: EC 250; EC 300; EC 350; EC 125; EC 450; EC 500; MC 125; MC 250; MC 350; MC 450; MC 65; MC 85; MC 50; ES 500; ES 700; EC [! "ec"]; EX 250; EX 300; EX 350; EX 450
  supermotard: SM 700
Generic
  scooter: Ideo; Xor; Epico; Spin; Toxic
  cross: Trigger
Gilera
  scooter: Runner; Stalker; Ice; Storm; Typhoon; DNA; Easy Moving
  maxi-scooter: Fuoco; Nexus; GP 800; Oxygen
  adventure: RC 600; XRT; Fast Bike
  cross: SMT; RCR; GSM; H@K [hak]
  naked: Saturno; Coguar; Eaglet
  sportiva: SP 01; SP 02; MX1; Crono; KZ; KK; CX; SC
  epoca: Arcore; 124; Giubileo; 150 Sport; Nettuno; RV; RX; 5V; Dakota; Nordwest; Rosso; 300 B; 98; 106; 50 Trial; CBA; Turismo
Gnome et Rhône | Gnome Rhone
  epoca: AX II
Harley-Davidson | Harley, Harley Davidson, H-D, HD
  custom: Sportster 883 [sportster xl 883, xl 883, 883, 883 r, 883 low, superlow]; Sportster 1200 [sportster xl 1200, xl 1200, 1200 custom, 1200 low, xl 1200 c, 1200 roadster]; Iron 883 [sportster iron, iron]; Iron 1200; Forty-Eight [sportster forty eight, 48, forty eight]; Seventy-Two [sportster seventy two, 72, seventy two]; Sportster XR 1200 [xr 1200, xr 1200 x]; Sportster S [rh 1250]; Sportster [sportster 1000]; Nightster; Nightster 975; Street 750; Street Rod; Street Bob [dyna street bob, softail street bob]; Fat Bob [dyna fat bob]; Super Glide [dyna super glide, fxd, fxdx]; Wide Glide [dyna wide glide]; Low Rider [dyna low rider, low rider s, low rider st]; Switchback [dyna switchback]; Dyna [dyna glide]; Fat Boy [fatboy, softail fat boy]; Heritage Softail [heritage, heritage classic, softail heritage]; Softail Deluxe [deluxe]; Softail Standard; Softail Slim [slim]; Softail [softail custom]; Breakout [cvo breakout]; Night Train; Springer; Rocker [rocker c]; Deuce [softail deuce]; Cross Bones; Blackline; Sport Glide; Night Rod [vrsc night rod, night rod special]; V-Rod [vrsc v rod, vrsc, vrscaw, vrscf, vrod]; Custom Bike; Bad Boy; Shovelhead [late shovel, shovel, early shovel]; Knucklehead; Panhead; WLA; WL; X 350; X 500; Springer Softail
  touring: Electra Glide [electra glide ultra, ultra classic electra]; Road King; Road Glide; Street Glide; Ultra Limited; Ultra Classic; Tour Glide; CVO; Tri Glide; Freewheeler; CVO Road Glide; CVO Street Glide
  adventure: Pan America
  elettrica: LiveWire
Hercules
  epoca: K 125; K 50; GS; W 2000; Prima; MK
HM | Honda HM, HM Moto
  cross: CRE; CRE Baja [baja]; CRE 50; CRE 125; CRE 250; CRF; CR
  supermotard: CRM; Derapage [derapage 50]
Honda
  naked: CB 125 [cb 125 r, cb125f]; CB 250; CB 300 [cb 300 r]; CB 350 [h ness, hness, gb 350 s]; CB 450; CB 500; CB 500 F; CB 500 Hornet [cb 500 f hornet]; CB 600 Hornet [hornet 600, cb 600 f, cb 600]; CB 650 [cb 650 f, cb 650 r]; CB 750 Hornet [hornet 750]; CB 900 Hornet [hornet 900, cb 900 f]; CB 1000 Hornet; CB 1000 [cb 1000 r, neo sports cafe]; CB 1100; CB 1300; CBF 125; CBF 250; CBF 500; CBF 600; CBF 1000; NC 700 [nc 700 s]; NC 700 X; NC 750 [nc 750 s]; NC 750 X; CTX 700; CTX 1300; Hornet [! hornet]; MSX 125 [grom, msx]; Monkey; Dax; Super Cub [c 125, cub]; GB 350; NM4 Vultus [vultus, nm4]; DN-01; X4; X-11; VTR 250; CRF 300 Rally; FMX 650 [fmx]; SLR 650; Dominator [nx 650]; NX 500; NX 125; CB 1 [cb one]; Innova; CG 125; VTR 1000 [firestorm]
  sportiva: CBR 125; CBR 250; CBR 300; CBR 400; CBR 500 [cbr 500 r]; CBR 600 [cbr 600 f, cbr 600 rr]; CBR 650 [cbr 650 f, cbr 650 r]; CBR 900 [cbr 900 rr, cbr 919, cbr 929, cbr 954, cbr 893]; CBR 1000 [cbr 1000 rr, cbr 1000rr, cbr 1000 f, fireblade, cbr 1000 rr r]; CBR 1100 [cbr 1100 xx, blackbird, super blackbird]; VTR SP1 [vtr 1000 sp1, sp1, rvt 1000]; VTR SP2 [vtr 1000 sp2, sp2]; RVF; VFR 400; NSR 125 [nsr]; NSF; RC 30 [vfr 750 r]; NSR 50; VF 500; VF 750; VF 1000; NS 125; NSR 250
  touring: VFR 750; VFR 800 [vfr 800 vtec, vfr 800 f]; VFR 1200 [vfr 1200 f]; ST 1100 Pan European [pan european, st 1100]; ST 1300 [st 1300 pan european, pan european 1300]; Deauville [nt 650, nt 700]; NT 1100; Gold Wing [goldwing, gl 1000, gl 1100, gl 1200, gl 1500, gl 1800, gold wing f 6 b]; F6C Valkyrie [f 6 c, f6c, valkyrie]; CBX
  adventure: Africa Twin [crf 1000, crf 1000 l, crf 1100, crf 1100 l, xrv 750, xrv 650, xrv]; Transalp [xl 600 v, xl 650 v, xl 700 v, xl 750 transalp, xl 750, transalp 750]; Varadero [xl 1000 v, xl 125 v]; Crosstourer [vfr 1200 x]; Crossrunner [vfr 800 x]; CB 500 X; CB 200 X; X-ADV [xadv, x adv 750]; CB 650 X; NX 400
  custom: CMX 500 [rebel 500, cmx 500 rebel]; CMX 1100 [rebel 1100]; Rebel [cmx 250, rebel 125]; Shadow [vt 600, vt 750, vt 1100, shadow 600, shadow 750, shadow 1100]; VT 1300 [vt 1300 cx, fury]; VTX 1300; VTX 1800; Black Spirit [vt 750 dc]; CM 125
  cross: CRF 50; CRF 70; CRF 80; CRF 100; CRF 110; CRF 125; CRF 150; CRF 230; CRF 250; CRF 300 [crf 300 l]; CRF 450; CR 80; CR 85; CR 125; CR 250; CR 500; XR 125; XR 250; XR 400; XR 600; XR 650; XL 125; XL 200; XL 250; XL 350; XL 500; XL 600 [xl 600 r, xl 600 lm]; XR 500; CRM 125; CRM 50; MTX; MBX
  supermotard: FMX 650 supermotard
  scooter: SH 50; SH 100; SH 125 [sh 125i]; SH 150 [sh 150i]; SH 300 [sh 300i]; SH 350 [sh 350i]; SH Mode [mode 125]; SH [! sh]; PCX 125 [pcx]; PCX 150; PCX e:HEV; Vision [vision 110, vision 50]; @125 [chiocciola, nes 125]; Dylan; Pantheon; PS 125i [ps 125]; PS 150i [ps 150]; S-Wing; Lead; Zoomer; Bali; Scoopy; Dio; Forza 125; Forza 250; Forza 300; Forza 350; Foresight; X8R; SFX; Stream; Phantheon; Passport; EM1 e [em1]; ADV 350 [adv350]; NSC 50 [nsc 110, nsc]; SES; Elite; Wallaroo; CUV e
  maxi-scooter: Integra [nc 700 d, nc 750 d]; Forza 750; Silver Wing [silverwing, sw t 400, sw t 600]; Forza [! forza]; Helix [spazio, cn 250]; Reflex
  epoca: CB 350 Four; CB 400 Four [cb 400]; CB 500 Four; CB 550 Four [cb 550]; CB 750 Four [cb 750 k, cb 750 f]; CB 750; CB 900 Bol d'Or [bol d or, boldor]; CX 500; CX 650; Camino; C 50; Dax storico [dax st 70, st 70]; Ciao; CB 200; SL 125; TL 125; Monkey Z50 [z 50]
  quad: TRX; ATC; FourTrax
Horwin
  elettrica: CR6; EK1; EK3; SK3
Husaberg
  cross: FE 390; FE 450; FE 501; FE 570; FE 650; TE 125; TE 250; TE 300; FS 570
Husqvarna
  naked: Svartpilen 125; Svartpilen 250; Svartpilen 401; Svartpilen 701; Svartpilen 801; Svartpilen [! svartpilen]; Vitpilen 401; Vitpilen 701; Vitpilen 801; Vitpilen 125; Vitpilen [! vitpilen]; Nuda [nuda 900]; Nuda 900 R; SMS 630
  adventure: Norden 901 [norden]; TR 650 [terra, strada]
  cross: TE 125; TE 150; TE 250; TE 300; TE 310; TE 410; TE 449; TE 450; TE 510; TE 511; TE 570; TE 610; TE 630; FE 250; FE 350; FE 390; FE 450; FE 501; FC 250; FC 350; FC 450; TC 50; TC 65; TC 85; TC 125; TC 250; TC 449; TC 450; TX 300; FX 350; FX 450; WR 125; WR 250; WR 300; WR 360; CR 125; 701 Enduro; WRE 125; CR 50; CR 65
  supermotard: 701 Supermoto; SM 125; SM 450; SM 510; SM 530; SM 610; SM 630; FS 450; SM 50; SMR 125; SMR 449; SMR 450; SMR 510; SMR 511; SMR 570; SMR 630; SMS 125; SMS 4
  ciclomotore: CH Racing
Hyosung
  custom: GV 125 [aquila 125]; GV 250 [aquila 250]; GV 300 [aquila 300]; GV 650 [aquila 650]; GV 700; ST7
  naked: GT 125; GT 250; GT 650; Comet; GD 250; RX 125
  sportiva: GT 250R; GT 650R; GD 250R
Indian
  custom: Scout; Scout Bobber; Scout Sixty; Scout Rogue; Chief; Chief Dark Horse; Chief Vintage; Super Chief; Sport Chief; Chief Classic; Dark Horse~; Spirit; Four; 101 Scout
  touring: Chieftain; Roadmaster; Springfield; Challenger; Pursuit
  naked: FTR 1200 [ftr]; FTR Rally
Italjet
  scooter: Dragster; Formula; Torpedo; Velocifero; Jupiter; Millennium; Yankee; Pista; Dragster 500; Bazooka; Scoop
Jawa
  epoca: 350; 250; 125; Perak; 500; 50; 300 CL
Jonway
  scooter: Retro; City; MadAss
Kawasaki
  naked: Z 125; Z 250; Z 300; Z 400; Z 500; Z 650; Z 650 RS; Z 7 Hybrid; Z 750; Z 750 R; Z 800; Z 900; Z 900 RS; Z 1000; Z H2; ER-5; ER-6n [er 6, er6]; ER-6f; ZRX 1100 [zrx]; ZRX 1200; Zephyr [zr 550, zr 750, zr 1100]; W 175; W 230; W 650; W 800; KLE 500 [kle]; Estrella; Eliminator; Eliminator 500; ZR-7 [zr7]; J 125; BN 125; ZZR 600; Meguro K3; GPZ 500; KH 125
  sportiva: Ninja 125; Ninja 250 [ninja 250 r]; Ninja 300; Ninja 400; Ninja 500; Ninja 650; Ninja 1000SX [ninja 1000, z 1000 sx, ninja 1100 sx, ninja 1000 sx, z1000sx]; Ninja 7 Hybrid; Ninja 900 [gpz 900, gpz 900 r, zx 900]; Ninja H2 [h2 sx, ninja h2 sx, h2 r]; Ninja ZX-4R [zx 4 r, zx 4 rr]; Ninja ZX-6R [zx 6 r, zx 6 rr, zx 636, ninja 636, ninja zx 636, zx 6, ninja 600]; Ninja ZX-7R [zx 7 r, zx 7]; Ninja ZX-9R [zx 9 r, zx 9]; Ninja ZX-10R [zx 10 r, zx 10 rr, zx 10]; Ninja ZX-12R [zx 12 r, zx 12]; Ninja [! "ninja"]; ZXR 400; ZXR 750; ZX-25R; KR-1
  touring: ZZR 1100 [zz r 1100, zzr 1100]; ZZR 1200 [zz r 1200]; ZZR 1400 [zz r 1400, zx 14, zx 14 r]; ZZR 500; 1400 GTR [gtr 1400]; GTR 1000; ZZR [! "zzr"]; Voyager
  adventure: Versys 650; Versys 1000; Versys 1100; Versys 300 [versys x 300]; Versys [! versys]; KLR 600; KLR 650; KLR 250; KLV 1000; KLX 650; KLE 650; Tengai; KLE 300; KLX 230; Anakee
  custom: VN 750; VN 800; VN 900; VN 1500; VN 1600; VN 1700; VN 2000; VN 15; Vulcan S; Vulcan [vulcan 650]; Mean Streak; EN 500; LTD; Drifter; Eliminator 125
  cross: KX 60; KX 65; KX 80; KX 85; KX 100; KX 125; KX 250; KX 250 F; KX 450; KX 450 F; KX 500; KLX 110; KLX 125; KLX 140; KLX 250; KLX 300; KLX 450; KMX 125; KDX 125; KDX 200; KLX 150
  supermotard: D-Tracker; KSR 110; KLX 250 SM
  scooter: J 300
  epoca: 750 H2 [h2 mach iv, mach iv]; 500 H1 [mach iii, h1]; 900 Z1 [z1 900, 900 z, 900 z 1]; Z 1300; GPZ 550; GPZ 750; GPZ 1100; 400 S3; Z 440; KH 250; KH 400; KH 500; Z 550; GPX 600; GPX 750; Z 200; Z 250 C
  quad: KFX 700; KFX 400; KFX 450; KFX 50; KVF 750; KVF 650; KVF 360; Brute Force; Mule; Teryx; KFX 90
Keeway
  scooter: RY8; Matrix; F-Act; Hurricane; Outlook; Swan; Logik; Focus; ARN; Goccia; Cityblade; Zahara; Vieste; Flash
  naked: RKF 125 [rkf]; RKV 125 [rkv]; K-Light; RK 125; Speed; TX; V302C; Benda
  custom: Superlight; Cruiser; Superlight 200
Kreidler
  epoca: Florett; RMC; Flory; Mustang
  scooter: Galactica; Hiker; Insignio; Vabene; F-Kart
KSR Moto | KSR
  scooter: Sirion; Vionis; Soho; Pandora; Raptor; Classic; Moto One
  cross: TR 50; TR 125; TW 125; TTX 125; TR [! "tr"]
  naked: GRS 125; Worx; CODE X
KTM
  naked: 125 Duke [duke 125]; 200 Duke [duke 200]; 250 Duke [duke 250]; 390 Duke [duke 390]; 620 Duke [duke 620]; 640 Duke [duke 640]; 690 Duke [duke 690]; 790 Duke [duke 790]; 890 Duke [duke 890, 890 duke r]; 990 Duke [duke 990]; 990 Super Duke [super duke 990]; 1290 Super Duke R [1290 super duke, super duke 1290, super duke r]; 1390 Super Duke R [1390 super duke]; 1290 Super Duke GT [super duke gt]; Duke [! duke]
  sportiva: RC 125; RC 200; RC 390; RC 8C; 990 RC R [rc 990]; 1190 RC8 [rc8, rc 8]
  adventure: 125 Enduro R; 390 Adventure [adventure 390]; 390 Enduro R; 640 Adventure [lc4 adventure, adventure 640]; 690 Enduro [690 enduro r, enduro 690]; 790 Adventure [adventure 790]; 890 Adventure [adventure 890]; 950 Adventure [lc8 950, adventure 950]; 990 Adventure [adventure 990]; 1050 Adventure [adventure 1050]; 1090 Adventure [adventure 1090]; 1190 Adventure [adventure 1190]; 1290 Super Adventure [super adventure, super adventure 1290]; 1390 Super Adventure; 125 Adventure; 690 Rally; 950 Super Enduro; Adventure [! "adventure"]
  cross: 50 SX [sx 50]; 65 SX [sx 65]; 85 SX [sx 85]; 105 SX; 125 SX [sx 125]; 150 SX [sx 150]; 250 SX [sx 250]; 300 SX; 250 SX-F [sxf 250, 250 sxf]; 350 SX-F [sxf 350, 350 sxf]; 450 SX-F [sxf 450, 450 sxf]; 125 EXC [exc 125]; 150 EXC [exc 150]; 200 EXC [exc 200]; 250 EXC [exc 250]; 250 EXC-F [exc f 250, 250 excf]; 300 EXC [exc 300]; 350 EXC [350 exc f, exc 350, exc f 350]; 400 EXC [exc 400]; 450 EXC [450 exc f, exc 450]; 500 EXC [500 exc f, exc 500]; 520 EXC; 525 EXC [exc 525]; 530 EXC [exc 530]; 125 XC [125 xc w, xc w 125]; 250 XC; 300 XC; Freeride [freeride 350, freeride 250]; EXC [! "exc"]; SX [! "sx"]; LC4; 85 XC; 620 LC4 [lc4 620]; 640 LC4 [lc4 640]
  supermotard: 690 SMC [smc 690, 690 smc r]; 690 Supermoto [supermoto 690, 690 sm]; 950 Supermoto [950 sm]; 990 Supermoto [990 smt, 990 smr, 990 sm t]; 450 SMR [450 sm r]; 125 SMC [125 smc r]; 390 SMC [390 smc r]; 660 SMC; 640 SMC; 560 SMR; 625 SMC
  quad: 450 XC quad; 525 XC
  elettrica: Freeride E; SX-E 5 [sx e 5]; SX-E 3
  ciclomotore: Comet
Kymco
  scooter: Agility [! agility]; Agility 50; Agility 125 [agility 125 r16]; Agility 150; Agility 200; Agility 300; Dink 50; Dink 125; Dink 150; Dink 200; Dink [! dink]; Super Dink 125; Super Dink 300; Super Dink 350; Super Dink [! super dink]; Grand Dink; Bet & Win [bet e win, bet win]; Like 50; Like 125; Like 150; Like [! like]; People [! people]; People 50; People 125; People 150; People 250; People S 50; People S 125; People S 150; People S 200; People S 250; People S 300; People GT 125; People GTi 300 [people gt 300, people gti]; People One; Movie; Vitality; Sento; Top Boy; Fever; Heroism; Cobra; Filly; Super 8; Super 9; Yup; Miler; DJ; Ego; Dink R; X-Town [xtown, x town 125, x town 300, x town 350]; VP 50; Sky Town [skytown]; Visa R; Micare; KB 50; DTX 125; Dink R Tunnel [dink tunnel]; Curio
  maxi-scooter: Downtown 125; Downtown 200; Downtown 300; Downtown 350; Downtown [! downtown]; Xciting 250; Xciting 300; Xciting 400; Xciting 500; Xciting VS 400; Xciting [xciting s 400]; AK 550; AK 575; Myroad 700 [myroad, myroad 700i]; DTX 360 [dtx]; CV3; CV2
  naked: Quannon; KPW; Pulsar; CK 125; Spike
  custom: Zing; Venox; Hipster
  quad: MXU 50; MXU 150; MXU 250; MXU 300; MXU 400; MXU 450; MXU 465; MXU 500; MXU 550; MXU 700; MXU [! mxu]; Maxxer; UXV; KXR; Mongoose
Lambretta
  scooter: V50 Special; V125 Special; V200 Special; V-Special; X125; X200; X300; G350
  epoca: LI 125; LI 150; LI 175; TV 175; TV 200; SX 150; SX 200; DL 125 [dl]; GP 200; LD 125; LD 150; LD; FB; FC; J 50; J 125; Model A; Model B; Model C; Model D; Lui; Cento; F; TV; LI [li special, li 2, li 3]
Laverda
  sportiva: 650 Sport; 668; 750 S; 750 Formula; Ghost; RGS; Jota; SFC
  epoca: 1000; 750 SF; 750 GT; 500; 1200; 125; 3C; 100 Sport; 75
Leonart
  custom: Spyder; Bobber; Pilder; Daytona; Heritage
Lifan
  custom: King 125 [king]; LF 250; LF 125
  naked: KPR; KP; Hunter; Mirage; Mapper; LF 150
Linhai
  quad: M 150; M 250; M 550; LH 400; T-Boss; LH 300; M 750
  scooter: Mainstreet
LML
  scooter: Star 125; Star 150; Star 151; Star 200; Star 50; Star [! star]; Star Deluxe
Luxxon
  scooter: Eco; Jackfire; Emax; Hawk; Roadrunner; F-16
Macbor
  adventure: Montana XR1; Montana XR3; Montana XR5; Montana XR7; Montana [! montana]
  naked: Rockster; Eight Mile; Johnny Be Good; Fun; Colt
Malaguti
  scooter: Blog [blog 160, blog 125]; Centro; Ciak; Phantom; F12 [f 12, f12 phantom]; F10; F15 [f 15, firefox]; Yesterday; Crosser; Mission
  maxi-scooter: Madison; Spidermax [spider max]; Password; Phantom Max
  cross: XTM; XSM; MRX; Fifty; X3M; Grizzly
  naked: Drakon; Monte Pro; RST 125
  adventure: Dune; Dune 125
Mash
  naked: Seventy [seventy five, seventyfive, seventy five 125]; Five Hundred; Roadstar; City [city 125]; Cafe Racer; Fifty; Dirt Track; Scrambler; Two Fifty; Black Seven; X-Ride; TT40; Side Force
MBK
  scooter: Booster; Ovetto; Nitro; Mach G; Doodo; Flame; Skyliner; Skycruiser; Stunt; Thunder; Flipper; Evolis; Target; Tryptik; Cityliner; Spirit; Oceo; Waap
  cross: X-Limit; X-Power
  ciclomotore: 51; 88
MGM
  quad: Quad; Buggy
Mitt
  naked: Scrambler; 125 GPR; GT-K
  scooter: Super Titan; Ryder
Moto Guzzi | Motoguzzi, Guzzi, Moto-Guzzi
  naked: V7 [v 7, v7 stone, v7 special, v7 racer, v7 classic, v7 iii, v7 ii]; V7 Sport; V9 [v 9, v9 bobber, v9 roamer]; Breva 750; Breva 850; Breva 1100; Breva 1200; Breva [! breva]; Griso 850; Griso 1100; Griso 1200; Griso [! griso, griso 8v]; Bellagio; 1200 Sport [sport 1200]; V11 [v 11, v11 sport, v11 le mans, v11 cafe sport, v11 scura]; Nevada; V 10 Centauro [centauro, v10 centauro]; Sport 1100 [1100 sport, 1100 sport corsa]; Daytona; V7 850
  adventure: Stelvio; Stelvio 1200; V85 [v 85, v 85 tt, v85 tt, v85tt, v85 strada]; Quota; V100 [! "v100 x"]; NTX [v 65 tt, v 35 tt, v 50 ntx, v 65 ntx]
  touring: V100 Mandello [v 100, v100, mandello]; Norge; Breva touring; California Touring [california 1400 touring]
  custom: California [california 1100, california 1400, california custom, california ev, california ii, california iii, california jackal, california stone, california special, california vintage, california aluminium]; MGX-21 [mgx 21, flying fortress]; Audace; Eldorado; Florida; Nevada 750; Jackal
  epoca: 850 Le Mans [le mans, lemans, le mans 850, le mans ii, le mans iii, le mans 1000]; 850 T3 [t3, t 3]; 850 T5 [t5]; V35 [v 35, v 35 imola]; V50 [v 50, v 50 monza]; V65 [v 65, v 65 lario]; V75; Airone; Astore; Falcone [nuovo falcone]; Galletto; Guzzino; Lodola; Stornello; Superalce [super alce, alce]; Zigolo; Cardellino; Dingo; Ambassador; SP 1000 [1000 sp]; G5; Convert; Trotter; Ercole; GTS 500; Normale; S [! "s"]; P 250; Hispania; 254; 125 C 4T; 750 S; 750 S3; Mille GT; Targa; Strada 1000; T 1000; 1000 S; 350 GTS; 850 GT
Moto Morini | Morini, Motomorini
  naked: Corsaro; 9 1/2 [9 1 2]; Granferro; Milano; Seiemmezzo [6 1/2, seiemmezzo str, seiemmezzo scr]; Scrambler 1200; Rebello; Calibro
  adventure: X-Cape [xcape, x cape 650, x cape 700, x cape 1200]; Granpasso; Alltrhike; Vettor
  epoca: 3 1/2 [3 1 2]; 3 1/2 Sport; 350 Sport; Kanguro [kanguro 350]; Camel; Corsaro 125; Corsarino; Settebello; Tresette; Dart; Excalibur; 500 V; Gran Turismo; Coguaro; New York
Motom
  ciclomotore: 48; 12; 98; Nova; Delfino
MV Agusta | MV, Mv-Agusta, Agusta
  naked: Brutale 675; Brutale 750; Brutale 800; Brutale 910; Brutale 920; Brutale 989; Brutale 990; Brutale 1000; Brutale 1078; Brutale 1090; Brutale [! brutale]; Dragster [dragster 800, brutale 800 dragster, dragster rr]; Rush; Rivale; Superveloce [superveloce 800]; Rush 1000
  sportiva: F3 675; F3 800; F3 [! f3, f 3]; F4 [f4 750, f4 1000, f4 r, f4 rr, f 4]; F4 312; Superveloce 1000; F3 RR
  touring: Turismo Veloce [turismo veloce 800]; Stradale [stradale 800]
  adventure: Enduro Veloce; LXP Orioli
  epoca: 350 S; 125 TR; 125 Sport; 150 RS; 175 CS; 750 S; 750 Sport; 350 Ipotesi; 350 B; Pullman; 125 GTL; 600; Turismo
MZ
  epoca: TS 150; TS 250; ETZ 125; ETZ 150; ETZ 250; ETZ 251; ES 150; ES 250; RT 125; BK 350; Skorpion; Silver Star; Baghira; Mastiff; Charly; 1000 S; SM 125
Niu
  elettrica: N1S [n1 s]; N-Series; NQi; NQi GTS; NQi Sport; MQi; MQi GT; MQi+ Sport [mqi plus, mqi plus sport]; UQi; RQi; M1; M+ [m plus]; U1; KQi; XQi3
Norton
  epoca: Commando [commando 850, commando 750, commando 961]; Dominator; Manx; International; Atlas; ES2; 16H; 650 SS; Model 50
  sportiva: V4; V4 SV; F1; Atlas Ranger
Nova Motors
  scooter: Retro Star; Retro Cruiser; Eco; City Star; GT3; S3; Inoa; Bendi; Sonic; Zino; Venezia
NSU
  epoca: Quickly; Max; Fox; Lux; OSL; Supermax; Konsul; Prima
Ossa
  trial: TR 280i; MAR
Over
  elettrica: Over 1; X1
Peugeot | Peugeot Motocycles, Peugeot Scooters
  scooter: Django 50; Django 125; Django 150; Django [! django]; Kisbee [kisbee 50, kisbee 100]; Speedfight [speed fight]; Vivacity 50; Vivacity 125; Vivacity [! vivacity]; Tweet; Ludix; Jet Force; Elystar; Elyseo; Looxor; Belville; Pulsion; Streetzone; Sum-Up [sum up]; Squab; Trekker; V-Clic; Zenith; New Vivacity; Buxy; TKR; Citystar; LXR; Blaster; e-Ludix; SV; Scelerate
  maxi-scooter: Metropolis [metropolis 400]; Satelis; Geopolis; XP 400 [xp400]
  ciclomotore: 103; 104; Vogue; Fox
  naked: XR6; XR7; XPS; PM-01
PGO
  scooter: Big Max; PMX; PMS; Ligero; Tigra; T-Rex; G-Max; Hot; Star; Comet; Libra; Tig; My Bubu
  quad: X-Rider [x rider 150]; Bugrider; Bugracer
Piaggio
  scooter: Liberty 50; Liberty 125; Liberty 150; Liberty 200; Liberty [! liberty]; Zip 50; Zip 100; Zip 125; Zip SP; Zip [! zip, zip fast rider]; Medley 125; Medley 150; Medley [! medley]; NRG [nrg 50, nrg power, nrg mc2, nrg mc3]; TPH [typhoon, tph 50, tph 125]; Fly 50; Fly 125; Fly 150; Fly 100; Fly [! fly]; Hexagon; Sfera; Free [free 50]; Skipper; Diesis; Quartz; Carnaby; Velofax; Super Hexagon; 1 [! piaggio one, piaggio 1, one active]; NTT; Storm; X7; Beverly 125; Beverly 200; Beverly 250; Beverly 300; Beverly 350; Beverly 400; Beverly 500; Beverly [! beverly]; Vespa [! "vespa"]; 50 N; Cosa
  maxi-scooter: MP3 125; MP3 250; MP3 300; MP3 350; MP3 400; MP3 500; MP3 530; MP3 Yourban [yourban]; MP3 Hybrid; MP3 [! mp3, mp3 touring, mp3 business, mp3 sport]; X8; X9; X10 [x 10]; XEvo [x evo, xevo 125, xevo 250, xevo 400]; X10 500
  ciclomotore: Ciao; Si; Bravo; Boss; Boxer; Grillo; Superbravo
Polaris
  quad: Sportsman [sportsman 450, sportsman 570, sportsman 850, sportsman 1000]; Scrambler; Outlaw; Predator; RZR; Ranger; General; Ace; Phoenix; Hawkeye; Trail Boss; Xplorer; Magnum; Slingshot; Trail Blazer
Polini
  ciclomotore: XP 4T; X1; X3; 910; XP 65
QJ Motor | QJMotor, QJ
  naked: SRK 125; SRK 400; SRK 550; SRK 600; SRK 700; SRK 800; SRK 900; SRK 921; SRV 125; SRV 300; SRV 550; SRV 600; SRK [! srk]
  adventure: SRT 125; SRT 300; SRT 550; SRT 600; SRT 700; SRT 800; SRT 900; SRT [! srt]
  scooter: MTX 125; SQ16; ATR 125; Fort 350; Fort 125
Quadix
  quad: Buggy 1100 [buggy]; Buggy 800
Quadro | Qooder
  maxi-scooter: 350D [350 d]; 350S [350 s]; Quadro 3 [^3]; Quadro 4 [^4]; Qooder; QV3; eQooder
REX | Rex Motors
  scooter: REX 50 [50]; RS 125; RS 250; RS 400; RS 450; RS 460; RS 500; RS 600; RS 700; RS 750; RS 900; RS 1000; Monaco; Silverstreet; Imola; Venezia; Capriolo; Off-Limit; Escape; Rexy
Rieju
  cross: MRT 50; MRT 125; MRT [! mrt]; MR 250; MR 300; MR Racing; MRX; SMX; RR; RS2; Aventura 500 [aventura]; Tango; Marathon; Marathon 125; Spike; Century 125; RS3; Xplora
  elettrica: Nuuk
Rolektro
  elettrica: Eco-City [eco city]; Eco-Fun; E-Quad; E-Trike
Royal Enfield | Enfield, Royal-Enfield
  naked: Continental GT [continental gt 535, continental gt 650]; Hunter 350 [hunter]; Interceptor 650 [interceptor, int 650]; Guerrilla 450 [guerrilla]; Shotgun 650 [shotgun]; Bear 650
  adventure: Himalayan [himalayan 411, himalayan 450]; Scram 411 [scram, scram 440]
  custom: Meteor 350 [meteor]; Super Meteor 650 [super meteor]; Classic 350; Classic 500; Classic 650; Classic [! "classic"]; Bullet 350; Bullet 500; Bullet [! "bullet", bullet electra, bullet efi]; Goan Classic
Segway
  quad: Snarler; Fugleman; Villain
  elettrica: E110; E125; E300
Sachs
  scooter: Bee; SX1; Squab; Prima
  naked: Roadster; XRoad; MadAss [mad ass]; ZZ; B 805
Sherco
  trial: ST 125; ST 250; ST 290; ST 300; 2.9; TY 125
  cross: SE 50; SE 125; SE 250; SE 300; SE-R; SEF 250; SEF 300; SEF 450; SEF 500; SE 450; SE 510
  supermotard: SM 50; SM-R
Shineray
  cross: XY 250; XY 200; XY 125; XY 150
  quad: XY 250 STXE
Silence
  elettrica: S01; S02; S03; S04
Simson
  epoca: S 50; S 51; S 53; S 70; SR 2; SR 50; SR 4; Schwalbe [kr 51, kr51]; Star; Habicht; Sperber; Spatz; AWO; Roller; SR 1
Suzuki
  naked: Bandit 600 [gsf 600]; Bandit 650 [gsf 650]; Bandit 1200 [gsf 1200]; Bandit 1250 [gsf 1250]; Bandit [! bandit]; SV 650; SV 1000; Gladius [sfv 650]; GSR 600; GSR 750; GSX-S 125; GSX-S 750; GSX-S 950; GSX-S 1000; GSX-S 1000 GT; GSX-S 1000 GX; GSX-8S [gsx 8 s]; GSX-8TT [gsx 8 tt]; GSX-8T [gsx 8 t]; Inazuma [gw 250]; B-King [bking]; GS 500; GSX 750; GSX 1400; GSX 1200; Katana [katana 1000, gsx s 1000 s katana]; GN 125; GN 250; TU 250; VX 800; Van Van [rv 125, vanvan, van van 125]; RF 600; RF 900; GS 1000; GSX 600; GSX 550; GSX 650 [gsx 650 f]; GSX 1250 [gsx 1250 fa]; Marauder; RG 80; XF 650 Freewind [freewind]; SV 7GX; GS 400; GS 450
  sportiva: GSX-R 125; GSX-R 250; GSX-R 400; GSX-R 600; GSX-R 750; GSX-R 1000; GSX-R 1100; GSX-R 1300 Hayabusa [hayabusa, gsx 1300 r, gsx r 1300, gsx 1300]; GSX-R [! gsx r]; GSX-8R [gsx 8 r]; RG 125; RG 500; RGV 250; TL 1000 R; TL 1000 S; TL 1000 [! tl 1000]; GSX 250 R; RG 250
  adventure: V-Strom 250 [dl 250, v strom 250 sx]; V-Strom 650 [dl 650, vstrom 650]; V-Strom 800 [dl 800, v strom 800 de]; V-Strom 1000 [dl 1000, vstrom 1000]; V-Strom 1050 [dl 1050]; V-Strom [! v strom]; DR 650; DR 750 [dr big]; DR 800; DR 600; DR 350; DR 125; DR 400; DR Z 125
  custom: Intruder [intruder 125, intruder 250, intruder 600, intruder 700, intruder 800, intruder 1400, intruder 1500, intruder 1800, intruder m, intruder c, vl 125, vl 250, vl 800, vl 1500, vs 600, vs 700, vs 750, vs 800, vs 1400, m 800, c 800, c 1500, c 1800, m 1500, m 1800, m 1800 r, vzr 1800, vz 1500, vlr 1800]; Boulevard; Savage [ls 650]; Marauder 800 [vz 800, vz 1600]; Marauder 125 [gz 125]; Marauder 250 [gz 250]
  cross: RM 65; RM 80; RM 85; RM 125; RM 250; RM-Z 250 [rmz 250]; RM-Z 450 [rmz 450]; RMX 450; RMX 250; RMX 50; DR-Z 400 [drz 400, dr z 4 s, dr z 4 sm]; DR-Z 70; TS 50; TS 125; TS 250; SMX; JR 50; DR Z 50
  scooter: Address [address 110, address 125]; Avenis; Katana 50; Sixteen; Estilete; Epicuro; Street Magic; UX 125; UH 125; AP 50; AY 50; Zillion; Sepia; Let's; UX 150; Hi-Up
  maxi-scooter: Burgman 125 [uh 125 burgman]; Burgman 150; Burgman 200; Burgman 250; Burgman 400 [an 400]; Burgman 650 [an 650]; Burgman [! burgman, burgman street]
  epoca: GT 250; GT 380; GT 500; GT 550; GT 750; RE5; T 500; GSX 1100 [katana 1100]; GS 550; GS 750; GS 850; GS 1100; GR 650; GSX 400
  touring: GSX 1100 G; GSX 750 F; GSX 600 F
  quad: LT-Z 400; LT-R 450; LT-A; KingQuad [king quad]; LT 80; LT 50; LT-F
Swm
  naked: Gran Milano; Silver Vase; Ace of Spades; Gran Turismo; Varez; Six Days; Outlaw 125; Hoku; Stormbreaker
  adventure: Superdual [superdual x, superdual t]; RS 500 R
  cross: RS 125 R; RS 300 R; RS 650 R; SM 125 R; SM 500 R
  trial: TL 320
SYM | Sanyang
  scooter: Allo; Crox; DD; E'X'Pro; Euro MX; Fiddle 50; Fiddle 125; Fiddle [! fiddle, fiddle ii, fiddle iii, fiddle iv]; HD 125; HD 200; HD 300; HD [! "hd", hd2, hd evo]; Jet 4; Jet 14; Jet X; Jet Sport X; Jet [! jet, jet basix, jet euro]; Joyride 125; Joyride 200; Joyride 300; Joyride [! joyride, joyride evo, joyride s]; Mio; Orbit; Shark; Symphony 50; Symphony 125; Symphony 150; Symphony 200; Symphony [! symphony, symphony s, symphony sr, symphony st]; Tonik; Red Devil; Mask; Symply; VS 125; VS 150; 4Mica; DRG; X-Pro; Simply; ADX 125; ADXTG; Husky 125; ADX 300; NHX 125 [symnh x, nh x, nhx]; NH T 125 [nht 125, nh t]; NH T 200; NH T 300
  maxi-scooter: Citycom [citycom 125, citycom 300, citycom s]; Cruisym 125; Cruisym 250; Cruisym 300; Cruisym [! cruisym]; GTS 125; GTS 250; GTS 300; GTS [! "gts"]; Joymax 125; Joymax 250; Joymax 300; Joymax [! joymax, joymax z]; Maxsym 400; Maxsym 500; Maxsym 600; Maxsym TL [maxsym tl 500, maxsym tl 508]; Maxsym [! maxsym]; TTLBT
  naked: Wolf 125; Wolf 250; Wolf [! wolf]; XS 125; Wolf T1
  quad: Track Runner; Quadlander; Quadraider
Super Soco | Vmoto, Vmoto Soco
  elettrica: TC; TC Max; TS; TSX; CPx [cpx pro]; CUx [cux]; TC Wanderer; CPx Explorer; VS1; Stash
Talaria
  elettrica: Sting; XXX; X3
Surron | Sur-Ron, Sur Ron
  elettrica: Light Bee; Ultra Bee; Storm Bee
TGB
  scooter: Bullet [bullet 50, bullet 125]; Tapo; BK1; 101 S; Sonic; Akros; BR8; BK8; R50X; Key West; X-Motion; X-Race; 303 R; Hawk; 202
  quad: Blade [blade 250, blade 425, blade 500, blade 525, blade 550, blade 600, blade 1000]; Target [target 325, target 425, target 525, target 550, target 600]; Gunner
TM | TM Racing
  cross: EN 85; EN 125; EN 144; EN 250; EN 300; EN 450; EN 530; MX 85; MX 125; MX 144; MX 250; MX 300; MX 450; MX 530
  supermotard: SMR 125; SMR 300; SMR 450; SMR 530; SMX 450; SMM 450; SMK; SMR 250; SMX
Triumph
  naked: Bonneville Bobber [bobber]; Bonneville T100 [t100]; Bonneville T120 [t120, t120 black]; Bonneville Speedmaster [speedmaster]; Bonneville America [america]; Bonneville SE; Bonneville [bonneville t140, bonneville t214, bonneville 800, bonneville 865, t140]; Speed Triple 900; Speed Triple 955 [speed triple 955i]; Speed Triple 1050; Speed Triple 1200 [speed triple 1200 rs, speed triple 1200 rr]; Speed Triple [speed triple s, speed triple r]; Speed Four; Street Triple 660; Street Triple 675; Street Triple 765 [street triple 765 rs]; Street Triple [street triple r, street triple s, street triple rs]; Street Twin; Street Cup; Street Scrambler; Speed Twin 900; Speed Twin 1200; Speed Twin [! speed twin]; Speed 400; Scrambler 400 X; Scrambler 900; Scrambler 1200; Scrambler [! scrambler]; Thruxton [thruxton 900, thruxton 1200, thruxton r, thruxton rs]; Trident 660; Trident [! trident]; Thunderbird Sport; Legend TT; Thruxton 400
  sportiva: Daytona 600; Daytona 650; Daytona 660; Daytona 675; Daytona 765; Daytona 955 [daytona 955i]; Daytona [daytona t595, t595, daytona 900, daytona 1000, daytona 1200]; TT 600; Moto2 765
  adventure: Tiger 660 Sport [tiger sport 660]; Tiger 800 [tiger 800 xc, tiger 800 xr]; Tiger 850 [tiger 850 sport]; Tiger 900; Tiger 955 [tiger 955i]; Tiger 1050; Tiger 1200; Tiger Explorer [explorer, tiger 1200 explorer]; Tiger Sport [tiger sport 1050]; Tiger Sport 800; Tiger [! tiger, tiger 885]
  touring: Sprint ST [sprint st 955, sprint st 1050]; Sprint RS; Sprint GT; Sprint [! sprint]; Trophy [trophy 900, trophy 1200, trophy se]; Rocket III Touring [rocket 3 touring]; Rocket 3 GT [rocket iii gt]
  custom: Rocket III [rocket iii roadster, rocket 3, rocket iii classic, rocket 3 r, rocket 3 r black, rocket]; Thunderbird 1600; Thunderbird 1700; Thunderbird 900; Thunderbird Storm; Thunderbird [! thunderbird]; Adventurer
  epoca: Trident T 150 [trident 750, t 150, t 160]; Thunderbird 6T [6t]; T 110; Tiger Cub [tiger 100, tiger 110, cub]; 3HW; 5TA; Speed Twin 5T; TR 6; TR 5; TRW; T 20; TR 7 V
  cross: TF 250-X [tf 250 x]; TF 450-RC; TF 250-E; TF 450-X; TF 450-E
UM | United Motors
  naked: DSR; Renegade; Scrambler; Xtreet; Nitrox
Ural
  custom: Ranger; Tourist; Wolf; Solo; Sportsman; Patrol; Retro; Gear Up; cT; Dalesman; M 61; M 67; M 72; Dnepr; Basic; Sahara
Vespa | Piaggio Vespa, Vespa Piaggio
  scooter: 50 [vespa 50, 50 special, special, 50 l, 50 r]; GTS 125; GTS 250; GTS 300; GTS 310; GTS 150; GTS [! gts, gts super]; GTV 250; GTV 300; GTV [! gtv]; GT 125; GT 200; GT 250; GT 60; GT [! "gt"]; LX 50; LX 125; LX 150; LX [! lx]; LXV 50; LXV 125; LXV [! lxv]; ET2; ET3; ET4; ET4 50; ET4 125; ET4 150; Primavera 50; Primavera 125; Primavera 150; Primavera [! primavera]; Sprint 50; Sprint 125; Sprint 150; Sprint [! sprint]; S 50; S 125; S 150; S [! "s"]; PX 125; PX 150; PX 200; PX [! px]; 946; Sei Giorni; T5; PK 50; PK 125; PK [! pk]; Cosa; P 125 X; P 150 X; P 200 E [p 200]; P 125; Vespa N [50 n]; XL
  elettrica: Elettrica; Primavera Elettrica; Sprint Elettrica
  epoca: 125 Primavera ET3 [primavera et3]; 125 Primavera storica; 125 [125 vnb, 125 vna, 125 gtr, 125 ts, 125 super, 125 vn, 125 faro basso, faro basso, vm1, vm2, bacchetta, struzzo, vl1]; 150 [150 vba, 150 vbb, 150 gl, 150 gs, 150 sprint, sprint veloce, 150 super, gs 150, gl 150, vl3]; 160 GS [gs 160]; 180 SS; 180 Rally [rally 180]; 200 Rally [rally 200]; 90; 90 SS; 98; 400; 100
Victory
  custom: Boardwalk; High-Ball [highball]; Judge; Gunner; Hammer; Jackpot; Kingpin; Ness; Octane; Vegas; 8-Ball; Hammer S
  touring: Vision [vision tour]; Cross Country; Cross Roads [crossroads]; Magnum; Tour Deluxe
VOGE
  naked: 300R [300 r]; 500R [500 r]; 525R [525 r]; 125R [125 r]; 900R; 300AC [300 ac]; 500AC [500 ac]; 525ACX [525 acx]; Brivido 500R [brivido]; RR 660 S; RR 500 S
  adventure: Valico 300 [300 rally, rally 300]; Valico 500 [500ds, 500 ds]; Valico 525 [525dsx, 525 dsx]; Valico 625 [625dsx, 625 dsx, ds 625]; Valico 650 [650ds, 650 ds, 650 dsx]; Valico 900 [900dsx, 900 dsx, ds 900]; Valico [! valico]; DS 800 X Rally; 300DS [300 ds]
  scooter: Sfida SR1 [sr1, sr1 adv]; Sfida SR4 [sr4, sr4 max]; Sfida SR3 [sr3]; Sfida SR16 [sr 16, sr16]; Sfida [! sfida]; SR250 GT; SR450
  custom: CU 525; CU 250
Wottan
  scooter: Storm 125; Rebbe; Bot; Rebel; Storm 300
  naked: RR 125
Yamaha
  naked: MT-01 [mt 1]; MT-03 [mt 3]; MT-07 [mt 7]; MT-09 [mt 9, fz 09]; MT-10 [fz 10]; MT-125; MT-25; MT [! "mt"]; FZ1 [fz 1, fzs 1000, fazer 1000]; FZ6 [fz 6, fzs 600, fazer 600, fazer 6]; FZ8 [fz 8, fazer 8]; FZ 750; Fazer [! fazer]; XJ6 [xj 6, diversion 600, xj6 diversion]; XJ 600 [diversion]; XJ 550; XJ 650; XJ 750; XJ 900; XJR 1200; XJR 1300 [xjr]; XSR 125; XSR 700; XSR 900; XSR 900 GP; XSR [! xsr]; XS 400; XS 500; XS 750; XS 850; SR 125; SR 250; SR 400; SR 500; TDM 850; TDM 900; TDM [! tdm]; TRX 850; BT 1100 Bulldog [bulldog, bt 1100]; SCR 950; Vmax [v max, vmx 12, vmx 17, v max 1200, v max 1700]; YBR 125 [ybr]; YBR 250; YS 125; YBR Custom; Niken [niken gt]; SRX 600 [srx]; SDR; Tenere 1000; FZR 250; MT-07 Tracer
  sportiva: YZF-R1 [r1, yzf r 1, yzf r1m, r1m]; YZF-R3 [r3, yzf r 3]; YZF-R6 [r6, yzf r 6]; YZF-R7 [r7, yzf r 7]; YZF-R9 [r9, yzf r 9]; YZF-R125 [r125, yzf r 125]; YZF 600 R Thundercat [yzf 600, thundercat]; YZF 750; YZF 1000 R Thunderace [yzf 1000, thunderace]; FZR 600; FZR 750; FZR 1000 [fzr 1000 exup, exup]; FZR 400; TZR 50; TZR 125; TZR 250; YZF-R [! yzf r]; TZ 125; R5
  touring: FJR 1300 [fjr]; FJ 1100; FJ 1200; Tracer 700; Tracer 7 [tracer 7 gt]; Tracer 900 [tracer 900 gt]; Tracer 9 [tracer 9 gt]; Tracer [! tracer]; XVZ 1300 Royal Star [royal star, xvz 1300, xvz 1200]
  adventure: Ténéré 700 [tenere 700, xtz 700]; Super Ténéré 1200 [xtz 1200, xt 1200, xt 1200 z, super tenere 1200, super tenere]; Super Ténéré 750 [xtz 750]; XTZ 660 Ténéré [xtz 660, tenere 660, xt 660 z]; XT 600 Ténéré [xt 600 z, tenere 600]; Ténéré [! tenere]; XT 500; XT 550; XT 600 [xt 600 e]; XT 660 R; XT 660 X; XT 660 [! xt 660]; XT 125; XT 125 X; XT 250; XT 350; XT 400; XTZ 125; Tricker; XTZ 250
  custom: XV 125 Virago [virago 125, xv 125]; XV 250 Virago [xv 250, virago 250]; XV 535 Virago [xv 535, virago 535]; XV 750 Virago [xv 750, virago 750]; XV 1000 [xv 1000 tr1, tr1]; XV 1100 Virago [xv 1100, virago 1100]; Virago [! virago]; XV 1600 Wild Star [xv 1600, wild star, wildstar, wild star 1600]; XV 1700 Road Star Warrior [xv 1700, road star, warrior]; XV 1900 Midnight Star [xv 1900]; XV 950 [xv 950 r, bolt]; XVS 125 Drag Star [xvs 125, drag star 125]; XVS 250 [drag star 250]; XVS 650 Drag Star [xvs 650, drag star 650]; XVS 950 Midnight Star [xvs 950, midnight star 950]; XVS 1100 Drag Star [xvs 1100, drag star 1100]; XVS 1300 Midnight Star [xvs 1300, midnight star 1300]; Drag Star [! drag star, dragstar]; Midnight Star [! midnight star]; XS 650; Venture
  cross: PW 50; PW 80; TT-R 50; TT-R 90; TT-R 110; TT-R 125; TT-R 230; TT-R 250; TT-R 600; TT 350; TT 600; YZ 65; YZ 80; YZ 85; YZ 125; YZ 250; YZ 250 F [yzf 250, yz 250 fx]; YZ 400 F [yzf 400]; YZ 426 F; YZ 450 F [yzf 450, yz 450 fx, yz 450]; WR 125; WR 200; WR 250; WR 250 F; WR 400; WR 426; WR 450 [wr 450 f]; DT 50; DT 80; DT 125; DT 200; DT 400; DT 175; YZ 490; DT 250; TY 125; TY 250; TY 50
  supermotard: WR 125 X; WR 250 X; DT 125 X; XT 660 supermotard; DT 50 X
  scooter: Aerox [aerox 50, aerox 4, yq 50]; Axis; BWs [bw s, bws 50, bws 125, bw s 125]; Beluga; Booster; Cygnus [cygnus 125, cygnus x]; D'elight [delight]; Giggle; Jog [jog r, jog rr]; Majesty 125; Majesty 180; Majesty 250; Maxster; Neo's [neos, neo s 4]; NMAX 125 [nmax, n max 125, n max]; NMAX 155 [n max 155]; RayZR [ray zr]; Slider [slider 50]; TriCity 125 [tricity]; TriCity 155; TriCity 300; Teo's [teo s]; Versity; Vity; Why; X-Enter 125 [xenter, x enter 125]; X-Enter 150 [xenter 150]; Zuma; Spy; MBK Ovetto
  maxi-scooter: Majesty 400; Majesty [! majesty]; TMAX 500 [t max 500]; TMAX 530 [t max 530]; TMAX 560 [t max 560, tmax tech max]; TMAX [t max, tmax sx, tmax dx, tmax 3000]; X-City 125; X-City 250; X-City [! x city]; XMAX 125 [x max 125]; XMAX 250 [x max 250]; XMAX 300 [x max 300]; XMAX 400 [x max 400]; XMAX [x max]; XP 500
  epoca: RD 50; RD 80; RD 125; RD 250; RD 350; RD 400; RD 500; Chappy; XS 1100; XT 500 storica; FS1; LB 50
  ciclomotore: TZR 50 R
  elettrica: E-Vino; Neo's elettrico [neos elettrico]; EC-03; E01
  quad: YFM 80; YFM 90; YFM 250; YFM 350; YFM 400; YFM 450; YFM 660; YFM 700; YFM 125; Raptor [raptor 700]; Grizzly; Kodiak; YFZ 450; YFZ 350; YXZ 1000; Rhino; Viking; Wolverine; Blaster; Banshee
Yadea
  elettrica: G5; C1S; T9; Z3; Keeness; Velax; Owin
Zero | Zero Motorcycles
  elettrica: Zero S [^s, s 11]; Zero SR [^sr]; SR/F [sr f]; SR/S [sr s]; Zero DS [^ds]; Zero DSR [^dsr, dsr x, dsr/x]; Zero FX [^fx]; Zero FXS [^fxs]; FXE; XU; Zero X
Znen
  scooter: Legend [legend scooter]; Znen-King [s znen king, king]; Fantasy; ZN 125; Vita; F1; C Artemis
Zontes
  naked: 125 U; 125 G1 [g1 125]; 310 R [r 310]; 350 R [r 350]; 350 GK [gk 350]; 310 GK; GK 125 [125 gk]; 310 V; 350 V; 125 U1; 703 RR; 350 S
  adventure: 310 T [t 310]; 310 T2; 350 T [t 350]; 350 T2; 703 F; 368 G
  scooter: 125 M; 125 D; 310 M [m 310]; 350 D [d 350]; 350 E [e 350]; 350 M; 368 D; 368 E; M 125
Zündapp | Zuendapp
  epoca: DS 350 [ds]; KS 50; KS 80; KS 100; KS 125; KS 175; KS 600; KS 601; KS 750; Bella; DB 200; CS 25; CS 50; Combinette; C 50; GTS 50; Hai 50; ZD 25; ZD 40; R 50; Falconette; K 500; KK 200; K 800
`
