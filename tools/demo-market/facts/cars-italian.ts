/** Engines of Italian makes and of Jeep. How a line is written: see ../car-table.ts. */
export const italianCars = String.raw`
# fiat panda 535
= 2003-2011 city-car 5 4 860; Actual, Active, Dynamic, Emotion
1.1 | b 40 1108 m5 4c | 2003-2010 | 4
1.2 | b 44 1242 m5:8,s5:1 | 2003-2011 | 8
1.3 Multijet 16V | d 51 1248 m5 | 2004-2011 | 3 | Dynamic, Emotion
1.2 Natural Power | m 44 1242 m5 | 2007-2011 | 1
1.2 4x4 | b 44 1242 m5 4x4 | 2004-2011 | 1 | Climbing
= 2012-2020 city-car 5 5 975; Pop, Easy, Lounge, City Cross 2017-
1.2 | b 51 1242 m5 | 2012-2020 | 10
0.9 TwinAir Turbo | b 63 875 m5:4,s5:1 2c | 2012-2018 | 2
0.9 TwinAir Turbo 4x4 | b 63 875 m6 2c 4x4 | 2012-2020 | 1 | 4x4, Cross
1.3 Multijet | d 55 1248 m5 | 2012-2015 | 3
1.3 Multijet | d 70 1248 m5 | 2015-2018 | 2
1.2 EasyPower | g 51 1242 m5 | 2012-2020 | 2
0.9 TwinAir Natural Power | m 59 875 m5 2c | 2013-2019 | 1
= 2020- city-car 5 5 1055; Hybrid -2023, City Life -2023, Sport -2022, Garmin 2022-2023, Cross -2023, Pandina 2024-, Pandina Icon 2025-
1.0 FireFly S&S Hybrid | mh 51 999 m6 | 2020- | 20
1.2 EasyPower | g 51 1242 m5 | 2020-2023 | 2 | Easy, City Life
0.9 TwinAir Turbo 4x4 | b 63 875 m6 2c 4x4 | 2020-2022 | 1 | Wild, Cross
# fiat grande-panda 113 17900
= 2025- city-car 5 5 1190; Pop, Icon, La Prima
1.2 Hybrid T-Gen3 | mh 81 1199 d6 3c | 2025- | 9
Elettrica | e 83 0 a1 44kWh 320km | 2025- | 1 | Red, La Prima
# fiat 500 336
= 2007-2015 city-car 3 4 940; Pop, Lounge, Sport -2013, By Gucci 2011-2012, S 2013-
1.2 | b 51 1242 m5:8,s5:2 | 2007-2015 | 9
1.3 Multijet 16V | d 55 1248 m5 | 2007-2010 | 2
1.3 Multijet 16V | d 70 1248 m5 | 2010-2015 | 2
0.9 TwinAir Turbo | b 63 875 m5:3,s5:1 2c | 2010-2015 | 2
= 2015-2020 city-car 3 4 960; Pop, Lounge, S 2016-2018, Mirror 2018-2019, Star 2019-, Rockstar 2019-
1.2 | b 51 1242 m5:8,s5:2 | 2015-2020 | 10
0.9 TwinAir Turbo | b 63 875 m5:3,s5:1 2c | 2015-2018 | 1
1.3 Multijet | d 70 1248 m5 | 2015-2018 | 2
1.2 EasyPower | g 51 1242 m5 | 2015-2020 | 1
= 2020-2024 city-car 3 4 1025; Lounge -2020, Cult 2021-2022, Connect 2021-2022, Dolcevita 2021-, Club 2022-, Rockstar -2021, Sport 2021-2022, Star -2021
1.0 Hybrid | mh 51 999 m6 | 2020-2024 | 10
= 2025- city-car 3 4 1065; Pop, Icon, Torino, La Prima
1.0 Hybrid | mh 48 999 m6 | 2025- | 10
# fiat 500c 44 15200
= 2009-2015 cabrio 2 4 980; Pop, Lounge, Sport
1.2 | b 51 1242 m5:3,s5:1 | 2009-2015 | 5
0.9 TwinAir Turbo | b 63 875 m5 2c | 2010-2015 | 2
= 2015-2024 cabrio 2 4 1000; Pop, Lounge, Dolcevita, Rockstar
1.2 | b 51 1242 m5:3,s5:1 | 2015-2020 | 5
1.0 Hybrid | mh 51 999 m6 | 2020-2024 | 6
# fiat 500e 70 19500
= 2020- city-car 3 4 1365; Action, Red, Icon, La Prima
Elettrica 24 kWh | e 70 0 a1 24kWh 190km | 2021- | 3 | Action, Red
Elettrica 42 kWh | e 87 0 a1 42kWh 320km | 2020- | 7
# fiat 500x 235
= 2014-2018 suv 5 5 1320; Pop, Pop Star, Lounge, Cross, Cross Plus
1.6 E-Torq | b 81 1598 m5 | 2015-2018 | 3
1.4 MultiAir | b 103 1368 m6:3,d6:2 | 2014-2018 | 3
1.6 Multijet | d 88 1598 m6:3,d6:2 | 2014-2018 | 9
1.3 Multijet | d 70 1248 m5 | 2015-2018 | 3
2.0 Multijet 4x4 | d 103 1956 m6:1,a9:2 4x4 | 2014-2018 | 1 | Cross, Cross Plus
= 2018-2024 suv 5 5 1340; Urban -2020, City Cross -2020, Cross, Sport 2019-, Connect 2020-2021, Dolcevita 2021-, Club 2022-
1.0 T3 | b 88 999 m6 | 2018-2023 | 8
1.3 T4 | b 110 1332 d6 4c | 2018-2021 | 2
1.3 Multijet | d 70 1248 m5 | 2018-2022 | 3
1.6 Multijet | d 88 1598 m6:2,d6:1 | 2018-2022 | 4
1.6 Multijet | d 96 1598 m6 | 2021-2023 | 2
1.5 T4 Hybrid | h 96 1469 d7 | 2022-2024 | 4
# fiat 500l 61 12900
= 2012-2022 monovolume 5 5 1320; Pop, Pop Star -2017, Urban 2017-, Lounge, Trekking -2017, Cross 2017-
1.4 | b 70 1368 m6 | 2012-2022 | 5
0.9 TwinAir | b 77 875 m6 2c | 2012-2018 | 1
1.3 Multijet | d 62 1248 m5 | 2012-2016 | 2
1.3 Multijet | d 70 1248 m5:5,s5:1 | 2014-2022 | 5
1.6 Multijet | d 88 1598 m6 | 2014-2020 | 4
# fiat 600 188
= 2023- suv 5 5 1350; Icon, La Prima, Sport
1.2 Hybrid | mh 74 1199 d6 3c | 2023-2025 | 8
1.2 Hybrid | mh 81 1199 d6 3c | 2025- | 4
1.2 Turbo | b 74 1199 m6 3c | 2025- | 2
# fiat 600e 12 20500
= 2023- suv 5 5 1595; Red, La Prima
Elettrica 54 kWh | e 115 0 a1 54kWh 409km | 2023- | 1
# fiat tipo 172
= 2015-2020 berlina 5 5 1270; Pop, Easy, Lounge, Mirror 2018-2019, S-Design 2017-
1.4 | b 70 1368 m6 | 2015-2020 | 4
1.4 T-Jet | b 88 1368 m6 | 2016-2020 | 1
1.4 T-Jet GPL | g 88 1368 m6 | 2016-2019 | 1
1.3 Multijet | d 70 1248 m5 | 2015-2020 | 3
1.6 Multijet | d 88 1598 m6:3,d6:1 | 2015-2020 | 5
= 2020-2024 berlina 5 5 1310; Life -2022, City Life 2021-, Cross, Red 2021-2023
1.0 | b 74 999 m5 | 2020-2023 | 5
1.3 Multijet | d 70 1248 m5 | 2020-2021 | 1
1.6 Multijet | d 96 1598 m6 | 2020-2024 | 5
1.5 Hybrid | h 96 1469 d7 | 2022-2024 | 2
# fiat tipo 40 16200
= 2016-2024 station-wagon 5 5 1320; Pop, Easy, Lounge, City Life, Cross
1.6 Multijet | d 88 1598 m6:3,d6:1 | 2016-2020 | 6
1.3 Multijet | d 70 1248 m5 | 2016-2020 | 2
1.6 Multijet | d 96 1598 m6 | 2020-2024 | 5
1.5 Hybrid | h 96 1469 d7 | 2022-2024 | 2
# fiat punto 60 11000
= 1999-2010 city-car 5 5 900; Actual, Dynamic, Emotion
1.2 | b 44 1242 m5 | 1999-2010 | 6
1.3 Multijet | d 51 1248 m5 | 2003-2010 | 3
1.9 JTD | d 59 1910 m5 | 1999-2005 | 2
= 2012-2018 city-car 5 5 1030; Pop, Easy, Street, Lounge
1.2 8V | b 51 1242 m5 | 2012-2018 | 8
1.3 MJT II | d 55 1248 m5 | 2012-2017 | 5
1.4 Easypower | g 57 1368 m5 | 2012-2018 | 3
1.4 Natural Power | m 51 1368 m5 | 2012-2017 | 1
# fiat grande-punto 55 10500
= 2005-2012 city-car 5 5 1075; Actual, Active, Dynamic, Emotion
1.2 | b 48 1242 m5 | 2005-2012 | 6
1.4 | b 57 1368 m5 | 2005-2010 | 3
1.3 Multijet | d 55 1248 m5 | 2005-2012 | 6
1.4 Natural Power | m 51 1368 m5 | 2008-2012 | 1
1.9 Multijet | d 88 1910 m6 | 2005-2009 | 1 | Sport
# fiat punto-evo 25 10800
= 2009-2012 city-car 5 5 1090; Active, Dynamic, Emotion
1.2 | b 48 1242 m5 | 2009-2012 | 4
1.3 Multijet | d 55 1248 m5 | 2009-2012 | 4
1.4 GPL | g 57 1368 m5 | 2009-2012 | 2
# fiat bravo 18 12500
= 2007-2014 berlina 5 5 1270; Active, Dynamic, Emotion, Sport
1.4 T-Jet | b 88 1368 m6 | 2007-2013 | 2
1.6 Multijet | d 77 1598 m6 | 2008-2014 | 4
1.9 Multijet | d 88 1910 m6 | 2007-2010 | 3
1.4 GPL | g 66 1368 m6 | 2009-2013 | 1
# fiat multipla 8 12500
= 2004-2010 monovolume 5 6 1370; Active, Dynamic, Emotion
1.9 JTD | d 85 1910 m5 | 2004-2010 | 4
1.6 Natural Power | m 76 1581 m5 | 2004-2010 | 3
# fiat doblo 58 16500
= 2010-2022 monovolume 5 5 1400; Active, Dynamic, Easy, Lounge
1.3 Multijet | d 66 1248 m5 | 2010-2016 | 4
1.6 Multijet | d 77 1598 m6 | 2010-2018 | 5
1.6 Multijet | d 88 1598 m6 | 2016-2022 | 3
1.4 T-Jet Natural Power | m 88 1368 m6 | 2010-2020 | 2
= 2022- monovolume 5 5 1450; Doblò, Lounge
1.5 BlueHDi | d 75 1499 m6 | 2022- | 3
1.5 BlueHDi | d 96 1499 m6:1,a8:1 | 2022- | 2
# fiat qubo 18 10900
= 2008-2019 monovolume 5 5 1240; Active, Dynamic, Lounge, Trekking
1.3 Multijet | d 55 1248 m5:4,s5:1 | 2008-2016 | 5
1.4 | b 54 1360 m5 | 2008-2013 | 1
1.4 Natural Power | m 51 1368 m5 | 2009-2019 | 2
1.3 Multijet | d 59 1248 m5 | 2016-2019 | 2
# fiat freemont 10 17500
= 2011-2016 suv 5 7 1874; Urban, Lounge, Cross
2.0 Multijet | d 103 1956 m6 | 2011-2015 | 4
2.0 Multijet 4x4 | d 125 1956 a6 4x4 | 2011-2016 | 3
# fiat idea 8 9900
= 2003-2012 monovolume 5 5 1200; Active, Dynamic, Emotion
1.4 | b 57 1368 m5 | 2003-2012 | 2
1.3 Multijet | d 51 1248 m5 | 2003-2012 | 4
# abarth 595 44 21500
= 2012-2024 city-car 3 4 1110; Base, Turismo, Competizione
1.4 T-Jet | b 107 1368 m5 | 2016-2024 | 4 | Base, Pista
1.4 T-Jet | b 121 1368 m5:3,s5:1 | 2012-2024 | 4 | Turismo
1.4 T-Jet | b 132 1368 m5:3,s5:1 | 2014-2024 | 4 | Competizione
# alfa-romeo stelvio 372
= 2016- suv 5 5 1660 4x4; Business 2017-2021, Super -2022, Sprint 2019-, Ti 2019-, Veloce 2019-
2.2 Turbodiesel 160 CV RWD | d 118 2143 a8 post | 2018- | 2 | Business, Super, Sprint
2.2 Turbodiesel 180 CV RWD | d 132 2143 a8 post | 2017-2020 | 3 | Business, Super
2.2 Turbodiesel 190 CV RWD | d 140 2143 a8 post | 2019-2022 | 3 | Business, Super, Sprint
2.2 Turbodiesel 190 CV Q4 | d 140 2143 a8 | 2019-2022 | 4
2.2 Turbodiesel 210 CV Q4 | d 154 2143 a8 | 2017- | 9
2.0 Turbo 200 CV Q4 | b 148 1995 a8 | 2017- | 1
2.0 Turbo 280 CV Q4 | b 206 1995 a8 | 2016- | 1 | Sprint, Veloce
2.9 V6 510 CV Quadrifoglio | b 375 2891 a8 x1.35 | 2017- | 0.4 | Quadrifoglio
# alfa-romeo tonale 238
= 2022- suv 5 5 1525; Super -2023, Edizione Speciale -2023, Sprint 2023-, Ti, Veloce
1.5 Hybrid 130 CV | h 96 1469 d7 | 2022- | 5 | Super, Sprint, Ti
1.5 Hybrid 160 CV | h 118 1469 d7 | 2022- | 4 | Ti, Veloce, Edizione Speciale
1.5 Hybrid 175 CV | h 129 1469 d7 | 2025- | 3
1.6 Diesel 130 CV | d 96 1598 d6 | 2022- | 7 | Super, Sprint, Ti
1.3 280 CV Plug-In Hybrid Q4 | p 132 1332 a6 4c 4x4 sys206 15.5kWh | 2022- | 1 | Ti, Veloce
# alfa-romeo junior 131 24800
= 2024- suv 5 5 1380; Junior, Core, Speciale, Premium
1.2 Ibrida 136 CV | mh 100 1199 d6 3c | 2024- | 9
Elettrica 156 CV | e 115 0 a1 54kWh 410km x1.05 | 2024- | 1
# alfa-romeo giulia 108
= 2016- berlina 4 5 1449 post; Giulia -2019, Business -2021, Super -2022, Sprint 2019-, Ti 2019-, Veloce
2.2 Turbodiesel 136 CV | d 100 2143 a8 | 2017-2019 | 2 | Giulia, Business
2.2 Turbodiesel 150 CV | d 110 2143 m6:2,a8:3 | 2016-2018 | 3 | Giulia, Super
2.2 Turbodiesel 160 CV | d 118 2143 a8 | 2019- | 3 | Business, Super, Sprint
2.2 Turbodiesel 190 CV | d 140 2143 a8 | 2018-2022 | 4 | Super, Sprint, Ti
2.2 Turbodiesel 210 CV Q4 | d 154 2143 a8 4x4 | 2016- | 3 | Veloce, Ti
2.0 Turbo 200 CV | b 148 1995 a8 | 2016- | 2 | Super, Sprint, Ti
2.0 Turbo 280 CV Q4 | b 206 1995 a8 4x4 | 2016- | 1 | Veloce
2.9 V6 510 CV Quadrifoglio | b 375 2891 a8 x1.45 | 2016- | 0.5 | Quadrifoglio
# alfa-romeo giulietta 60 14800
= 2010-2020 berlina 5 5 1350; Progression -2016, Distinctive -2016, Exclusive -2016, Giulietta 2016-, Super 2016-, Veloce 2016-
1.4 Turbo | b 88 1368 m6 | 2010-2020 | 3
1.4 Turbo MultiAir | b 125 1368 m6:1,d6:1 | 2010-2018 | 1 | Distinctive, Exclusive, Veloce
1.6 JTDm-2 | d 77 1598 m6 | 2010-2015 | 6
1.6 JTDm | d 88 1598 m6:2,d6:1 | 2015-2020 | 6
2.0 JTDm-2 | d 110 1956 m6 | 2011-2018 | 2
2.0 JTDm-2 | d 129 1956 d6 | 2014-2018 | 1
1.4 Turbo GPL | g 88 1368 m6 | 2010-2018 | 2
# alfa-romeo mito 40 11800
= 2008-2018 city-car 3 4 1145; Progression, Distinctive, Super, Veloce
1.4 | b 57 1368 m5 | 2009-2018 | 4
1.3 JTDm-2 | d 70 1248 m5 | 2010-2018 | 4
0.9 TwinAir | b 77 875 m6 2c | 2012-2018 | 1
1.4 TB | b 88 1368 m6 | 2008-2012 | 1
1.4 GPL | g 88 1368 m5 | 2009-2015 | 1
1.6 JTDm | d 88 1598 m6 | 2008-2012 | 1
# alfa-romeo 147 14 11500
= 2001-2010 berlina 5 5 1250; Impression, Progression, Distinctive
1.6 Twin Spark | b 77 1598 m5 | 2001-2010 | 3
1.9 JTD | d 85 1910 m5 | 2001-2009 | 4
1.9 JTDm | d 110 1910 m6 | 2004-2010 | 2
# alfa-romeo 159 10 14000
= 2005-2011 berlina 4 5 1490; Progression, Distinctive, Exclusive
1.9 JTDm | d 110 1910 m6 | 2005-2010 | 5
2.4 JTDm | d 154 2387 m6 5c | 2006-2010 | 1
2.0 JTDm | d 125 1956 m6 | 2009-2011 | 3
# lancia ypsilon 238
= 2003-2011 city-car 3 5 945; Argento, Oro, Platino
1.2 | b 44 1242 m5 | 2003-2011 | 6
1.3 Multijet | d 51 1248 m5 | 2003-2011 | 2
1.4 16V | b 70 1368 m5 | 2003-2010 | 1
= 2011-2020 city-car 5 4 965; Silver, Elefantino -2018, Gold, Platinum -2018
1.2 | b 51 1242 m5 | 2011-2020 | 9
0.9 TwinAir | b 63 875 m5:2,s5:1 2c | 2011-2018 | 1
1.3 Multijet | d 70 1248 m5 | 2011-2018 | 3
1.2 EcoChic GPL | g 51 1242 m5 | 2012-2020 | 3
0.9 TwinAir EcoChic Metano | m 59 875 m5 2c | 2013-2019 | 1
= 2020-2024 city-car 5 4 1025; EcoChic Silver -2021, EcoChic Gold -2021, Silver 2021-, Gold 2021-, Alberta Ferretti 2022-, Oro 2022-
1.0 FireFly Hybrid | mh 51 999 m6 | 2020-2024 | 9
1.2 EcoChic GPL | g 51 1242 m5 | 2020-2022 | 1
= 2024- city-car 5 5 1279; Ypsilon, LX, Edizione Limitata Cassina -2025
1.2 Hybrid | mh 74 1199 d6 3c | 2024-2025 | 6
1.2 Hybrid | mh 81 1199 d6 3c | 2025- | 6
Elettrica | e 115 0 a1 54kWh 403km x1.1 | 2024- | 1 | LX, Edizione Limitata Cassina
# lancia delta 14 12800
= 2008-2014 berlina 5 5 1350; Argento, Oro, Platino
1.6 Multijet | d 77 1598 m6 | 2008-2014 | 4
1.6 Multijet | d 88 1598 m6:3,s6:1 | 2008-2014 | 3
1.4 T-Jet GPL | g 88 1368 m6 | 2009-2014 | 2
# lancia musa 12 10500
= 2004-2012 monovolume 5 5 1200; Argento, Oro, Platino
1.4 | b 57 1368 m5 | 2004-2012 | 2
1.3 Multijet | d 51 1248 m5 | 2004-2010 | 3
1.3 Multijet | d 70 1248 m5:2,s5:1 | 2009-2012 | 3
# jeep avenger 421
= 2023- suv 5 5 1180; 1st Edition -2023, Longitude, Altitude, Summit
1.2 Turbo | b 74 1199 m6 3c | 2023- | 10
1.2 e-Hybrid | mh 74 1199 d6 3c | 2024-2025 | 5
1.2 e-Hybrid | mh 81 1199 d6 3c | 2025- | 5
1.2 4xe | mh 107 1199 d6 3c 4x4 | 2025- | 1 | Upland, Overland
Elettrica | e 115 0 a1 54kWh 400km | 2023- | 2
# jeep renegade 431
= 2014-2018 suv 5 5 1395; Sport, Longitude, Limited
1.6 E-Torq | b 81 1598 m5 | 2014-2018 | 2 | Sport, Longitude
1.4 MultiAir | b 103 1368 m6:1,d6:1 | 2014-2018 | 2
1.6 Multijet | d 88 1598 m6:3,d6:1 | 2014-2018 | 9
2.0 Multijet 4WD | d 103 1956 m6:1,a9:2 4x4 | 2014-2018 | 2 | Limited, Trailhawk
= 2018- suv 5 5 1405; Sport -2021, Longitude -2023, Limited, S 2019-2023, Upland 2022-2024, Altitude 2023-
1.0 T3 | b 88 999 m6 | 2018-2023 | 6
1.3 T4 | b 110 1332 d6 4c | 2018-2022 | 3
1.6 Multijet | d 88 1598 m6:2,d6:1 | 2018-2021 | 5
1.6 Multijet | d 96 1598 m6 | 2021-2023 | 3
1.5 T4 e-Hybrid | h 96 1469 d7 | 2022- | 5 | Limited, Upland, North Star, Altitude
1.3 T4 190 CV 4xe | p 96 1332 a6 4c 4x4 sys140 11.4kWh | 2020-2024 | 5 | Limited, Business Plus
1.3 T4 240 CV 4xe | p 132 1332 a6 4c 4x4 sys177 11.4kWh | 2020-2024 | 2 | S, Trailhawk, Upland
# jeep compass 490
= 2011-2016 suv 5 5 1500; Sport, Limited, North
2.2 CRD | d 100 2143 m6 | 2011-2016 | 3
2.2 CRD 4WD | d 120 2143 m6 4x4 | 2011-2016 | 1
= 2017-2025 suv 5 5 1450; Sport -2020, Longitude, Business -2021, Limited, Night Eagle 2020-2022, S 2020-, Altitude 2023-
1.4 MultiAir | b 103 1368 m6 | 2017-2020 | 3
1.3 Turbo T4 | b 96 1332 m6:1,d6:1 4c | 2020-2023 | 3
1.6 Multijet | d 88 1598 m6 | 2017-2021 | 6
1.6 Multijet | d 96 1598 m6 | 2020-2024 | 4
2.0 Multijet 4WD | d 103 1956 a9 4x4 | 2017-2020 | 3 | Limited, Trailhawk
1.5 Turbo T4 e-Hybrid | h 96 1469 d7 | 2022-2025 | 6 | Longitude, Altitude, Limited, S
1.3 190 CV PHEV 4xe | p 96 1332 a6 4c 4x4 sys140 11.4kWh | 2020-2024 | 6 | Limited, Business, Altitude
1.3 240 CV PHEV 4xe | p 132 1332 a6 4c 4x4 sys177 11.4kWh | 2020-2024 | 2 | S, Trailhawk, Upland
= 2025- suv 5 5 1600; Altitude, First Edition
1.2 e-Hybrid | mh 107 1199 d6 3c | 2025- | 5
Elettrica | e 157 0 a1 73.7kWh 500km | 2025- | 1
# jeep wrangler 46 48500
= 2007-2018 fuoristrada 3 4 1830 4x4; Sport, Sahara, Rubicon
2.8 CRD | d 147 2776 m6:1,a5:2 4c | 2007-2018 | 3
= 2018- fuoristrada 5 5 2050 4x4; Sport, Sahara, Rubicon
2.2 Multijet II | d 147 2143 a8 | 2018-2021 | 3
2.0 PHEV 4xe | p 200 1995 a8 sys280 17.3kWh | 2021-2024 | 5
2.0 Turbo | b 200 1995 a8 | 2018- | 1
# jeep grand-cherokee 17 52000
= 2011-2020 suv 5 5 2347 4x4; Laredo, Limited, Overland, Summit
3.0 V6 CRD | d 184 2987 a8 | 2013-2020 | 4
3.0 V6 CRD | d 177 2987 a5 | 2011-2013 | 2
= 2022-2025 suv 5 5 2434 4x4; Limited, Overland, Summit Reserve
2.0 PHEV 4xe | p 200 1995 a8 sys280 17.3kWh | 2022-2025 | 3
# maserati levante 62 62000
= 2016-2024 suv 5 5 2109 4x4; Base, GranLusso, GranSport
V6 Diesel 250 CV | d 184 2987 a8 x0.82 | 2016-2018 | 1
V6 Diesel 275 CV | d 202 2987 a8 x0.85 | 2016-2020 | 6
V6 350 CV | b 257 2979 a8 | 2016-2023 | 2
L4 MHEV 330 CV GT | mh 243 1995 a8 | 2021-2024 | 2
# maserati grecale 42 66000
= 2022- suv 5 5 1870 4x4; GT, Modena
2.0 MHEV 300 CV | mh 221 1995 a8 | 2022- | 5 | GT
2.0 MHEV 330 CV | mh 243 1995 a8 | 2022- | 3 | Modena
3.0 V6 530 CV Trofeo | b 390 2992 a8 x1.3 | 2022- | 1 | Trofeo
# maserati ghibli 26 52000
= 2013-2024 berlina 4 5 1835 post; Base, Business, GranLusso, GranSport
3.0 V6 Diesel 275 CV | d 202 2987 a8 x0.9 | 2013-2020 | 5
3.0 V6 350 CV | b 257 2979 a8 | 2016-2023 | 2
2.0 L4 MHEV 330 CV | mh 243 1995 a8 | 2020-2024 | 2
`
