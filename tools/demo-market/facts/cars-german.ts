/** Engines of German makes and of the Volkswagen group. How a line is written: see ../car-table.ts. */
export const germanCars = String.raw`
# volkswagen golf 420
= 2003-2008 berlina 5 5 1240; Trendline, Comfortline, Sportline
1.4 | b 55 1390 m5 | 2003-2008 | 2
1.6 | b 75 1595 m5 | 2003-2008 | 3
1.9 TDI | d 77 1896 m5 | 2003-2008 | 8
2.0 TDI | d 103 1968 m6:3,d6:1 | 2003-2008 | 4
= 2008-2012 berlina 5 5 1270; Trendline, Comfortline, Highline
1.2 TSI | b 77 1197 m6 4c | 2009-2012 | 3
1.4 TSI | b 90 1390 m6 | 2008-2012 | 3
1.6 TDI | d 77 1598 m5:4,d7:1 | 2009-2012 | 9
2.0 TDI | d 103 1968 m6:3,d6:1 | 2008-2012 | 4
= 2012-2020 berlina 5 5 1280; Trendline, Comfortline, Business 2016-, Highline, Sport 2017-
1.2 TSI | b 77 1197 m6 4c | 2012-2016 | 2
1.0 TSI | b 81 999 m6 | 2016-2020 | 4
1.4 TSI | b 92 1395 m6:2,d7:1 | 2012-2017 | 2
1.5 TSI EVO | b 96 1498 m6:1,d7:1 | 2017-2020 | 3
1.6 TDI | d 77 1598 m5:3,d7:1 | 2012-2016 | 6
1.6 TDI | d 85 1598 m5:1,d7:1 | 2016-2020 | 10
2.0 TDI | d 110 1968 m6:1,d7:2 | 2012-2020 | 6
1.4 TGI | m 81 1395 m6:1,d7:1 | 2013-2019 | 1
1.4 TSI GTE | p 110 1395 d6 sys150 8.7kWh | 2014-2020 | 1 | GTE
= 2020- berlina 5 5 1330; Life, Style, Edition Plus 2023-, R-Line
1.0 TSI EVO | b 81 999 m6 | 2020-2023 | 4 | Life, Edition
1.0 eTSI EVO | mh 81 999 d7 | 2020-2023 | 4 | Life, Edition
1.5 TSI EVO | b 96 1498 m6 | 2020-2024 | 2
1.5 TSI EVO2 | b 85 1498 m6 | 2024- | 4 | Life, Edition Plus
1.5 eTSI EVO | mh 110 1498 d7 | 2020- | 5 | Life, Style, R-Line
1.5 eTSI EVO2 | mh 85 1498 d7 | 2024- | 5 | Life, Edition Plus
2.0 TDI SCR | d 85 1968 m6 | 2020- | 6 | Life, Edition
2.0 TDI SCR | d 110 1968 d7 | 2020- | 8 | Life, Style, R-Line
1.4 TSI eHybrid | p 110 1395 d6 sys150 13kWh | 2020-2023 | 2 | Style, GTE
2.0 TSI GTI | b 180 1984 d7 x1.2 | 2020-2024 | 2 | GTI
# volkswagen golf-variant 33 23500
= 2013-2020 station-wagon 5 5 1380; Trendline, Comfortline, Business, Highline
1.6 TDI | d 81 1598 m5:2,d7:1 | 2013-2016 | 4
1.6 TDI | d 85 1598 m5:1,d7:2 | 2016-2020 | 6
2.0 TDI | d 110 1968 m6:1,d7:2 | 2013-2020 | 3
= 2020- station-wagon 5 5 1390; Life, Style, R-Line
1.5 eTSI EVO | mh 110 1498 d7 | 2020- | 3
2.0 TDI SCR | d 110 1968 d7 | 2020- | 5
2.0 TDI SCR | d 85 1968 m6 | 2020- | 4
# volkswagen polo 268
= 2009-2017 berlina 5 5 1070; Trendline, Comfortline, Highline
1.2 | b 51 1198 m5 3c | 2009-2014 | 5
1.2 TDI | d 55 1199 m5 3c | 2010-2014 | 4
1.6 TDI | d 66 1598 m5 | 2009-2014 | 4
1.0 MPI | b 44 999 m5 | 2014-2017 | 4
1.0 MPI | b 55 999 m5 | 2014-2017 | 4
1.2 TSI | b 66 1197 m5:3,d7:1 4c | 2014-2017 | 3
1.4 TDI | d 55 1422 m5 3c | 2014-2017 | 4
1.4 TDI | d 66 1422 m5:2,d7:1 3c | 2014-2017 | 3
= 2017- berlina 5 5 1110; Trendline -2021, Comfortline -2021, Highline -2021, Life 2021-, Style 2021-, R-Line 2021-
1.0 EVO | b 48 999 m5 | 2017-2021 | 2 | Trendline, Comfortline
1.0 EVO | b 59 999 m5 | 2019- | 5 | Life, Comfortline
1.0 TSI | b 70 999 m5:2,d7:2 | 2017- | 10
1.0 TSI | b 81 999 d7 | 2021- | 2 | Style, R-Line
1.6 TDI SCR | d 59 1598 m5 | 2017-2020 | 1
1.6 TDI SCR | d 70 1598 m5:1,d7:1 | 2017-2020 | 2
1.0 TGI | m 66 999 m6 | 2018-2021 | 1
# volkswagen t-roc 560
= 2017-2025 suv 5 5 1330; Business -2021, Style, Advanced -2021, Sport -2020, Life 2021-, R-Line 2021-
1.0 TSI | b 85 999 m6 | 2017-2020 | 5 | Style, Business
1.0 TSI | b 81 999 m6 | 2020-2025 | 9 | Style, Life, Edition Plus
1.5 TSI ACT | b 110 1498 m6:1,d7:3 | 2017-2025 | 9
1.6 TDI SCR | d 85 1598 m6 | 2018-2020 | 3 | Style, Business
2.0 TDI SCR | d 85 1968 m6 | 2020-2025 | 4 | Style, Life
2.0 TDI SCR | d 110 1968 m6:1,d7:4 | 2017-2025 | 6
2.0 TDI SCR 4MOTION | d 110 1968 d7 4x4 | 2017-2022 | 1
= 2025- suv 5 5 1420; Trend, Life, Style, R-Line
1.5 eTSI EVO2 | mh 85 1498 d7 | 2025- | 4 | Trend, Life
1.5 eTSI EVO2 | mh 110 1498 d7 | 2025- | 5 | Style, R-Line
# volkswagen t-roc-cabriolet 14 29500
= 2020-2025 cabrio 2 4 1540; Style, R-Line
1.0 TSI | b 81 999 m6 | 2020-2025 | 3
1.5 TSI ACT | b 110 1498 m6:1,d7:3 | 2020-2025 | 6
# volkswagen t-cross 267
= 2019- suv 5 5 1190; Urban -2023, Style, Advanced -2023, Life 2023-, R-Line 2023-
1.0 TSI | b 70 999 m5 | 2019- | 9 | Urban, Life, Style
1.0 TSI | b 81 999 m6:1,d7:1 | 2019-2021 | 3
1.0 TSI | b 81 999 m6:1,d7:2 | 2020-2023 | 6
1.0 TSI | b 85 999 m6:1,d7:3 | 2023- | 6 | Life, Style, R-Line
1.6 TDI SCR | d 70 1598 m5:1,d7:1 | 2019-2020 | 2
1.5 TSI | b 110 1498 d7 | 2020- | 1 | Style, R-Line
# volkswagen taigo 252
= 2021- suv 5 5 1240; Life, Style, R-Line
1.0 TSI | b 70 999 m5 | 2021- | 6 | Life, Edition Plus
1.0 TSI | b 81 999 m6:1,d7:3 | 2021-2023 | 7
1.0 TSI | b 85 999 m6:1,d7:3 | 2023- | 6
1.5 TSI ACT | b 110 1498 d7 | 2021- | 1 | R-Line
# volkswagen tiguan 467
= 2007-2016 suv 5 5 1510; Trend & Fun, Sport & Style, Cross
1.4 TSI | b 90 1390 m6 | 2011-2016 | 1
2.0 TDI | d 81 1968 m6 | 2011-2015 | 2 | Trend & Fun
2.0 TDI 4MOTION | d 103 1968 m6:2,d7:1 4x4 | 2007-2016 | 6
2.0 TDI | d 103 1968 m6 | 2011-2016 | 3
= 2016-2023 suv 5 5 1520; Business -2020, Urban 2018-2021, Style -2020, Advanced -2020, Life 2020-, Elegance 2020-, R-Line
1.5 TSI ACT | b 96 1498 m6 | 2018-2023 | 3 | Urban, Life
1.5 TSI ACT | b 110 1498 m6:1,d7:2 | 2018-2023 | 4
1.6 TDI | d 85 1598 m6 | 2017-2020 | 3 | Urban, Style, Business
2.0 TDI SCR | d 110 1968 m6:1,d7:6 | 2016-2023 | 14
2.0 TDI SCR 4MOTION | d 110 1968 d7 4x4 | 2016-2023 | 3
2.0 TDI SCR 4MOTION | d 140 1968 d7 4x4 | 2016-2020 | 1 | Style, R-Line
1.4 TSI eHybrid | p 110 1395 d6 sys180 13kWh | 2020-2023 | 1 | Life, Elegance, R-Line
= 2024- suv 5 5 1600; Life, Edition Plus, Elegance, R-Line
1.5 eTSI | mh 96 1498 d7 | 2024- | 2 | Life
1.5 eTSI | mh 110 1498 d7 | 2024- | 4
2.0 TDI SCR | d 110 1968 d7 | 2024- | 9
1.5 eHybrid | p 110 1498 d6 sys150 19.7kWh | 2024- | 1 | Life, Elegance
# volkswagen tiguan-allspace 21 29500
= 2017-2024 suv 5 7 1650; Business, Life, Advanced, Elegance, R-Line
2.0 TDI SCR | d 110 1968 d7 | 2017-2024 | 6
2.0 TDI SCR 4MOTION | d 110 1968 d7 4x4 | 2017-2024 | 2
1.5 TSI ACT | b 110 1498 d7 | 2018-2024 | 1
# volkswagen passat-variant 47 27500
= 2005-2014 station-wagon 5 5 1510; Trendline, Comfortline, Highline
2.0 TDI | d 103 1968 m6:2,d6:1 | 2005-2014 | 6
1.6 TDI | d 77 1598 m6 | 2009-2014 | 2
= 2014-2023 station-wagon 5 5 1500; Trendline, Comfortline, Business, Highline
1.6 TDI SCR | d 88 1598 m6:1,d7:2 | 2014-2020 | 4
2.0 TDI SCR | d 110 1968 m6:1,d7:3 | 2014-2023 | 8
2.0 TDI SCR | d 140 1968 d7 | 2014-2020 | 2
1.4 TSI GTE | p 115 1395 d6 sys160 13kWh | 2015-2023 | 1 | GTE
= 2024- station-wagon 5 5 1600; Life, Business, R-Line
2.0 TDI SCR | d 110 1968 d7 | 2024- | 3
1.5 eTSI | mh 110 1498 d7 | 2024- | 1
# volkswagen touran 29 27000
= 2003-2015 monovolume 5 7 1550; Trendline, Comfortline, Highline
1.9 TDI | d 77 1896 m6 | 2003-2010 | 4
1.6 TDI | d 77 1598 m6 | 2010-2015 | 4
2.0 TDI | d 103 1968 m6:1,d6:1 | 2004-2015 | 3
= 2015-2024 monovolume 5 7 1560; Business, Comfortline, Highline
1.6 TDI SCR | d 85 1598 m6:1,d7:1 | 2015-2020 | 3
2.0 TDI SCR | d 90 1968 d7 | 2020-2024 | 2
2.0 TDI SCR | d 110 1968 d7 | 2015-2024 | 5
# volkswagen touareg 41 56000
= 2010-2018 suv 5 5 2100 4x4; Base, Executive, Elegance
3.0 V6 TDI | d 150 2967 a8 | 2010-2018 | 3
3.0 V6 TDI | d 193 2967 a8 | 2014-2018 | 2
= 2018- suv 5 5 1995 4x4; Style, Elegance, R-Line, Black Style
3.0 V6 TDI | d 170 2967 a8 | 2018- | 5
3.0 V6 TDI | d 210 2967 a8 | 2018- | 3
# volkswagen up 34 10500
= 2011-2023 city-car 5 4 930; Take up!, Move up!, High up!
1.0 | b 44 999 m5 | 2011-2020 | 6
1.0 | b 55 999 m5:5,s5:1 | 2011-2018 | 2
1.0 EVO | b 48 999 m5 | 2020-2023 | 3
1.0 EcoFuel | m 50 999 m5 | 2013-2021 | 2
# volkswagen id-3 32 25500
= 2020- berlina 5 5 1730 post; Pure, Life, Pro, Business
58 kWh Pro Performance | e 150 0 a1 58kWh 426km | 2020- | 6
77 kWh Pro S | e 150 0 a1 77kWh 550km x1.08 | 2021- | 2
# volkswagen id-4 16 31500
= 2021- suv 5 5 2000 post; City, Life, Pro, Max
52 kWh Pure | e 125 0 a1 52kWh 345km x0.9 | 2021- | 2 | City, Life
77 kWh Pro Performance | e 150 0 a1 77kWh 520km | 2021-2023 | 4
77 kWh Pro | e 210 0 a1 77kWh 550km | 2023- | 3
# audi a1 264
= 2010-2018 city-car 5 4 1120; Attraction, Admired, Metal Plus, S line
1.2 TFSI | b 63 1197 m5 4c | 2010-2014 | 3
1.0 TFSI | b 70 999 m5:2,d7:1 | 2015-2018 | 4
1.4 TFSI | b 90 1390 m6:1,d7:1 | 2010-2014 | 2
1.4 TDI | d 66 1422 m5:2,d7:1 3c | 2014-2018 | 4
1.6 TDI | d 66 1598 m5:3,d7:1 | 2010-2014 | 5
1.6 TDI | d 85 1598 m5:1,d7:1 | 2014-2018 | 3
= 2018- city-car 5 5 1180; Base, Admired -2021, Business, Identity Contrast 2021-, S line edition
25 TFSI | b 70 999 m5:2,d7:2 | 2019- | 6
30 TFSI | b 85 999 m6:1,d7:3 | 2018-2021 | 8
30 TFSI | b 81 999 m6:1,d7:3 | 2021-2023 | 7
30 TFSI | b 85 999 d7 | 2023- | 9
35 TFSI | b 110 1498 d7 | 2019- | 3
# audi a3 480
= 2003-2012 berlina 5 5 1320; Attraction, Ambition, Ambiente
1.6 | b 75 1595 m5 | 2003-2010 | 2
1.4 TFSI | b 92 1390 m6 | 2007-2012 | 1
1.9 TDI | d 77 1896 m5 | 2003-2009 | 4
2.0 TDI | d 103 1968 m6:2,d6:1 | 2003-2012 | 8
1.6 TDI | d 77 1598 m5:3,d7:1 | 2009-2012 | 4
= 2012-2020 berlina 5 5 1300; Attraction -2016, Business 2014-, Ambition -2016, Sport 2016-, Design 2016-, S line 2014-
1.2 TFSI | b 77 1197 m6:1,d7:1 4c | 2013-2016 | 1
1.0 TFSI | b 85 999 m6:1,d7:1 | 2016-2018 | 1
1.4 TFSI CoD | b 110 1395 m6:1,d7:1 | 2014-2018 | 1
30 TFSI | b 85 999 m6:1,d7:1 | 2018-2020 | 1
1.6 TDI | d 77 1598 m5:2,d7:1 | 2012-2016 | 6
1.6 TDI | d 85 1598 m6:1,d7:2 | 2016-2018 | 6
30 TDI | d 85 1598 m6:1,d7:3 | 2018-2020 | 6
2.0 TDI | d 110 1968 m6:1,d7:2 | 2012-2018 | 7
35 TDI | d 110 1968 d7 | 2018-2020 | 5
1.4 g-tron | m 81 1395 d7 | 2014-2018 | 1
1.4 TFSI e-tron | p 110 1395 d6 sys150 8.8kWh | 2014-2018 | 0.6
= 2020- berlina 5 5 1360; Base, Business, Business Advanced, S line edition, Identity Black 2022-
30 TFSI | b 81 999 m6 | 2020-2023 | 2
35 TFSI | mh 110 1498 d7 | 2020- | 9
30 TFSI | mh 85 1498 d7 | 2024- | 2
30 TDI | d 85 1968 m6:1,d7:5 | 2020- | 9
35 TDI | d 110 1968 d7 | 2020- | 13
40 TFSI e | p 110 1395 d6 sys150 13kWh | 2020-2024 | 3
# audi a4 30 27000
= 2001-2007 berlina 4 5 1430; Base, Advanced
1.9 TDI | d 85 1896 m6 | 2001-2007 | 3
2.0 TDI | d 103 1968 m6:2,c:1 | 2004-2007 | 3
= 2008-2015 berlina 4 5 1460; Base, Advanced, Business, S line
2.0 TDI | d 105 1968 m6:2,c:1 | 2008-2012 | 5
2.0 TDI | d 110 1968 m6:1,c:2 | 2013-2015 | 3
= 2015-2024 berlina 4 5 1500; Base, Business, Business Sport, S line
2.0 TDI | d 110 1968 d7 | 2015-2018 | 4
35 TDI | d 120 1968 d7 | 2020-2024 | 3
40 TDI quattro | hd 150 1968 d7 4x4 | 2020-2024 | 2
# audi a4 75 30500
= 2008-2015 station-wagon 5 5 1520; Base, Advanced, Business, S line
2.0 TDI | d 105 1968 m6:2,c:1 | 2008-2012 | 5
2.0 TDI | d 110 1968 m6:1,c:2 | 2013-2015 | 3
= 2015-2024 station-wagon 5 5 1550; Base, Business, Business Sport, S line edition
2.0 TDI | d 110 1968 d7 | 2015-2018 | 5
2.0 TDI quattro | d 140 1968 d7 4x4 | 2015-2019 | 2
35 TDI | d 110 1968 d7 | 2018-2020 | 3
35 TDI | hd 120 1968 d7 | 2020-2024 | 4
40 TDI quattro | hd 150 1968 d7 4x4 | 2020-2024 | 2
40 g-tron | m 125 1984 d7 | 2018-2020 | 1
# audi a5 87
= 2009-2016 coupe 5 5 1530; Base, Advanced, S line
2.0 TDI | d 130 1968 m6:1,c:1 | 2009-2016 | 4
= 2016-2024 coupe 5 5 1530; Base, Business, Sport, S line edition
2.0 TDI | d 140 1968 d7 | 2016-2018 | 3
40 TDI | hd 150 1968 d7 | 2020-2024 | 4
40 TDI quattro | d 140 1968 d7 4x4 | 2018-2020 | 3
35 TDI | hd 120 1968 d7 | 2020-2024 | 2
40 TFSI | mh 150 1984 d7 | 2018-2024 | 2
= 2024- berlina 5 5 1700; Business, Business Advanced, S line edition
TDI 204 CV | hd 150 1968 d7 | 2024- | 5
TFSI 150 CV | b 110 1984 d7 | 2024- | 6
# audi a6 42 43000
= 2011-2018 station-wagon 5 5 1720; Business, Business Plus, S line
2.0 TDI | d 130 1968 c:2,m6:1 | 2011-2014 | 3
2.0 TDI | d 140 1968 d7 | 2014-2018 | 5
3.0 TDI quattro | d 160 2967 d7 4x4 | 2014-2018 | 2
= 2018- station-wagon 5 5 1745; Business, Business Sport, Business Design, S line
40 TDI | hd 150 1968 d7 | 2018- | 6
45 TDI quattro | hd 170 2967 a8 4x4 | 2018-2024 | 1
50 TDI quattro | hd 210 2967 a8 4x4 | 2018- | 1
# audi q2 233
= 2016- suv 5 5 1330; Base, Business, Admired -2021, S line, Identity Black 2020-
1.0 TFSI | b 85 999 m6:1,d7:1 | 2016-2018 | 3
30 TFSI | b 85 999 m6:1,d7:1 | 2018-2020 | 3
30 TFSI | b 81 999 m6 | 2020- | 6
35 TFSI | b 110 1498 d7 | 2018- | 7
1.6 TDI | d 85 1598 m6:1,d7:2 | 2016-2018 | 4
30 TDI | d 85 1598 m6:1,d7:3 | 2018-2020 | 5
30 TDI | d 85 1968 m6:1,d7:3 | 2020- | 5
35 TDI | d 110 1968 d7 | 2018- | 5
35 TDI quattro | d 110 1968 d7 4x4 | 2018-2022 | 1
# audi q3 500
= 2011-2018 suv 5 5 1490; Base, Business, Advanced Plus, S line
2.0 TDI | d 103 1968 m6 | 2011-2014 | 4
2.0 TDI quattro | d 130 1968 d7 4x4 | 2011-2014 | 2
2.0 TDI | d 110 1968 m6:1,d7:3 | 2014-2018 | 7
2.0 TDI quattro | d 110 1968 d7 4x4 | 2014-2018 | 2
1.4 TFSI | b 110 1395 m6:1,d6:2 | 2013-2018 | 2
= 2018-2025 suv 5 5 1560; Base, Business, Business Plus -2021, Business Advanced 2021-, S line edition, Identity Black 2021-
35 TFSI | b 110 1498 m6:1,d7:2 | 2018-2020 | 2
35 TFSI | mh 110 1498 d7 | 2020-2025 | 5
35 TDI | d 110 1968 m6:1,d7:7 | 2018-2025 | 14
35 TDI quattro | d 110 1968 d7 4x4 | 2019-2025 | 2
40 TDI quattro | d 147 1968 d7 4x4 | 2019-2025 | 1
45 TFSI e | p 110 1395 d6 sys180 13kWh | 2021-2025 | 1
= 2025- suv 5 5 1650; Business, Business Advanced, S line edition
TDI 150 CV | d 110 1968 d7 | 2025- | 6
TFSI 150 CV | mh 110 1498 d7 | 2025- | 6
# audi q5 160
= 2008-2016 suv 5 5 1805 4x4; Base, Advanced, Business, S line
2.0 TDI quattro | d 125 1968 m6:2,d7:2 | 2008-2013 | 4
2.0 TDI quattro | d 140 1968 d7 | 2013-2016 | 5
3.0 V6 TDI quattro | d 190 2967 d7 | 2012-2016 | 1
= 2017-2024 suv 5 5 1840 4x4; Business, Business Sport, Design, S line plus
2.0 TDI quattro | d 140 1968 d7 | 2017-2018 | 4
40 TDI quattro | d 140 1968 d7 | 2018-2020 | 5
40 TDI quattro | hd 150 1968 d7 | 2020-2024 | 8
35 TDI | hd 120 1968 d7 ant | 2020-2024 | 3
50 TFSI e quattro | p 185 1984 d7 sys220 17.9kWh | 2019-2024 | 2
= 2025- suv 5 5 1910 4x4; Business, Business Advanced, S line
TDI quattro 204 CV | hd 150 1968 d7 | 2025- | 5
# audi q8 46 82000
= 2018- suv 5 5 2220 4x4; Base, Sport, S line edition
50 TDI quattro | hd 210 2967 a8 | 2018- | 6
45 TDI quattro | hd 170 2967 a8 | 2019- | 2
# audi tt 17 34000
= 2006-2014 coupe 3 4 1300; Base, Advanced, S line
2.0 TFSI | b 147 1984 m6:1,d6:1 | 2006-2010 | 3
2.0 TFSI | b 155 1984 m6:1,d6:1 | 2010-2014 | 2
2.0 TDI quattro | d 125 1968 m6 4x4 | 2008-2014 | 1
= 2014-2023 coupe 3 4 1310; Base, Design, S line
2.0 TDI | d 135 1968 m6 | 2014-2018 | 2
2.0 TFSI | b 169 1984 m6:1,d6:1 | 2014-2018 | 2
40 TFSI | b 145 1984 d7 | 2018-2023 | 2
# bmw serie-1 430
= 2004-2011 berlina 5 5 1385 post; Base, Eletta, Futura, Attiva
116i | b 90 1995 m6 | 2007-2011 | 2
118d | d 105 1995 m6:4,a6:1 | 2007-2011 | 7
120d | d 130 1995 m6:3,a6:1 | 2007-2011 | 4
116d | d 85 1995 m6 | 2009-2011 | 2
= 2011-2019 berlina 5 5 1390 post; Base, Urban -2015, Unique -2015, Advantage 2015-, Business 2015-, Sport, Msport
116i | b 100 1598 m6 | 2011-2015 | 1
118i | b 100 1499 m6:1,a8:1 3c | 2015-2019 | 2
114d | d 70 1598 m6 | 2012-2018 | 1
116d | d 85 1496 m6:1,a8:1 3c | 2015-2019 | 7
116d | d 85 1995 m6:3,a8:1 | 2011-2015 | 6
118d | d 105 1995 m6:1,a8:1 | 2011-2015 | 5
118d | d 110 1995 m6:1,a8:2 | 2015-2019 | 7
120d | d 140 1995 a8 | 2015-2019 | 2 | Sport, Msport
= 2019-2024 berlina 5 5 1420; Business Advantage, Advantage, Sport, Luxury, Msport
116i | b 80 1499 m6:1,d7:1 3c | 2020-2024 | 2
118i | b 100 1499 m6:1,d7:4 3c | 2020-2024 | 7
118i | b 103 1499 m6:1,d7:1 3c | 2019-2020 | 2
116d | d 85 1496 m6:1,d7:3 3c | 2019-2024 | 7
118d | d 110 1995 m6:1,a8:6 | 2019-2024 | 9
120d | d 140 1995 a8 | 2019-2024 | 2
= 2024- berlina 5 5 1500; Base, Msport, Msport Pro
116 | b 90 1499 d7 3c | 2025- | 3
118d | d 110 1995 d7 | 2024- | 2
120 | mh 125 1499 d7 3c | 2024- | 7
120d | hd 120 1995 d7 | 2024- | 4
# bmw serie-2 68
= 2014-2021 coupe 3 4 1450 post; Base, Advantage, Sport, Msport
218i | b 100 1499 m6:1,a8:1 3c | 2015-2021 | 3
218d | d 110 1995 m6:1,a8:2 | 2014-2021 | 4
220d | d 140 1995 a8 | 2014-2021 | 2
= 2019-2024 berlina 4 5 1450; Business Advantage, Sport, Luxury, Msport
218i Gran Coupé | b 100 1499 m6:1,d7:4 3c | 2020-2024 | 5
216d Gran Coupé | d 85 1496 d7 3c | 2020-2024 | 3
218d Gran Coupé | d 110 1995 a8 | 2020-2024 | 6
= 2025- berlina 4 5 1500; Base, Msport, Msport Pro
216 Gran Coupé | b 90 1499 d7 3c | 2025- | 3
220 Gran Coupé | mh 125 1499 d7 3c | 2025- | 2
220d Gran Coupé | hd 120 1995 d7 | 2025- | 3
# bmw serie-2-active-tourer 66 30500
= 2014-2021 monovolume 5 5 1425; Base, Advantage, Luxury, Msport
218i | b 100 1499 m6:1,a8:1 3c | 2014-2021 | 2
216d | d 85 1496 m6:1,d7:1 3c | 2014-2021 | 5
218d | d 110 1995 m6:1,a8:2 | 2014-2021 | 6
225xe | p 100 1499 a6 3c 4x4 sys165 7.7kWh | 2016-2021 | 3
= 2021- monovolume 5 5 1500; Base, Luxury, Msport
218i | b 100 1499 d7 3c | 2021- | 3
218d | d 110 1995 d7 | 2021- | 5
225e xDrive | p 100 1499 d7 3c 4x4 sys180 14.2kWh | 2022- | 2
# bmw serie-3 85
= 2005-2011 berlina:5,station-wagon:5 4 5 1430 post; Base, Eletta, Attiva, Futura
318d | d 105 1995 m6:4,a6:1 | 2007-2011 | 4
320d | d 130 1995 m6:3,a6:2 | 2007-2011 | 8
= 2012-2018 berlina:5,station-wagon:5 4 5 1475 post; Base, Business Advantage, Sport, Luxury, Msport
316d | d 85 1995 m6:1,a8:1 | 2012-2018 | 2
318d | d 105 1995 m6:1,a8:2 | 2012-2015 | 3
318d | d 110 1995 m6:1,a8:3 | 2015-2018 | 5
320d | d 135 1995 m6:1,a8:3 | 2012-2015 | 5
320d | d 140 1995 a8 | 2015-2018 | 6
330e | p 135 1998 a8 sys185 7.6kWh | 2016-2018 | 1
= 2019- berlina:5,station-wagon:5 4 5 1520 post; Business Advantage, Sport, Luxury, Msport
318d | d 110 1995 a8 | 2019-2020 | 4
318d | hd 110 1995 a8 | 2020- | 3
320d | d 140 1995 a8 | 2019-2020 | 7
320d | hd 140 1995 a8 | 2020- | 6
320i | b 135 1998 a8 | 2019- | 2
330e | p 135 1998 a8 sys215 12kWh | 2019- | 3
# bmw serie-4 34 42000
= 2013-2020 coupe 3 4 1510 post; Base, Advantage, Luxury, Msport
420d | d 140 1995 m6:1,a8:5 | 2015-2020 | 5
420i | b 135 1998 a8 | 2013-2020 | 2
= 2020- coupe 3 4 1560 post; Base, Msport
420d | hd 140 1995 a8 | 2020- | 5
420i | b 135 1998 a8 | 2020- | 3
M440i xDrive | mh 275 2998 a8 4x4 | 2020- | 1 | Msport
# bmw serie-5 92 52000
= 2003-2010 berlina 4 5 1600 post; Base, Eletta, Futura, Attiva
520d | d 120 1995 m6:1,a6:2 | 2005-2010 | 4
530d | d 173 2993 a6 | 2005-2010 | 2
= 2010-2017 station-wagon 5 5 1720 post; Base, Business, Luxury, Msport
520d Touring | d 135 1995 a8:4,m6:1 | 2010-2014 | 5
520d Touring | d 140 1995 a8 | 2014-2017 | 5
525d Touring | d 160 1995 a8 | 2011-2017 | 2
= 2017-2023 station-wagon 5 5 1705 post; Business, Luxury, Msport
520d Touring | d 140 1995 a8 | 2017-2020 | 6
520d Touring | hd 140 1995 a8 | 2020-2023 | 5
530d xDrive Touring | hd 210 2993 a8 4x4 | 2020-2023 | 2
= 2023- berlina 4 5 1800 post; Base, Msport, Msport Pro
520d | hd 145 1995 a8 | 2023- | 5
530e | p 140 1998 a8 sys220 19.4kWh | 2024- | 2
# bmw x1 300
= 2009-2015 suv 5 5 1500 post; Base, Eletta, X Line, Msport
sDrive18d | d 105 1995 m6:3,a8:1 | 2009-2015 | 6
sDrive20d | d 130 1995 m6:2,a8:1 | 2009-2015 | 3
xDrive20d | d 135 1995 m6:1,a8:1 4x4 | 2012-2015 | 3
sDrive16d | d 85 1995 m6 | 2012-2015 | 2
= 2015-2022 suv 5 5 1480; Base -2019, Advantage -2021, Business, Sport -2020, X Line, Msport
sDrive16d | d 85 1496 m6:2,d7:1 3c | 2015-2022 | 4
sDrive18d | d 110 1995 m6:1,a8:4 | 2015-2022 | 11
xDrive18d | d 110 1995 a8 4x4 | 2016-2022 | 3
xDrive20d | d 140 1995 a8 4x4 | 2015-2022 | 2
sDrive18i | b 100 1499 m6:1,d7:3 3c | 2015-2022 | 4
xDrive25e | p 92 1499 a6 3c 4x4 sys162 10kWh | 2020-2022 | 5
= 2022- suv 5 5 1550; Base, Business, X Line, Msport
sDrive18i | b 100 1499 d7 3c | 2022- | 3
sDrive20i | mh 125 1499 d7 3c | 2023- | 4
sDrive18d | d 110 1995 d7 | 2022- | 9
sDrive20d | hd 120 1995 d7 | 2023- | 4
xDrive25e | p 100 1499 d7 3c 4x4 sys180 14.2kWh | 2022- | 1
# bmw x2 112
= 2018-2023 suv 5 5 1490; Base, Advantage, Business-X, Msport, Msport-X
sDrive16d | d 85 1496 m6:1,d7:1 3c | 2018-2023 | 3
sDrive18d | d 110 1995 m6:1,a8:4 | 2018-2023 | 8
xDrive20d | d 140 1995 a8 4x4 | 2018-2023 | 2
sDrive18i | b 103 1499 m6:1,d7:2 3c | 2018-2023 | 3
xDrive25e | p 92 1499 a6 3c 4x4 sys162 10kWh | 2020-2023 | 2
= 2024- suv 5 5 1580; Base, Msport, Msport Pro
sDrive18d | d 110 1995 d7 | 2024- | 6
sDrive20d | hd 120 1995 d7 | 2024- | 3
sDrive20i | mh 125 1499 d7 3c | 2024- | 3
# bmw x3 146
= 2010-2017 suv 5 5 1755 4x4; Base, Eletta, Futura, Msport
xDrive20d | d 135 1995 a8:3,m6:1 | 2010-2014 | 6
xDrive20d | d 140 1995 a8 | 2014-2017 | 6
xDrive30d | d 190 2993 a8 | 2011-2017 | 1
= 2017-2024 suv 5 5 1800 4x4; Base, Business Advantage, Luxury, X Line, Msport
xDrive20d | d 140 1995 a8 | 2017-2020 | 9
xDrive20d | hd 140 1995 a8 | 2020-2024 | 9
xDrive30e | p 135 1998 a8 sys215 12kWh | 2020-2024 | 2
xDrive20i | b 135 1998 a8 | 2018-2022 | 1
= 2024- suv 5 5 1900 4x4; Base, Msport, Msport Pro
20d xDrive | hd 145 1995 a8 | 2024- | 5
30e xDrive | p 140 1998 a8 sys220 19.7kWh | 2024- | 2
# bmw x5 48 76000
= 2013-2018 suv 5 5 2110 4x4; Base, Business, Luxury, Msport
xDrive25d | d 170 1995 a8 | 2015-2018 | 3
xDrive30d | d 190 2993 a8 | 2013-2018 | 6
= 2018- suv 5 5 2185 4x4; Business, X Line, Msport
xDrive30d | d 195 2993 a8 | 2018-2020 | 4
xDrive30d | hd 210 2993 a8 | 2020- | 6
xDrive45e | p 210 2998 a8 sys290 24kWh | 2019-2023 | 2
# bmw ix1 19 38500
= 2022- suv 5 5 2010; Essence, X Line, Msport
eDrive20 | e 150 0 a1 64.7kWh 475km | 2023- | 4
xDrive30 | e 230 0 a1 64.7kWh 440km 4x4 | 2022- | 4
# bmw z4 25 46000
= 2018- cabrio 2 2 1485 post; Base, Advantage, Msport
sDrive20i | b 145 1998 a8:3,m6:1 | 2018- | 5
M40i | b 250 2998 a8 x1.1 | 2018- | 2 | Msport
# mini mini-hatch 130
= 2006-2013 city-car 3 4 1130; One, Base, Seven
One 1.6 | b 72 1598 m6 | 2010-2013 | 3
Cooper 1.6 | b 90 1598 m6 | 2010-2013 | 3
Cooper D 1.6 | d 82 1598 m6 | 2010-2013 | 5
One D 1.6 | d 66 1598 m6 | 2010-2013 | 3
= 2014-2024 city-car 3 4 1210; Business, Boost, Hype, Classic, Yours
One 1.2 | b 75 1198 m6 3c | 2014-2018 | 2
One 1.5 | b 75 1499 m6 3c | 2018-2024 | 3
Cooper 1.5 | b 100 1499 m6:2,a6:1 3c | 2014-2018 | 4
Cooper 1.5 | b 100 1499 m6:1,d7:1 3c | 2018-2024 | 6
One D 1.5 | d 70 1496 m6 3c | 2014-2018 | 2
Cooper D 1.5 | d 85 1496 m6:2,a6:1 3c | 2014-2019 | 3
Cooper S 2.0 | b 141 1998 m6:1,d7:1 | 2014-2024 | 1
Cooper SE | e 135 0 a1 32.6kWh 230km x1.02 | 2020-2024 | 1
= 2024- city-car 3 4 1285; Essential, Classic, Favoured, JCW
Cooper C 1.5 | b 115 1499 d7 3c | 2024- | 5
Cooper S 2.0 | b 150 1998 d7 | 2024- | 2
# mini countryman 165 29500
= 2010-2016 suv 5 5 1310; Base, Business, Park Lane
Cooper D 1.6 | d 82 1598 m6 | 2010-2016 | 6
Cooper SD ALL4 | d 105 1995 m6:1,a6:1 4x4 | 2011-2016 | 2
One D 1.6 | d 66 1598 m6 | 2011-2016 | 3
= 2017-2023 suv 5 5 1440; Business, Boost, Hype, Northwood, Yours
Cooper 1.5 | b 100 1499 m6:1,d7:2 3c | 2017-2023 | 4
One D 1.5 | d 85 1496 m6:1,d7:1 3c | 2017-2023 | 3
Cooper D 2.0 | d 110 1995 m6:1,a8:3 | 2017-2023 | 6
Cooper SE ALL4 | p 92 1499 a6 3c 4x4 sys162 10kWh | 2017-2023 | 5
= 2024- suv 5 5 1575; Essential, Classic, Favoured, JCW
Countryman C 1.5 | mh 125 1499 d7 3c | 2024- | 5
Countryman D 2.0 | hd 120 1995 d7 | 2024- | 3
Countryman E | e 150 0 a1 64.7kWh 460km | 2024- | 1
# mercedes-benz classe-a 480
= 2012-2018 berlina 5 5 1370; Executive, Business, Sport, Premium
A 160 | b 75 1595 m6 | 2015-2018 | 2
A 180 | b 90 1595 m6:1,d7:1 | 2012-2018 | 2
A 160 d | d 66 1461 m6:2,d7:1 | 2013-2018 | 3
A 180 CDI | d 80 1461 m6:1,d7:2 | 2012-2015 | 7
A 180 d | d 80 1461 m6:1,d7:3 | 2015-2018 | 8
A 200 d | d 100 2143 d7 | 2015-2018 | 3
= 2018- berlina 5 5 1410; Executive -2022, Business -2022, Sport -2022, Sport Plus 2021-2022, Premium -2022, Progressive Advanced 2023-, Advanced Plus AMG Line 2023-
A 160 | b 80 1332 m6 4c | 2019-2022 | 1
A 180 | b 100 1332 m6:1,d7:6 4c | 2018-2022 | 3
A 180 | mh 100 1332 d7 4c | 2022- | 4
A 200 | b 120 1332 d7 4c | 2018-2022 | 4
A 200 | mh 120 1332 d7 4c | 2022- | 4
A 180 d | d 85 1461 d7 | 2018-2020 | 8
A 180 d | d 85 1950 d8 | 2020- | 9
A 200 d | d 110 1950 d8 | 2018- | 5
A 250 e | p 118 1332 d8 4c sys160 15.6kWh | 2019- | 3
AMG A 35 4Matic | b 225 1991 d7 4x4 x1.25 | 2018- | 1 | AMG
# mercedes-benz classe-b 65 30500
= 2011-2018 monovolume 5 5 1400; Executive, Business, Sport, Premium
B 180 CDI | d 80 1461 m6:1,d7:1 | 2011-2014 | 5
B 180 d | d 80 1461 m6:1,d7:3 | 2014-2018 | 6
B 200 CDI | d 100 1796 m6:1,d7:1 | 2011-2014 | 2
B 200 NGD | m 115 1991 d7 | 2013-2018 | 1
= 2019- monovolume 5 5 1430; Executive -2022, Business -2022, Sport -2022, Premium -2022, Progressive Advanced 2023-, AMG Line Advanced Plus 2023-
B 180 d | d 85 1461 d7 | 2019-2020 | 4
B 180 d | d 85 1950 d8 | 2020- | 6
B 200 d | d 110 1950 d8 | 2019- | 3
B 180 | b 100 1332 d7 4c | 2019-2022 | 2
# mercedes-benz classe-c 135 39500
= 2007-2014 berlina 4 5 1500 post; Classic, Elegance, Avantgarde
C 200 CDI | d 100 2148 m6:1,a5:2 | 2007-2014 | 6
C 220 CDI | d 125 2143 m6:1,a7:2 | 2009-2014 | 6
= 2014-2021 station-wagon 5 5 1570 post; Executive, Business, Sport, Premium
C 200 d SW | d 100 1598 m6:1,a7:2 | 2014-2018 | 4
C 220 d SW | d 125 2143 a7 | 2014-2018 | 7
C 220 d SW | d 143 1950 a9 | 2018-2021 | 6
C 200 SW | mh 135 1497 a9 | 2018-2021 | 1
= 2021- berlina 4 5 1655 post; Sport -2022, Advanced 2022-, Premium -2022, AMG Line 2022-
C 200 | mh 150 1496 a9 | 2021- | 3
C 200 d | hd 120 1993 a9 | 2021- | 3
C 220 d | hd 147 1993 a9 | 2021- | 6
C 300 e | p 150 1999 a9 sys230 25.4kWh | 2021- | 2
# mercedes-benz classe-e 72 54500
= 2009-2016 berlina 4 5 1660 post; Executive, Elegance, Avantgarde
E 220 CDI | d 125 2143 a5 | 2009-2013 | 6
E 220 d | d 125 2143 a7 | 2013-2016 | 4
E 350 d | d 190 2987 a9 | 2013-2016 | 1
= 2016-2023 station-wagon 5 5 1780 post; Executive, Business Sport, Sport, Premium
E 220 d SW | d 143 1950 a9 | 2016-2023 | 8
E 200 d SW | d 110 1950 a9 | 2016-2021 | 2
E 300 de SW | p 143 1950 a9 sys225 13.5kWh | 2019-2023 | 2
= 2024- berlina 4 5 1825 post; Advanced, Advanced Plus, Premium
E 220 d | hd 145 1993 a9 | 2024- | 6
E 200 | mh 150 1999 a9 | 2024- | 2
# mercedes-benz cla 165
= 2013-2019 coupe 4 5 1430; Executive, Business, Sport, Premium
CLA 180 | b 90 1595 m6:1,d7:1 | 2013-2019 | 1
CLA 200 d | d 100 2143 d7:5,m6:1 | 2014-2019 | 6
CLA 220 d | d 130 2143 d7 | 2014-2019 | 2
CLA 180 d Shooting Brake | d 80 1461 d7 | 2015-2019 | 2
= 2019-2025 coupe 4 5 1460; Executive -2022, Business -2022, Sport -2022, Premium -2022, Progressive Advanced 2023-, AMG Line Advanced Plus 2023-
CLA 180 | b 100 1332 d7 4c | 2019-2022 | 1
CLA 200 | mh 120 1332 d7 4c | 2022-2025 | 2
CLA 180 d | d 85 1950 d8 | 2020-2025 | 5
CLA 200 d | d 110 1950 d8 | 2019-2025 | 8
CLA 250 e | p 118 1332 d8 4c sys160 15.6kWh | 2020-2025 | 2
# mercedes-benz gla 260
= 2014-2020 suv 5 5 1435; Executive, Business, Sport, Premium
GLA 180 d | d 80 1461 m6:1,d7:3 | 2015-2020 | 6
GLA 200 CDI | d 100 2143 d7:3,m6:1 | 2014-2016 | 4
GLA 200 d | d 100 2143 d7 | 2016-2020 | 6
GLA 180 | b 90 1595 m6:1,d7:1 | 2015-2020 | 2
= 2020- suv 5 5 1500; Executive -2022, Business -2022, Sport -2022, Sport Plus 2021-2022, Progressive Advanced 2023-, AMG Line Premium 2023-
GLA 180 d | d 85 1950 d8 | 2020- | 8
GLA 200 d | d 110 1950 d8 | 2020- | 12
GLA 200 | b 120 1332 d7 4c | 2020-2023 | 2
GLA 200 | mh 120 1332 d7 4c | 2023- | 2
GLA 250 e | p 118 1332 d8 4c sys160 15.6kWh | 2020- | 2
# mercedes-benz glb 135
= 2019- suv 5 7 1650; Executive -2022, Business -2022, Sport -2022, Sport Plus 2021-2022, Progressive Advanced 2023-, AMG Line Premium 2023-
GLB 180 d | d 85 1950 d8 | 2020- | 3
GLB 200 d | d 110 1950 d8 | 2019- | 9
GLB 220 d 4Matic | d 140 1950 d8 4x4 | 2019- | 1
GLB 200 | b 120 1332 d7 4c | 2019-2023 | 1
# mercedes-benz glc 290
= 2015-2022 suv 5 5 1845 4x4; Executive, Business, Sport, Premium
GLC 220 d 4Matic | d 125 2143 a9 | 2015-2019 | 8
GLC 250 d 4Matic | d 150 2143 a9 | 2015-2019 | 4
GLC 220 d 4Matic | d 143 1950 a9 | 2019-2022 | 9
GLC 200 4Matic | mh 145 1991 a9 | 2019-2022 | 1
GLC 300 de 4Matic | p 143 1950 a9 sys225 13.5kWh | 2019-2022 | 2
= 2022- suv 5 5 2000 4x4; Sport -2022, Advanced, Advanced Plus 2023-, AMG Line Premium
GLC 220 d 4Matic | hd 145 1993 a9 | 2022- | 9
GLC 300 de 4Matic | p 145 1993 a9 sys245 31.2kWh | 2022- | 3
# mercedes-benz gle 65 79000
= 2015-2019 suv 5 5 2150 4x4; Executive, Sport, Premium
GLE 250 d 4Matic | d 150 2143 a9 | 2015-2018 | 4
GLE 350 d 4Matic | d 190 2987 a9 | 2015-2018 | 4
= 2019- suv 5 5 2240 4x4; Executive, Sport, Premium Plus, AMG Line
GLE 300 d 4Matic | d 180 1950 a9 | 2019-2021 | 3
GLE 300 d 4Matic | hd 200 1993 a9 | 2021- | 4
GLE 350 de 4Matic | p 143 1950 a9 sys235 31.2kWh | 2020-2023 | 3
# mercedes-benz eqa 19 37500
= 2021- suv 5 5 2040; Sport, Advanced, AMG Line
EQA 250 | e 140 0 a1 66.5kWh 430km | 2021- | 4
EQA 250+ | e 140 0 a1 70.5kWh 550km x1.08 | 2022- | 3
# smart fortwo 130
= 1998-2006 city-car 3 2 730 post; Pure, Pulse, Passion
600 | b 40 599 s6 3c | 1998-2002 | 3
700 | b 45 698 s6 3c | 2003-2006 | 5
800 CDI | d 30 799 s6 3c | 2000-2006 | 1
= 2007-2014 city-car 3 2 820 post; Pure, Pulse, Passion
1.0 MHD | b 52 999 s5 | 2008-2014 | 8
1.0 Turbo | b 62 999 s5 | 2007-2014 | 2
0.8 CDI | d 40 799 s5 3c | 2009-2014 | 1
= 2014-2019 city-car 3 2 880 post; Youngster, Passion, Prime, Superpassion
1.0 | b 52 999 m5:1,d6:3 | 2014-2019 | 8
0.9 Turbo | b 66 898 d6:3,m5:1 3c | 2014-2019 | 4
= 2017-2024 city-car 3 2 1095 post; Youngster -2019, Passion -2021, Pure 2020-, Pulse 2020-, Prime
EQ | e 60 0 a1 17.6kWh 135km | 2017-2024 | 6
# smart forfour 38 11500
= 2014-2019 city-car 5 4 975 post; Youngster, Passion, Prime
1.0 | b 52 999 m5:1,d6:2 | 2014-2019 | 6
0.9 Turbo | b 66 898 m5:1,d6:2 3c | 2014-2019 | 2
= 2017-2021 city-car 5 4 1200 post; Pure, Passion, Pulse
EQ | e 60 0 a1 17.6kWh 130km | 2017-2021 | 2
# porsche macan 243
= 2014-2024 suv 5 5 1795 4x4; Base, Style Edition, Sport
3.0 S Diesel | d 190 2967 d7 | 2014-2018 | 2
2.0 | b 185 1984 d7 | 2014-2019 | 6
2.0 | b 180 1984 d7 | 2019-2021 | 6
2.0 | b 195 1984 d7 | 2021-2024 | 7
3.0 S | b 260 2995 d7 x1.08 | 2018-2021 | 2
2.9 GTS | b 324 2894 d7 x1.2 | 2021-2024 | 1
= 2024- suv 5 5 2220 post; Base
Elettrica | e 250 0 a1 100kWh 641km | 2024- | 4
4 Elettrica | e 285 0 a1 100kWh 613km 4x4 | 2024- | 4
# porsche cayenne 76
= 2010-2017 suv 5 5 2110 4x4; Base, Platinum Edition
3.0 Diesel | d 180 2967 a8 | 2010-2014 | 4
3.0 Diesel | d 193 2967 a8 | 2014-2017 | 3
= 2018- suv 5 5 1985 4x4; Base, Platinum Edition
3.0 V6 | b 250 2995 a8 | 2018-2023 | 4
3.0 E-Hybrid | p 250 2995 a8 sys340 17.9kWh | 2018-2023 | 5
3.0 V6 | b 260 2995 a8 | 2023- | 2
3.0 E-Hybrid | p 224 2995 a8 sys346 25.9kWh | 2023- | 3
# porsche 718 24 68000
= 2016-2025 cabrio 2 2 1365 post; Base, Style Edition, T
2.0 Boxster | b 220 1988 m6:1,d7:3 | 2016-2025 | 6
2.5 Boxster S | b 257 2497 m6:1,d7:3 x1.08 | 2016-2025 | 2 | S
# porsche taycan 42 79000
= 2020- berlina 4 4 2130 post; Base
Base | e 300 0 a1 79.2kWh 431km | 2021- | 3
4S | e 390 0 a1 93.4kWh 463km 4x4 | 2020- | 4
# opel corsa 404
= 2006-2014 berlina 5 5 1100; Club, Enjoy, Edition, Cosmo
1.2 | b 59 1229 m5 | 2006-2010 | 5
1.2 | b 63 1229 m5 | 2010-2014 | 4
1.3 CDTI | d 55 1248 m5 | 2006-2014 | 6
1.2 GPL-Tech | g 61 1229 m5 | 2009-2014 | 2
= 2014-2019 berlina 5 5 1140; n-Joy, Cosmo -2017, Advance 2017-, Innovation 2017-, Black Edition 2017-
1.2 | b 51 1229 m5 | 2014-2019 | 5
1.4 | b 66 1398 m5:4,a6:1 | 2014-2019 | 4
1.3 CDTI | d 55 1248 m5 | 2014-2018 | 4
1.4 GPL-Tech | g 66 1398 m5 | 2014-2019 | 2
= 2019- berlina 5 5 1055; Edition, Design & Tech 2020-2022, Elegance -2023, GS Line -2023, GS 2023-
1.2 | b 55 1199 m5 3c | 2019- | 14
1.2 Turbo | b 74 1199 m6:2,a8:1 3c | 2019- | 9
1.5 Diesel | d 75 1499 m6 | 2019-2023 | 2
1.2 Hybrid | mh 74 1199 d6 3c | 2024-2025 | 5
1.2 Hybrid | mh 81 1199 d6 3c | 2025- | 5
# opel corsa-e 14 17500
= 2020- berlina 5 5 1455; Edition, Elegance, GS
Elettrica 50 kWh | e 100 0 a1 50kWh 357km | 2020- | 5
# opel astra 103
= 2004-2009 berlina:6,station-wagon:4 5 5 1250; Club, Enjoy, Cosmo
1.4 | b 66 1364 m5 | 2004-2009 | 2
1.7 CDTI | d 74 1686 m5 | 2004-2009 | 3
1.9 CDTI | d 88 1910 m6 | 2004-2009 | 4
= 2009-2015 berlina:6,station-wagon:4 5 5 1370; Elective, Enjoy, Cosmo
1.4 Turbo | b 103 1364 m6 | 2009-2015 | 1
1.7 CDTI | d 81 1686 m6 | 2009-2015 | 5
1.6 CDTI | d 81 1598 m6 | 2013-2015 | 2
= 2015-2021 berlina:6,station-wagon:4 5 5 1310; Business, Dynamic -2019, Innovation -2019, Business Elegance 2019-, GS Line 2019-, Ultimate 2019-
1.4 Turbo | b 92 1399 m6 | 2015-2019 | 2
1.6 CDTI | d 81 1598 m6 | 2015-2019 | 6
1.6 CDTI | d 100 1598 m6:1,a6:1 | 2015-2019 | 3
1.2 Turbo | b 81 1199 m6 3c | 2019-2021 | 2
1.5 CDTI | d 90 1496 m6:2,a9:1 3c | 2019-2021 | 3
= 2021- berlina:6,station-wagon:4 5 5 1340; Edition, Elegance -2023, GS Line -2023, GS 2023-, Ultimate -2023
1.2 Turbo | b 81 1199 m6 3c | 2022-2024 | 3
1.2 Turbo | b 96 1199 m6:1,a8:2 3c | 2021-2024 | 5
1.5 Turbo Diesel | d 96 1499 m6:1,a8:2 | 2021- | 7
1.2 Hybrid | mh 100 1199 d6 3c | 2024- | 5
1.6 Plug-in Hybrid | p 110 1598 a8 sys132 12.4kWh | 2021- | 2
# opel mokka 191
= 2012-2019 suv 5 5 1350; Ego -2016, Cosmo -2016, Advance 2016-, Innovation 2016-
1.4 Turbo | b 103 1364 m6 | 2012-2019 | 2
1.4 Turbo GPL | g 103 1364 m6 | 2013-2018 | 3
1.6 CDTI | d 100 1598 m6:3,a6:1 | 2014-2019 | 6
1.7 CDTI | d 96 1686 m6 | 2012-2015 | 4
= 2021- suv 5 5 1200; Edition, Elegance -2023, GS Line -2023, Ultimate -2023, GS 2023-
1.2 Turbo | b 74 1199 m6 3c | 2021-2024 | 6
1.2 Turbo | b 96 1199 m6:1,a8:3 3c | 2021- | 9
1.5 Diesel | d 81 1499 m6 | 2021-2024 | 3
1.2 Hybrid | mh 100 1199 d6 3c | 2024- | 4
# opel mokka-e 16 18900
= 2021- suv 5 5 1598; Edition, Elegance, Ultimate
Elettrica 50 kWh | e 100 0 a1 50kWh 322km | 2021-2024 | 4
Elettrica 54 kWh | e 115 0 a1 54kWh 406km x1.05 | 2023- | 2
# opel crossland 77
= 2017-2024 suv 5 5 1250; Advance -2020, Innovation -2020, Edition 2020-, Elegance 2020-, GS Line 2021-
1.2 | b 61 1199 m5 3c | 2017-2024 | 7
1.2 Turbo | b 81 1199 m6:3,a6:1 3c | 2017-2024 | 8
1.2 Turbo | b 96 1199 m6:1,a6:1 3c | 2018-2024 | 2
1.5 ecoTEC D | d 75 1499 m6 | 2018-2020 | 4
1.5 Diesel | d 81 1499 m6 | 2020-2024 | 4
# opel grandland 160
= 2017-2024 suv 5 5 1430; Advance -2021, Innovation -2021, Business Elegance 2020-, GS Line 2021-, Ultimate
1.2 Turbo | b 96 1199 m6:1,a8:2 3c | 2017-2024 | 9
1.5 ecotec Diesel | d 96 1499 m6:1,a8:3 | 2018-2024 | 9
1.6 Hybrid Plug-in | p 133 1598 a8 sys165 13.2kWh | 2020-2024 | 4
1.2 Hybrid | mh 100 1199 d6 3c | 2023-2024 | 3
= 2024- suv 5 5 1570; Edition, GS, Ultimate
1.2 Hybrid | mh 107 1199 d6 3c | 2024- | 8
# opel insignia 16 18900
= 2008-2017 berlina:6,station-wagon:4 5 5 1540; Elective, Edition, Cosmo
2.0 CDTI | d 96 1956 m6:2,a6:1 | 2008-2017 | 4
2.0 CDTI | d 118 1956 m6:2,a6:1 | 2008-2015 | 3
= 2017-2022 berlina:6,station-wagon:4 5 5 1500; Advance, Innovation, Ultimate
1.6 CDTI | d 100 1598 m6:1,a6:1 | 2017-2020 | 4
2.0 CDTI | d 128 1995 a8 | 2020-2022 | 2
# opel meriva 22 11500
= 2010-2017 monovolume 5 5 1360; Elective, Cosmo, Innovation
1.4 | b 74 1398 m5 | 2010-2017 | 3
1.4 GPL-Tech | g 88 1364 m5 | 2011-2017 | 3
1.3 CDTI | d 70 1248 m5 | 2010-2017 | 4
1.6 CDTI | d 81 1598 m6 | 2014-2017 | 2
# opel frontera 31 21500
= 2024- suv 5 5 1290; Edition, GS
1.2 Hybrid | mh 81 1199 d6 3c | 2025- | 7
1.2 Hybrid | mh 100 1199 d6 3c | 2024- | 3
`
