/** Inhabitants in thousands, rounded (ISTAT, about 2024): enough to weigh a place against another. */
export const provincePopulations = `
AG 408 AL 405 AN 461 AO 123 AP 201 AQ 287 AR 333 AT 207 AV 397 BA 1222 BG 1111 BI 168 BL 197 BN 262 BO 1018 BR 377 BS 1259 BT 379 BZ 538 CA 418
CB 208 CE 906 CH 371 CL 248 CN 582 CO 597 CR 353 CS 671 CT 1069 CZ 339 EN 153 FC 393 FE 339 FG 592 FI 987 FM 167 FR 466 GE 818 GO 138 GR 216
IM 209 IS 79 KR 162 LC 333 LE 770 LI 326 LO 229 LT 565 LU 382 MB 879 MC 304 ME 595 MI 3240 MN 406 MO 708 MS 188 MT 190 NA 2962 NO 364 NU 196
OR 148 PA 1194 PC 286 PD 932 PE 312 PG 638 PI 418 PN 311 PO 259 PR 455 PT 290 PU 349 PV 538 PZ 344 RA 387 RC 512 RE 529 RG 318 RI 150 RM 4222
RN 340 RO 226 SA 1056 SI 260 SO 178 SP 215 SR 383 SS 471 SU 331 SV 267 TA 551 TE 299 TN 545 TO 2204 TP 413 TR 217 TS 228 TV 878 UD 517 VA 881
VB 154 VC 165 VE 835 VI 855 VR 928 VT 309 VV 149`

export const cityPopulations = `
Roma 2750, Milano 1370, Napoli 910, Torino 850, Palermo 630, Genova 562, Bologna 390, Firenze 362, Bari 316, Catania 298, Verona 255, Venezia 250, Messina 217,
Padova 207, Trieste 199, Brescia 199, Parma 198, Prato 196, Taranto 186, Modena 185, Reggio nell'Emilia 171, Reggio di Calabria 169, Perugia 162, Ravenna 156,
Livorno 153, Rimini 150, Cagliari 146, Foggia 145, Ferrara 129, Latina 128, Salerno 126, Giugliano in Campania 124, Monza 123, Sassari 120, Bergamo 120,
Pescara 119, Trento 119, Forlì 117, Siracusa 115, Vicenza 110, Bolzano 106, Terni 106, Piacenza 103, Novara 102, Ancona 99, Udine 98, Andria 97, Arezzo 96,
Cesena 96, Pesaro 95, Lecce 94, Barletta 92, Alessandria 92, La Spezia 92, Pisa 90, Pistoia 89, Guidonia Montecelio 89, Lucca 89, Treviso 85, Busto Arsizio 84,
Como 84, Catanzaro 83, Brindisi 82, Fiumicino 82, Grosseto 81, Torre del Greco 79, Sesto San Giovanni 79, Marsala 79, Varese 79, Pozzuoli 76, Casoria 73,
Corigliano-Rossano 74, Asti 74, Cinisello Balsamo 74, Aprilia 74, Carpi 73, Caserta 73, Ragusa 73, Gela 71, Pavia 71, Cremona 71, Altamura 70, Imola 70,
L'Aquila 70, Quartu Sant'Elena 68, Lamezia Terme 67, Massa 66, Viterbo 66, Vittoria 64, Potenza 64, Pomezia 64, Cosenza 63, Vigevano 63, Afragola 62,
Castellammare di Stabia 62, Viareggio 61, Olbia 61, Carrara 60, Matera 60, Fano 60, Legnano 60, Savona 59, Acerra 59, Anzio 59, Faenza 59, Caltanissetta 58,
Crotone 58, Cerignola 58, Marano di Napoli 58, Molfetta 57, Moncalieri 56, Cuneo 56, Trapani 55, Benevento 55, Agrigento 55, Tivoli 55, Foligno 55, Trani 55,
Bagheria 53, Modica 53, Bisceglie 53, Montesilvano 53, Bitonto 53, Siena 53, Sanremo 53, Velletri 53, Gallarate 53, Manfredonia 53, Avellino 52, Portici 52,
Civitavecchia 52, Pordenone 52, Teramo 51, Acireale 50, Rovigo 50, Ercolano 50, Cava de' Tirreni 50, Mazara del Vallo 50, Rho 50, Battipaglia 50, Scandicci 50,
Aversa 50, San Severo 49, Empoli 49, Ardea 49, Mantova 49, Misterbianco 49, Sesto Fiorentino 49, Monopoli 48, Scafati 48, Chieti 48, Collegno 48, Nettuno 48,
Chioggia 48, Rivoli 47, Campobasso 47, Martina Franca 47, Cologno Monzese 47, San Benedetto del Tronto 47, Campi Bisenzio 47, Paderno Dugnano 47, Lecco 47,
Casalnuovo di Napoli 47, Corato 47, Lissone 46, Nichelino 46, Settimo Torinese 46, Capannori 46, Terracina 46, Paternò 45, Rieti 45, Ascoli Piceno 45,
Vercelli 45, Lodi 45, Seregno 45, Cascina 45, Frosinone 44, Senigallia 44, Nocera Inferiore 44, Alcamo 44, Bassano del Grappa 43, Biella 43, Marino 43,
Alghero 42, Imperia 42, Desio 42, Civitanova Marche 42, Rozzano 42, San Giorgio a Cremano 42, Gravina in Puglia 42, Macerata 41, Avezzano 41, Sassuolo 41,
San Donà di Piave 41, Quarto 41, Monterotondo 41, Merano 41, Rovereto 40, Ladispoli 40, Cantù 40, Torre Annunziata 40, Barcellona Pozzo di Gotto 40, Vasto 40,
Fasano 39, Saronno 39, Jesi 39, Cesano Maderno 39, San Giuliano Milanese 39, Pomigliano d'Arco 39, Sciacca 39, Fondi 39, Albano Laziale 39, Voghera 39,
Maddaloni 38, Città di Castello 38, Eboli 38, Schio 38, Formia 38, Ciampino 38, Spoleto 37, Pioltello 37, Cerveteri 37, Fermo 36, Belluno 36,
Melito di Napoli 36, Rende 36, Casalecchio di Reno 36, Segrate 36, Bollate 36, Caivano 36, Caltagirone 36, Cisterna di Latina 36, Chieri 36, Licata 35, Pagani 35,
Francavilla Fontana 35, Cassino 35, Osimo 35, Pinerolo 35, Nuoro 34, Riccione 34, Conegliano 34, Canicattì 34, Augusta 34, Adrano 34, Lanciano 34, Crema 34,
Corsico 34, Limbiate 34, Brugherio 34, Aosta 33, Gorizia 33, Castelfranco Veneto 33, Venaria Reale 33, Casale Monferrato 33, Lugo 32, Arzano 32, Piombino 32,
Termoli 32, Abbiategrasso 32, Vibo Valentia 31, Treviglio 31, Favara 31, Nardò 31, Lucera 31, Gubbio 31, Alba 31, Verbania 30, Oristano 30, Milazzo 30, Avola 30,
Grottaglie 30, Ostuni 30, Bra 29, Pontedera 29, Cecina 28, Novi Ligure 28, Canosa di Puglia 27, Enna 26, Mesagne 26, Vimercate 26, Carbonia 25, Sondrio 21, Isernia 20`
