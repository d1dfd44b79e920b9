/** Engines of French makes, Dacia and Ford. How a line is written: see ../car-table.ts. */
export const frenchCars = String.raw`
# peugeot 208 549
= 2012-2019 berlina 5 5 1050; Access 2012-2016, Active, Style 2014-, Allure, GT Line 2015-
1.2 VTi | b 60 1199 m5 3c | 2012-2014 | 3
1.2 PureTech | b 60 1199 m5:5,s5:1 3c | 2014-2019 | 7
1.4 HDi | d 50 1398 m5 | 2012-2015 | 5
1.6 BlueHDi | d 55 1560 m5 | 2015-2018 | 6
1.5 BlueHDi | d 75 1499 m5 | 2018-2019 | 3
1.4 VTi GPL | g 70 1397 m5 | 2012-2015 | 1
= 2019- berlina 5 5 1090; Like 2020-2022, Active -2024, Style 2024-, Allure, GT Line -2020, GT 2020-
1.2 PureTech 75 | b 55 1199 m5 3c | 2019- | 10 | Like, Active
1.2 PureTech 100 | b 74 1199 m6:3,a8:2 3c | 2019- | 10
1.2 PureTech 130 | b 96 1199 a8 3c | 2019-2023 | 1 | Allure, GT
1.5 BlueHDi 100 | d 75 1499 m6 | 2019-2023 | 4
1.2 Hybrid 100 | mh 74 1199 d6 3c | 2023-2025 | 8
1.2 Hybrid 110 | mh 81 1199 d6 3c | 2025- | 8
# peugeot e-208 15 17200
= 2019- berlina 5 5 1455; Active, Allure, GT
Elettrica 50 kWh | e 100 0 a1 50kWh 362km | 2019-2023 | 5
Elettrica 51 kWh | e 115 0 a1 51kWh 400km x1.06 | 2023- | 3
# peugeot 207 25 10500
= 2006-2012 berlina 5 5 1150; X Line, XS, Feline, Allure
1.4 VTi | b 70 1397 m5 | 2007-2012 | 4
1.4 HDi | d 50 1398 m5 | 2006-2012 | 5
1.6 HDi | d 66 1560 m5 | 2006-2012 | 3
1.4 VTi GPL | g 70 1397 m5 | 2009-2012 | 1
# peugeot 206 18 9000
= 2001-2009 berlina 5 5 950; X Line, XT, XS
1.1 | b 44 1124 m5 4c | 2001-2009 | 4
1.4 HDi | d 50 1398 m5 | 2001-2009 | 4
2.0 HDi | d 66 1997 m5 | 2001-2005 | 1
# peugeot 2008 435
= 2013-2019 suv 5 5 1160; Access -2016, Active, Allure, GT Line 2016-
1.2 PureTech 82 | b 60 1199 m5 3c | 2013-2019 | 5
1.2 PureTech 110 | b 81 1199 m5:2,a6:1 3c | 2015-2019 | 3
1.6 BlueHDi 100 | d 73 1560 m5 | 2015-2018 | 7
1.6 e-HDi 92 | d 68 1560 m5:2,s6:1 | 2013-2015 | 4
1.5 BlueHDi 100 | d 75 1499 m5 | 2018-2019 | 3
= 2019- suv 5 5 1205; Active, Allure, GT Line -2020, GT 2020-
1.2 PureTech 100 | b 74 1199 m6 3c | 2019- | 9
1.2 PureTech 130 | b 96 1199 m6:2,a8:3 3c | 2019- | 10
1.5 BlueHDi 110 | d 81 1499 m6 | 2020-2024 | 4
1.5 BlueHDi 130 | d 96 1499 a8 | 2020-2024 | 3
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023- | 6
# peugeot e-2008 15 21500
= 2020- suv 5 5 1548; Active, Allure, GT
Elettrica 50 kWh | e 100 0 a1 50kWh 340km | 2020-2023 | 5
Elettrica 54 kWh | e 115 0 a1 54kWh 406km x1.07 | 2023- | 3
# peugeot 308 145
= 2007-2013 berlina 5 5 1350; Premium, Active, Allure
1.6 HDi | d 66 1560 m5 | 2007-2011 | 3
1.6 e-HDi 112 | d 82 1560 m6:2,s6:1 | 2010-2013 | 4
= 2013-2021 berlina 5 5 1200; Access -2016, Active, Business 2014-, Allure, GT Line 2014-
1.2 PureTech 110 | b 81 1199 m5:2,m6:1 3c | 2014-2021 | 3
1.2 PureTech 130 | b 96 1199 m6:1,a8:1 3c | 2014-2021 | 3
1.6 BlueHDi 100 | d 73 1560 m5 | 2014-2018 | 4
1.6 BlueHDi 120 | d 88 1560 m6:2,a6:1 | 2014-2018 | 7
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:2 | 2017-2021 | 6
= 2021- berlina 5 5 1288; Active Pack, Allure, Allure Pack, GT
1.2 PureTech 130 | b 96 1199 m6:1,a8:3 3c | 2021-2024 | 6
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:4 | 2021- | 8
1.6 Hybrid 180 | p 110 1598 a8 sys133 12.4kWh | 2021-2024 | 2
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023- | 4
# peugeot 308 88 19900
= 2014-2021 station-wagon 5 5 1290; Active, Business, Allure, GT Line
1.6 BlueHDi 120 | d 88 1560 m6:2,a6:1 | 2014-2018 | 6
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:2 | 2017-2021 | 7
= 2021- station-wagon 5 5 1370; Active Pack, Allure Pack, GT
1.5 BlueHDi 130 | d 96 1499 a8:4,m6:1 | 2022- | 8
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023- | 3
# peugeot 3008 423
= 2009-2016 suv 5 5 1425; Premium, Active, Allure
1.6 HDi 112 | d 82 1560 m6:3,s6:1 | 2009-2014 | 6
1.6 BlueHDi 120 | d 88 1560 m6:2,a6:1 | 2014-2016 | 4
2.0 HDi Hybrid4 | hd 120 1997 s6 4x4 sys147 | 2012-2016 | 1
= 2016-2024 suv 5 5 1330; Active -2020, Active Pack 2021-, Business -2021, Allure, GT Line -2020, GT
1.2 PureTech 130 | b 96 1199 m6:1,a8:2 3c | 2016-2024 | 8
1.6 BlueHDi 120 | d 88 1560 m6:1,a6:2 | 2016-2018 | 8
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:5 | 2018-2024 | 14
2.0 BlueHDi 180 | d 133 1997 a8 | 2016-2020 | 1 | GT
1.6 Hybrid 225 | p 133 1598 a8 sys165 13.2kWh | 2019-2023 | 5
1.6 Hybrid4 300 | p 147 1598 a8 4x4 sys221 13.2kWh | 2019-2023 | 2 | GT
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023-2024 | 6
= 2024- suv 5 5 1560; Allure, GT
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2024-2025 | 6
1.2 Hybrid 145 | mh 107 1199 d6 3c | 2025- | 6
# peugeot 5008 149
= 2009-2016 monovolume 5 7 1490; Active, Business, Allure
1.6 HDi 112 | d 82 1560 m6:3,s6:1 | 2009-2014 | 4
1.6 BlueHDi 120 | d 88 1560 m6 | 2014-2016 | 3
= 2017-2024 suv 5 7 1450; Active -2020, Active Pack 2021-, Business -2021, Allure, GT Line -2020, GT
1.2 PureTech 130 | b 96 1199 m6:1,a8:1 3c | 2017-2024 | 2
1.6 BlueHDi 120 | d 88 1560 m6:1,a6:2 | 2017-2018 | 5
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:5 | 2018-2024 | 10
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023-2024 | 4
= 2024- suv 5 7 1650; Allure, GT
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2024-2025 | 5
1.2 Hybrid 145 | mh 107 1199 d6 3c | 2025- | 5
# peugeot 508 50
= 2018-2024 berlina 5 5 1430; Business -2022, Allure, GT Line -2020, GT 2020-
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:5 | 2018-2024 | 8
2.0 BlueHDi 160 | d 120 1997 a8 | 2018-2021 | 3
1.6 Hybrid 225 | p 133 1598 a8 sys165 11.8kWh | 2019-2024 | 4
# peugeot 508 34 21500
= 2010-2018 station-wagon 5 5 1540; Active, Business, Allure
2.0 HDi 140 | d 103 1997 m6:2,a6:1 | 2010-2014 | 3
2.0 BlueHDi 150 | d 110 1997 m6:1,a6:1 | 2014-2018 | 3
= 2019-2024 station-wagon 5 5 1460; Business, Allure, GT Line, GT
1.5 BlueHDi 130 | d 96 1499 a8 | 2019-2024 | 7
1.6 Hybrid 225 | p 133 1598 a8 sys165 11.8kWh | 2019-2024 | 3
# peugeot 108 12 9900
= 2014-2021 city-car 5 4 840; Access, Active, Allure
1.0 VTi 68 | b 51 998 m5 | 2014-2018 | 4
1.0 VTi 72 | b 53 998 m5:5,s5:1 | 2018-2021 | 5
# peugeot rifter 29 21500
= 2018- monovolume 5 5 1430; Active, Allure, GT Line
1.5 BlueHDi 100 | d 75 1499 m5:1,m6:1 | 2018- | 6
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:1 | 2018- | 4
# citroen c3 504
= 2002-2009 berlina 5 5 1000; Classique, Elegance, Exclusive
1.1 | b 44 1124 m5 4c | 2002-2009 | 4
1.4 HDi | d 50 1398 m5 | 2002-2009 | 5
= 2009-2016 berlina 5 5 1050; Attraction, Seduction, Exclusive
1.1 | b 44 1124 m5 4c | 2009-2013 | 3
1.2 PureTech 82 | b 60 1199 m5 3c | 2012-2016 | 3
1.4 HDi 70 | d 50 1398 m5 | 2009-2016 | 6
1.4 GPL | g 54 1360 m5 | 2010-2014 | 1
= 2016-2024 berlina 5 5 1055; Live -2021, Feel -2021, Feel Pack 2019-2022, C-Series 2021-2023, Shine -2023, You 2023-, Plus 2022-
1.2 PureTech 68 | b 50 1199 m5 3c | 2016-2018 | 2 | Live, Feel
1.2 PureTech 82 | b 60 1199 m5 3c | 2016-2019 | 8
1.2 PureTech 83 | b 61 1199 m5 3c | 2019-2024 | 14
1.2 PureTech 110 | b 81 1199 m6:1,a6:3 3c | 2016-2024 | 5
1.6 BlueHDi 75 | d 55 1560 m5 | 2016-2018 | 4
1.5 BlueHDi 100 | d 75 1499 m5:1,m6:1 | 2018-2023 | 4
= 2024- berlina 5 5 1150; You, Plus, Max
1.2 Turbo 100 | b 74 1199 m6 3c | 2024- | 8
1.2 Hybrid 100 | mh 74 1199 d6 3c | 2024-2025 | 3
1.2 Hybrid 110 | mh 81 1199 d6 3c | 2025- | 4
# citroen e-c3 10 17500
= 2024- berlina 5 5 1416; You, Max
Elettrica 44 kWh | e 83 0 a1 44kWh 320km | 2024- | 3
# citroen c3-aircross 198
= 2017-2024 suv 5 5 1160; Live -2022, Feel -2022, Feel Pack 2021-2023, Shine -2023, Shine Pack 2021-2023, Rip Curl 2019-2021, Plus 2023-
1.2 PureTech 82 | b 60 1199 m5 3c | 2017-2019 | 3
1.2 PureTech 110 | b 81 1199 m6:3,a6:1 3c | 2017-2024 | 12
1.2 PureTech 130 | b 96 1199 a6 3c | 2018-2024 | 2
1.6 BlueHDi 100 | d 73 1560 m5 | 2017-2018 | 3
1.5 BlueHDi 100 | d 75 1499 m6 | 2018-2020 | 3
1.5 BlueHDi 110 | d 81 1499 m6 | 2020-2024 | 4
= 2024- suv 5 5 1300; You, Plus, Max
1.2 Turbo 100 | b 74 1199 m6 3c | 2024- | 6
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2024-2025 | 5
1.2 Hybrid 145 | mh 107 1199 d6 3c | 2025- | 5
# citroen c4 97
= 2010-2018 berlina 5 5 1280; Attraction, Seduction, Exclusive, Feel
1.6 HDi 90 | d 68 1560 m5 | 2010-2015 | 4
1.6 BlueHDi 100 | d 73 1560 m5 | 2014-2018 | 3
1.6 e-HDi 112 | d 82 1560 m6:1,s6:1 | 2010-2014 | 2
= 2020- berlina 5 5 1210; Live -2022, Feel -2022, Feel Pack -2023, Shine -2023, You 2023-, Plus 2023-, Max 2023-
1.2 PureTech 100 | b 74 1199 m6 3c | 2020-2023 | 3
1.2 PureTech 130 | b 96 1199 m6:1,a8:2 3c | 2020- | 8
1.5 BlueHDi 110 | d 81 1499 m6 | 2020-2023 | 3
1.5 BlueHDi 130 | d 96 1499 a8 | 2020-2025 | 4
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023- | 5
Elettrica ë-C4 50 kWh | e 100 0 a1 50kWh 350km | 2020-2024 | 1
# citroen c5-aircross 155
= 2018-2025 suv 5 5 1400; Live -2022, Feel -2022, Shine -2023, Shine Pack 2021-2023, Plus 2023-, Max 2023-
1.2 PureTech 130 | b 96 1199 m6:1,a8:2 3c | 2018-2024 | 5
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:4 | 2018-2025 | 10
2.0 BlueHDi 180 | d 130 1997 a8 | 2018-2020 | 1 | Shine
1.6 Hybrid 225 | p 133 1598 a8 sys165 13.2kWh | 2020-2024 | 4
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2023-2025 | 5
# citroen c4-cactus 19 12500
= 2014-2020 suv 5 5 1040; Live, Feel, Shine
1.2 PureTech 82 | b 60 1199 m5:3,s5:1 3c | 2014-2018 | 3
1.2 PureTech 110 | b 81 1199 m5:2,a6:1 3c | 2015-2020 | 4
1.6 BlueHDi 100 | d 73 1560 m5 | 2014-2018 | 5
1.5 BlueHDi 100 | d 75 1499 m6 | 2018-2020 | 2
# citroen c1 23 9500
= 2005-2014 city-car 5 4 800; Attraction, Seduction
1.0 | b 50 998 m5:5,s5:1 | 2005-2014 | 5
= 2014-2021 city-car 5 4 840; Live, Feel, Shine
1.0 VTi 68 | b 51 998 m5 | 2014-2018 | 4
1.0 VTi 72 | b 53 998 m5 | 2018-2021 | 4
# citroen berlingo 43 20500
= 2008-2018 monovolume 5 5 1400; Attraction, Seduction, Feel
1.6 HDi 90 | d 66 1560 m5 | 2008-2015 | 4
1.6 BlueHDi 100 | d 73 1560 m5 | 2015-2018 | 4
= 2018- monovolume 5 5 1430; Live, Feel, Shine
1.5 BlueHDi 100 | d 75 1499 m5:1,m6:1 | 2018- | 6
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:1 | 2018- | 3
# citroen c4-picasso 20 18500
= 2006-2013 monovolume 5 5 1450; Elegance, Seduction, Exclusive
1.6 HDi 110 | d 82 1560 m6:1,s6:2 | 2006-2013 | 6
= 2013-2018 monovolume 5 5 1300; Attraction, Seduction, Intensive, Shine
1.6 e-HDi 115 | d 85 1560 m6:2,s6:1 | 2013-2015 | 4
1.6 BlueHDi 120 | d 88 1560 m6:1,a6:2 | 2015-2018 | 5
# ds-automobiles ds-7 150
= 2018- suv 5 5 1425; Business, So Chic, Grand Chic, Performance Line
1.5 BlueHDi 130 | d 96 1499 m6:1,a8:6 | 2018- | 9
2.0 BlueHDi 180 | d 130 1997 a8 | 2018-2021 | 3 | Grand Chic, Performance Line
1.2 PureTech 130 | b 96 1199 m6:1,a8:1 3c | 2018-2021 | 1
1.6 E-Tense 225 | p 133 1598 a8 sys165 13.2kWh | 2020- | 4
1.6 E-Tense 4x4 300 | p 147 1598 a8 4x4 sys221 13.2kWh | 2019- | 4 | Grand Chic, Performance Line
# ds-automobiles ds-4 74
= 2021- berlina 5 5 1350; Bastille, Performance Line, Trocadero, Rivoli
1.2 PureTech 130 | b 96 1199 a8 3c | 2021-2024 | 4
1.5 BlueHDi 130 | d 96 1499 a8 | 2021- | 7
1.6 E-Tense 225 | p 133 1598 a8 sys165 12.4kWh | 2021-2024 | 3
1.2 Hybrid 136 | mh 100 1199 d6 3c | 2024- | 3
# ds-automobiles ds-3-crossback 33 17900
= 2019-2023 suv 5 5 1170; Business, So Chic, Performance Line
1.2 PureTech 100 | b 74 1199 m6 3c | 2019-2023 | 5
1.2 PureTech 130 | b 96 1199 a8 3c | 2019-2023 | 3
1.5 BlueHDi 100 | d 75 1499 m6 | 2019-2023 | 4
E-Tense 50 kWh | e 100 0 a1 50kWh 320km | 2019-2023 | 2
# renault clio 348
= 2005-2012 berlina 5 5 1130; Confort, Dynamique, Luxe
1.2 | b 55 1149 m5 4c | 2005-2012 | 5
1.5 dCi | d 63 1461 m5 | 2005-2012 | 5
1.2 GPL | g 55 1149 m5 4c | 2009-2012 | 1
= 2012-2019 berlina 5 5 1060; Wave -2016, Life 2014-, Zen 2016-, Intens 2016-, Duel 2015-, Live -2016
1.2 | b 54 1149 m5 4c | 2012-2018 | 5
0.9 TCe | b 66 898 m5 3c | 2012-2019 | 5
1.5 dCi | d 55 1461 m5 | 2012-2019 | 6
1.5 dCi | d 66 1461 m5:3,d6:1 | 2012-2019 | 6
0.9 TCe GPL | g 66 898 m5 3c | 2013-2019 | 2
= 2019- berlina 5 5 1080; Life -2021, Zen -2022, Intens -2022, RS Line -2022, Equilibre 2022-, Evolution 2023-, Techno 2022-
1.0 SCe | b 48 999 m5 | 2019-2024 | 3 | Life, Zen, Equilibre
1.0 TCe 100 | b 74 999 m5 | 2019-2020 | 4
1.0 TCe 90 | b 67 999 m6:3,c:1 | 2020- | 10
1.0 TCe 100 GPL | g 74 999 m6 | 2020- | 4
1.5 Blue dCi | d 63 1461 m6 | 2019-2021 | 3
1.6 E-Tech Hybrid 140 | h 69 1598 a4 sys103 1.2kWh | 2020-2022 | 8
1.6 E-Tech full hybrid 145 | h 69 1598 a4 sys105 1.2kWh | 2023- | 8
# renault captur 238
= 2013-2019 suv 5 5 1180; Live -2017, Energy Zen -2017, Life 2017-, Intens, Hypnotic 2016-2018, Sport Edition 2017-
0.9 TCe | b 66 898 m5 3c | 2013-2019 | 8
1.5 dCi | d 66 1461 m5:3,d6:1 | 2013-2019 | 10
1.5 dCi | d 81 1461 m6 | 2015-2018 | 2
= 2019- suv 5 5 1210; Life -2021, Zen -2022, Intens -2022, RS Line 2021-2022, Equilibre 2022-, Evolution 2023-, Techno 2022-
1.0 TCe 100 | b 74 999 m5 | 2019-2020 | 4
1.0 TCe 90 | b 67 999 m6 | 2021- | 6
1.3 TCe 130 | b 96 1332 m6:1,d7:1 4c | 2019-2021 | 1
1.3 TCe Mild Hybrid 140 | mh 103 1332 m6:1,d7:2 4c | 2021- | 3
1.0 TCe 100 GPL | g 74 999 m6 | 2020- | 3
1.5 Blue dCi 115 | d 85 1461 m6:1,d7:1 | 2019-2021 | 2
1.6 E-Tech Plug-in 160 | p 67 1598 a4 sys116 9.8kWh | 2020-2023 | 4
1.6 E-Tech full hybrid 145 | h 69 1598 a4 sys105 1.2kWh | 2021- | 8
# renault arkana 87
= 2021- suv 5 5 1340; Zen -2022, Intens -2022, RS Line -2022, Equilibre 2022-2023, Evolution 2023-, Techno 2022-
1.3 TCe 140 | mh 103 1332 d7 4c | 2021- | 6
1.6 E-Tech Hybrid 145 | h 69 1598 a4 sys105 1.2kWh | 2021- | 6
# renault austral 75 25900
= 2022- suv 5 5 1500; Equilibre, Techno, Techno Esprit Alpine, Iconic
1.3 TCe Mild Hybrid 140 | mh 103 1332 m6:1,c:2 4c | 2022-2025 | 4
1.2 E-Tech full hybrid 200 | h 96 1199 a4 3c sys146 1.7kWh | 2022- | 7
# renault megane 59 16500
= 2008-2016 berlina:6,station-wagon:4 5 5 1280; Confort, Dynamique, Limited, GT Style
1.5 dCi 110 | d 81 1461 m6:4,d6:1 | 2008-2016 | 8
1.6 16V GPL | g 81 1598 m6 | 2009-2014 | 1
= 2016-2023 berlina:6,station-wagon:4 5 5 1290; Life, Business, Zen -2020, Intens -2022, Techno 2022-, Bose -2020
1.5 dCi 110 | d 81 1461 m6:2,d6:1 | 2016-2018 | 7
1.5 Blue dCi 115 | d 85 1461 m6:1,d7:1 | 2018-2023 | 8
1.3 TCe 140 | b 103 1332 m6:1,d7:1 4c | 2018-2022 | 2
1.6 E-Tech Plug-in 160 | p 67 1598 a4 sys116 9.8kWh | 2020-2023 | 1
# renault twingo 51 11500
= 2007-2014 city-car 3 4 950; Confort, Dynamique, Wave
1.2 | b 55 1149 m5 4c | 2007-2014 | 6
1.5 dCi | d 55 1461 m5 | 2009-2013 | 1
= 2014-2023 city-car 5 4 910 post; Wave, Life, Lovely, Duel, Zen, Intens
1.0 SCe | b 51 999 m5 | 2014-2019 | 6
0.9 TCe | b 66 898 m5:3,d6:1 3c | 2014-2020 | 3
1.0 SCe 65 | b 48 999 m5 | 2019-2023 | 4
Electric 22 kWh | e 60 0 a1 22kWh 190km | 2020-2023 | 3
# renault scenic 35 17500
= 2009-2016 monovolume 5 5 1400; Dynamique, Limited, Luxe
1.5 dCi 110 | d 81 1461 m6:4,d6:1 | 2009-2016 | 8
1.6 dCi 130 | d 96 1598 m6 | 2011-2016 | 2
= 2016-2022 monovolume 5 5 1430; Sport Edition, Intens, Bose
1.5 dCi 110 | d 81 1461 m6:2,d6:1 | 2016-2018 | 5
1.7 Blue dCi 120 | d 88 1749 m6:1,d6:1 | 2019-2022 | 2
# renault kadjar 45 17200
= 2015-2022 suv 5 5 1360; Life, Sport Edition, Business, Intens, Bose
1.5 dCi 110 | d 81 1461 m6:2,d6:1 | 2015-2018 | 8
1.5 Blue dCi 115 | d 85 1461 m6:1,d7:2 | 2018-2022 | 8
1.3 TCe 140 | b 103 1332 m6:1,d7:1 4c | 2018-2022 | 3
1.6 dCi 130 4x4 | d 96 1598 m6 4x4 | 2015-2018 | 1
# renault symbioz 35 28500
= 2024- suv 5 5 1470; Evolution, Techno, Esprit Alpine, Iconic
1.6 E-Tech full hybrid 145 | h 69 1598 a4 sys105 1.4kWh | 2024-2025 | 6
1.8 E-Tech full hybrid 160 | h 80 1789 a4 sys116 1.4kWh | 2025- | 4
# renault zoe 15 15500
= 2013-2024 city-car 5 5 1480; Life, Zen, Intens
R90 41 kWh | e 68 0 a1 41kWh 300km | 2016-2019 | 4
R110 52 kWh | e 80 0 a1 52kWh 395km | 2019-2024 | 4
R240 22 kWh | e 65 0 a1 22kWh 240km x0.8 | 2015-2017 | 1
# dacia duster 128
= 2010-2017 suv 5 5 1200; Ambiance, Laureate, Prestige
1.5 dCi 110 | d 80 1461 m6 | 2010-2017 | 8
1.5 dCi 110 4x4 | d 80 1461 m6 4x4 | 2010-2017 | 3
1.6 GPL | g 77 1598 m5 | 2011-2015 | 3
1.6 SCe 115 GPL | g 84 1598 m5 | 2015-2017 | 3
= 2018-2023 suv 5 5 1250; Essential, Comfort -2022, Prestige -2022, Expression 2022-, Extreme 2021-
1.6 SCe 115 GPL | g 84 1598 m5 | 2018-2020 | 3
1.0 TCe 100 ECO-G | g 74 999 m6 | 2020-2023 | 9
1.5 dCi 110 | d 80 1461 m6 | 2018-2018 | 3
1.5 Blue dCi 115 | d 85 1461 m6 | 2018-2023 | 9
1.5 Blue dCi 115 4x4 | d 85 1461 m6 4x4 | 2018-2023 | 2
1.3 TCe 130 | b 96 1332 m6 4c | 2019-2023 | 2
= 2024- suv 5 5 1310; Essential, Expression, Extreme, Journey
1.0 TCe 100 ECO-G | g 74 999 m6 | 2024-2025 | 6
1.2 TCe 130 | mh 96 1199 m6 3c | 2024- | 5
1.6 Hybrid 140 | h 69 1598 a4 sys104 1.2kWh | 2024- | 4
# dacia sandero 90
= 2012-2020 berlina 5 5 1040; Ambiance -2017, Laureate -2017, Essential 2017-, Streetway 2018-, Stepway
1.2 | b 55 1149 m5 4c | 2012-2017 | 4
1.0 SCe 75 | b 54 998 m5 | 2017-2020 | 4
0.9 TCe | b 66 898 m5 3c | 2013-2020 | 4
1.5 dCi 90 | d 66 1461 m5 | 2013-2018 | 4
1.2 GPL | g 54 1149 m5 4c | 2013-2017 | 3
0.9 TCe GPL | g 66 898 m5 3c | 2016-2019 | 3
= 2021- berlina 5 5 1090; Essential, Streetway Comfort -2022, Streetway Expression 2022-, Stepway Comfort -2022, Stepway Expression 2022-
1.0 TCe 90 | b 67 999 m6:5,c:1 | 2021- | 9
1.0 SCe 65 | b 49 999 m5 | 2021-2023 | 2 | Essential
1.0 TCe 100 ECO-G | g 74 999 m6 | 2021- | 9
# dacia spring 26 14000
= 2021- city-car 5 4 970; Comfort, Comfort Plus, Essential, Extreme
Electric 45 | e 33 0 a1 26.8kWh 230km | 2021- | 6
Electric 65 | e 48 0 a1 26.8kWh 220km x1.06 | 2023- | 4
# dacia jogger 22 18500
= 2022- monovolume 5 7 1205; Essential, Expression, Extreme
1.0 TCe 110 | b 81 999 m6 | 2022- | 4
1.0 TCe 100 ECO-G | g 74 999 m6 | 2022- | 5
1.6 Hybrid 140 | h 69 1598 a4 sys104 1.2kWh | 2023- | 3
# dacia bigster 30 26900
= 2025- suv 5 5 1420; Essential, Expression, Extreme, Journey
1.2 TCe 140 | mh 103 1199 m6 3c | 2025- | 5
1.8 Hybrid 155 | h 80 1789 a4 sys114 1.4kWh | 2025- | 6
# dacia dokker 12 13500
= 2012-2021 monovolume 5 5 1300; Ambiance, Laureate, Stepway
1.5 dCi 90 | d 66 1461 m5 | 2012-2018 | 5
1.5 Blue dCi 95 | d 70 1461 m6 | 2018-2021 | 3
# ford puma 560
= 2019- suv 5 5 1205; Titanium, Titanium X -2021, ST-Line, ST-Line X, ST-Line Vignale 2021-2023
1.0 EcoBoost Hybrid 125 | mh 92 999 m6:3,d7:1 | 2019- | 24
1.0 EcoBoost Hybrid 155 | mh 114 999 m6:2,d7:1 | 2020- | 4 | ST-Line X, ST-Line Vignale
1.0 EcoBoost 125 | b 92 999 m6:1,d7:2 | 2020-2023 | 3
1.5 EcoBlue 120 | d 88 1499 m6 | 2020-2022 | 2 | Titanium, ST-Line
# ford kuga 402
= 2013-2019 suv 5 5 1580; Plus, Business, Titanium, ST-Line 2016-, Vignale 2016-
2.0 TDCi 120 | d 88 1997 m6 | 2015-2019 | 6
2.0 TDCi 150 4WD | d 110 1997 m6:1,d6:1 4x4 | 2014-2019 | 4
1.5 TDCi 120 | d 88 1499 m6:2,d6:1 | 2016-2019 | 6
1.5 EcoBoost 150 | b 110 1498 m6 | 2014-2019 | 2
1.6 EcoBoost GPL | g 110 1596 m6 | 2014-2016 | 1
= 2020- suv 5 5 1560; Connect -2022, Titanium, ST-Line, ST-Line X, Active 2024-, Vignale -2023
1.5 EcoBoost 150 | b 110 1496 m6 3c | 2020- | 4
1.5 EcoBlue 120 | d 88 1499 m6:1,a8:2 | 2020-2023 | 7
2.0 EcoBlue 150 | hd 110 1995 m6 | 2020-2022 | 2
2.5 Full Hybrid 190 | h 112 2488 c sys140 1.1kWh | 2020-2023 | 6
2.5 Full Hybrid 180 | h 112 2488 c sys132 1.1kWh | 2024- | 4
2.5 Plug In Hybrid 225 | p 112 2488 c sys165 14.4kWh | 2020-2023 | 5
2.5 Plug In Hybrid 243 | p 118 2488 c sys178 14.4kWh | 2024- | 3
# ford focus 230
= 2004-2011 berlina 5 5 1270; Ambiente, Zetec, Titanium
1.6 TDCi 90 | d 66 1560 m5 | 2004-2011 | 6
1.6 TDCi 110 | d 80 1560 m5 | 2004-2011 | 5
1.6 GPL | g 74 1596 m5 | 2008-2011 | 1
= 2011-2018 berlina 5 5 1290; Plus, Titanium, Business 2013-, ST-Line 2016-
1.0 EcoBoost 100 | b 74 998 m5 | 2012-2018 | 3
1.6 TDCi 95 | d 70 1560 m5 | 2011-2014 | 4
1.6 TDCi 115 | d 85 1560 m6 | 2011-2015 | 5
1.5 TDCi 120 | d 88 1499 m6:3,d6:1 | 2014-2018 | 8
= 2018-2025 berlina 5 5 1320; Plus -2020, Business -2021, Titanium, ST-Line, Active 2019-, Vignale -2021
1.0 EcoBoost 125 | b 92 999 m6:3,a8:1 | 2018-2021 | 4
1.0 EcoBoost Hybrid 125 | mh 92 999 m6:3,d7:2 | 2020-2025 | 12
1.0 EcoBoost Hybrid 155 | mh 114 999 m6:1,d7:2 | 2020-2025 | 3
1.5 EcoBlue 120 | d 88 1499 m6:3,a8:2 | 2018-2025 | 10
1.5 EcoBlue 95 | d 70 1499 m6 | 2018-2021 | 2 | Plus, Business
# ford focus 165 17800
= 2011-2018 station-wagon 5 5 1350; Plus, Titanium, Business 2013-, ST-Line 2016-
1.6 TDCi 115 | d 85 1560 m6 | 2011-2015 | 4
1.5 TDCi 120 | d 88 1499 m6:3,d6:1 | 2014-2018 | 8
= 2018-2025 station-wagon 5 5 1400; Plus -2020, Business -2021, Titanium, ST-Line, Active 2019-, Vignale -2021
1.0 EcoBoost Hybrid 125 | mh 92 999 m6:3,d7:2 | 2020-2025 | 9
1.5 EcoBlue 120 | d 88 1499 m6:3,a8:2 | 2018-2025 | 8
# ford fiesta 175
= 2008-2017 berlina 5 5 1040; Plus, Business, Titanium
1.2 | b 44 1242 m5 | 2008-2017 | 5
1.4 TDCi | d 51 1398 m5 | 2008-2012 | 4
1.5 TDCi 75 | d 55 1498 m5 | 2013-2017 | 4
1.4 GPL | g 71 1388 m5 | 2009-2016 | 3
1.0 EcoBoost 100 | b 74 998 m5 | 2013-2017 | 2
= 2017-2023 berlina 5 5 1120; Plus -2020, Connect 2020-2021, Titanium, ST-Line, Active 2018-, Vignale -2020
1.1 75 | b 55 1084 m5 3c | 2019-2023 | 5
1.1 70 | b 52 1084 m5 3c | 2017-2019 | 3
1.0 EcoBoost 95 | b 70 999 m6 | 2019-2022 | 4
1.0 EcoBoost 100 | b 74 998 m6:3,a6:1 | 2017-2019 | 3
1.0 EcoBoost Hybrid 125 | mh 92 999 m6:3,d7:1 | 2020-2023 | 14
1.5 TDCi 85 | d 63 1499 m6 | 2017-2020 | 3
# ford ecosport 102
= 2014-2022 suv 5 5 1330; Plus, Business, Titanium, ST-Line 2018-, Active 2021-
1.0 EcoBoost 125 | b 92 998 m5:1,m6:2 | 2014-2022 | 12
1.0 EcoBoost 100 | b 74 998 m6 | 2018-2021 | 3
1.5 TDCi 95 | d 70 1498 m5 | 2014-2017 | 3
1.5 EcoBlue 95 | d 70 1499 m6 | 2018-2020 | 2
1.5 EcoBlue 100 | d 74 1498 m6 | 2018-2020 | 3
# ford ka 30 8900
= 2008-2016 city-car 3 4 940; Ka, Plus, Titanium
1.2 | b 51 1242 m5 | 2008-2016 | 8
1.3 TDCi | d 55 1248 m5 | 2009-2014 | 2
# ford c-max 40 15500
= 2010-2019 monovolume 5 5 1390; Plus, Business, Titanium
1.6 TDCi 115 | d 85 1560 m6 | 2010-2015 | 7
1.5 TDCi 120 | d 88 1499 m6:3,d6:1 | 2015-2019 | 8
1.0 EcoBoost 125 | b 92 998 m6 | 2012-2019 | 2
1.6 GPL | g 88 1596 m5 | 2011-2016 | 3
# ford ranger 78
= 2011-2019 pick-up 4 5 2150 4x4; XL, XLT, Limited, Wildtrak
2.2 TDCi 160 Doppia Cabina | d 118 2198 m6:2,a6:1 | 2016-2019 | 5
3.2 TDCi 200 Doppia Cabina | d 147 3198 m6:1,a6:2 5c | 2012-2019 | 2 | Limited, Wildtrak
= 2019- pick-up 4 5 2250 4x4; XL, XLT, Limited, Wildtrak
2.0 EcoBlue 170 Doppia Cabina | d 125 1996 m6:2,a10:1 | 2019- | 7
2.0 EcoBlue 213 Doppia Cabina | d 157 1996 a10 | 2019-2022 | 3 | Limited, Wildtrak
2.0 EcoBlue 205 Doppia Cabina | d 151 1996 a10 | 2023- | 5 | Limited, Wildtrak
# ford mustang-mach-e 21 38500
= 2021- suv 5 5 1993 post; Base, Premium
Standard Range RWD | e 198 0 a1 70kWh 440km | 2021- | 4
Extended Range AWD | e 258 0 a1 91kWh 540km 4x4 | 2021- | 3
`
