/** Engines of Asian, British, Swedish, Spanish, Czech and American makes. How a line is written: see ../car-table.ts. */
export const otherCars = String.raw`
# toyota yaris 253
= 2005-2011 berlina 5 5 1030; Now, Sol, Active
1.0 | b 51 998 m5 | 2005-2011 | 6
1.3 | b 64 1296 m5 4c | 2005-2009 | 3
1.4 D-4D | d 66 1364 m5 | 2005-2011 | 4
= 2011-2020 berlina 5 5 1060; Cool, Active, Lounge, Style
1.0 | b 51 998 m5 | 2011-2017 | 6
1.0 | b 53 998 m5 | 2017-2020 | 3
1.5 Hybrid | h 55 1497 c sys74 0.9kWh | 2012-2020 | 12
1.4 D-4D | d 66 1364 m6 | 2011-2017 | 3
1.5 | b 82 1496 m6 | 2017-2020 | 1
= 2020- berlina 5 5 1140; Active, Trend, Lounge, Style -2023, Premiere
1.5 Hybrid 116 | h 68 1490 c 3c sys85 0.8kWh | 2020- | 20
1.5 Hybrid 130 | h 68 1490 c 3c sys96 0.8kWh | 2024- | 4 | Style, Premiere
1.0 | b 53 998 m5 | 2020-2024 | 2 | Active, Trend
1.5 | b 92 1490 m6 3c | 2020-2023 | 1
# toyota yaris-cross 189
= 2021- suv 5 5 1180; Active, Trend, Lounge, Adventure, Premiere
1.5 Hybrid 116 | h 68 1490 c 3c sys85 0.8kWh | 2021- | 14
1.5 Hybrid 116 AWD-i | h 68 1490 c 3c sys85 4x4 0.8kWh | 2021- | 2 | Adventure
1.5 | b 92 1490 m6 3c | 2021-2023 | 2
1.5 Hybrid 130 | h 68 1490 c 3c sys96 0.8kWh | 2024- | 3 | Lounge, Premiere
# toyota c-hr 197
= 2016-2023 suv 5 5 1380; Active, Business 2018-, Trend 2019-, Lounge, Style -2020
1.8 Hybrid | h 72 1798 c sys90 1.3kWh | 2016-2023 | 12
2.0 Hybrid | h 112 1987 c sys135 1.4kWh | 2019-2023 | 2 | Trend, Lounge
= 2023- suv 5 5 1430; Active, Trend, Lounge, Premiere
1.8 Hybrid 140 | h 72 1798 c sys103 1.3kWh | 2023- | 10
2.0 Hybrid 200 | h 112 1987 c sys145 1.4kWh | 2023- | 2
2.0 Plug-in 220 | p 112 1987 c sys164 13.6kWh | 2024- | 2
# toyota aygo-x 78 15400
= 2022- city-car 5 4 940; Active, Trend, Lounge, Limited
1.0 VVT-i 72 | b 53 998 m5:3,c:2 | 2022-2025 | 10
1.5 Hybrid 116 | h 68 1490 c 3c sys85 0.8kWh | 2025- | 6
# toyota aygo 54 10800
= 2005-2014 city-car 5 4 800; Now, Active, Connect
1.0 VVT-i 68 | b 50 998 m5:6,s5:1 | 2005-2014 | 8
= 2014-2021 city-car 5 4 850; x-cool, x-play, x-clusiv, x-cite
1.0 VVT-i 69 | b 51 998 m5:5,s5:1 | 2014-2018 | 6
1.0 VVT-i 72 | b 53 998 m5:5,s5:1 | 2018-2021 | 6
# toyota corolla 56 21500
= 2019- berlina 5 5 1340; Active, Business, Style, Lounge, GR Sport
1.8 Hybrid | h 72 1798 c sys90 1.3kWh | 2019-2022 | 8
1.8 Hybrid 140 | h 72 1798 c sys103 1.3kWh | 2023- | 6
2.0 Hybrid | h 112 1987 c sys132 1.4kWh | 2019-2022 | 1
# toyota corolla 30 23000
= 2019- station-wagon 5 5 1390; Active, Business, Style, Lounge
1.8 Hybrid | h 72 1798 c sys90 1.3kWh | 2019-2022 | 8
1.8 Hybrid 140 | h 72 1798 c sys103 1.3kWh | 2023- | 6
# toyota auris 16 15500
= 2010-2018 berlina 5 5 1310; Active, Lounge, Style
1.8 Hybrid | h 73 1798 c sys100 1.3kWh | 2010-2018 | 8
1.4 D-4D | d 66 1364 m6 | 2010-2018 | 5
# toyota rav4 65
= 2006-2012 suv 5 5 1550 4x4; Sol, Luxury
2.2 D-4D 136 | d 100 2231 m6 | 2006-2009 | 4
2.2 D-4D 150 | d 110 2231 m6 | 2009-2012 | 3
= 2013-2018 suv 5 5 1620; Active, Lounge, Style
2.0 D-4D 124 | d 91 1998 m6 | 2013-2015 | 3
2.0 D-4D 143 | d 105 1995 m6 | 2016-2018 | 2
2.5 Hybrid | h 114 2494 c sys145 1.6kWh | 2016-2018 | 6
= 2019-2025 suv 5 5 1650; Business, Active, Dynamic, Style, Lounge
2.5 Hybrid 218 | h 131 2487 c sys160 1.6kWh | 2019-2025 | 9
2.5 Hybrid 222 AWD-i | h 131 2487 c sys163 4x4 1.6kWh | 2019-2025 | 4
2.5 Plug-in 306 | p 136 2487 c sys225 4x4 18.1kWh | 2020-2025 | 2
# lexus ux 19 27500
= 2019- suv 5 5 1540; Executive, Business, F Sport, Luxury
250h | h 107 1987 c sys135 1.4kWh | 2019-2023 | 8
300h | h 112 1987 c sys146 1.4kWh x1.1 | 2024- | 3
# nissan qashqai 420
= 2007-2013 suv 5 5 1400; Visia, Acenta, Tekna
1.5 dCi | d 78 1461 m6 | 2007-2010 | 6
1.5 dCi | d 81 1461 m6 | 2010-2013 | 6
1.6 | b 86 1598 m5 | 2007-2013 | 2
1.6 GPL | g 84 1598 m5 | 2008-2013 | 2
= 2014-2021 suv 5 5 1340; Visia, Acenta, Business 2017-, N-Connecta 2015-, Tekna
1.5 dCi 110 | d 81 1461 m6 | 2014-2018 | 12
1.6 dCi 130 | d 96 1598 m6:2,c:2 | 2014-2018 | 5
1.2 DIG-T 115 | b 85 1197 m6:1,c:1 4c | 2014-2018 | 2
1.5 dCi 115 | d 85 1461 m6:1,d7:1 | 2018-2021 | 7
1.3 DIG-T 140 | b 103 1332 m6 4c | 2018-2021 | 3
= 2021- suv 5 5 1400; Visia, Acenta, Business, N-Connecta, Tekna
1.3 Mild Hybrid 140 | mh 103 1332 m6 4c | 2021- | 9
1.3 Mild Hybrid 158 | mh 116 1332 m6:1,c:3 4c | 2021- | 8
1.5 e-Power 190 | h 140 1497 a1 3c 2.1kWh | 2022-2025 | 6
1.5 e-Power 205 | h 151 1497 a1 3c 2.1kWh | 2025- | 3
# nissan juke 169
= 2010-2019 suv 5 5 1200; Visia, Acenta, N-Connecta 2014-, Tekna
1.5 dCi 110 | d 81 1461 m6 | 2010-2019 | 9
1.6 | b 83 1598 m5 | 2010-2018 | 3
1.6 GPL | g 86 1598 m5 | 2012-2018 | 3
1.2 DIG-T 115 | b 85 1197 m6 4c | 2014-2018 | 2
= 2019- suv 5 5 1190; Visia, Acenta, Business, N-Connecta, N-Design, Tekna
1.0 DIG-T 117 | b 86 999 m6:2,d7:1 | 2019-2021 | 5
1.0 DIG-T 114 | b 84 999 m6:2,d7:1 | 2021- | 10
1.6 Hybrid 143 | h 69 1598 a4 sys105 1.2kWh | 2022- | 7
# nissan micra 45 12500
= 2010-2017 city-car 5 5 960; Visia, Acenta, Tekna
1.2 | b 59 1198 m5 3c | 2010-2017 | 8
1.2 GPL | g 59 1198 m5 3c | 2012-2016 | 2
= 2017-2023 berlina 5 5 1040; Visia, Acenta, N-Connecta, Tekna
0.9 IG-T 90 | b 66 898 m5 3c | 2017-2019 | 5
1.0 IG-T 100 | b 74 999 m5:3,c:1 | 2019-2021 | 4
1.0 IG-T 92 | b 68 999 m5:3,c:1 | 2021-2023 | 3
1.5 dCi 90 | d 66 1461 m5 | 2017-2019 | 3
# nissan x-trail 75 29500
= 2014-2022 suv 5 5 1580; Visia, Acenta, N-Connecta, Tekna
1.6 dCi 130 | d 96 1598 m6:1,c:1 | 2014-2018 | 8
2.0 dCi 177 4WD | d 130 1995 m6:1,c:1 4x4 | 2016-2019 | 2
1.7 dCi 150 | d 110 1749 m6:1,c:2 | 2019-2021 | 3
= 2022- suv 5 5 1660; Acenta, N-Connecta, Tekna, Tekna Plus
1.5 e-Power 204 | h 150 1497 a1 3c 2.1kWh | 2022- | 7
1.5 e-4orce 213 | h 157 1497 a1 3c 4x4 2.1kWh | 2022- | 4
# nissan leaf 16 17500
= 2018-2024 berlina 5 5 1580; Acenta, N-Connecta, Tekna
40 kWh | e 110 0 a1 40kWh 270km | 2018-2024 | 6
62 kWh e+ | e 160 0 a1 62kWh 385km x1.1 | 2019-2024 | 2
# hyundai tucson 165
= 2015-2020 suv 5 5 1450; Classic, Comfort -2018, XPossible -2018, XTech 2018-, XPrime 2018-, Exellence 2018-
1.7 CRDi 116 | d 85 1685 m6 | 2015-2018 | 10
1.7 CRDi 141 | d 104 1685 d7 | 2015-2018 | 3
1.6 CRDi 116 | d 85 1598 m6 | 2018-2020 | 5
1.6 CRDi 136 Mild Hybrid | hd 100 1598 m6:1,d7:1 | 2018-2020 | 3
1.6 GDI 132 | b 97 1591 m6 4c | 2015-2020 | 2
= 2020- suv 5 5 1500; XTech, NLine, XLine, Exellence
1.6 CRDi 115 | d 85 1598 m6 | 2021- | 5
1.6 CRDi 136 48V | hd 100 1598 d7 | 2020-2024 | 5
1.6 T-GDI 150 48V | mh 110 1598 m6:1,d7:1 | 2020-2024 | 2
1.6 HEV 230 | h 132 1598 a6 sys169 1.5kWh | 2020-2024 | 8
1.6 HEV 215 | h 118 1598 a6 sys158 1.5kWh | 2024- | 4
1.6 PHEV 265 4WD | p 132 1598 a6 sys195 4x4 13.8kWh | 2021-2024 | 1
# hyundai kona 117
= 2017-2023 suv 5 5 1310; Classic, Comfort, XTech, XPrime, Exellence
1.0 T-GDI 120 | b 88 998 m6 | 2017-2023 | 6
1.6 CRDi 116 | d 85 1598 m6 | 2018-2020 | 3
1.6 HEV 141 | h 77 1580 d6 sys104 1.6kWh | 2019-2023 | 9
EV 39 kWh | e 100 0 a1 39.2kWh 305km | 2018-2023 | 2
EV 64 kWh | e 150 0 a1 64kWh 484km x1.1 | 2018-2023 | 2
= 2023- suv 5 5 1370; XTech, XLine, NLine, XClass
1.0 T-GDI 120 | b 88 998 m6:1,d7:1 | 2023- | 4
1.6 HEV 141 | h 77 1580 d6 sys104 1.3kWh | 2023-2024 | 4
1.6 HEV 129 | h 77 1580 d6 sys95 1.3kWh | 2024- | 4
# hyundai i20 110
= 2014-2020 berlina 5 5 1060; Classic, Comfort, Connectline, Style
1.2 84 | b 62 1248 m5 | 2014-2020 | 8
1.1 CRDi 75 | d 55 1120 m6 3c | 2014-2018 | 3
1.2 84 GPL | g 62 1248 m5 | 2015-2020 | 2
1.0 T-GDI 100 | b 74 998 m5 | 2016-2020 | 2
= 2020- berlina 5 5 1060; Classic, Connectline, NLine, Prime
1.2 MPI 84 | b 62 1197 m5 4c | 2020- | 9
1.2 MPI 79 | b 58 1197 m5 4c | 2024- | 4
1.0 T-GDI 100 48V | mh 74 998 m6:1,d7:1 | 2020-2023 | 3
# hyundai i10 60 11800
= 2014-2019 city-car 5 5 930; Classic, Comfort, Login, Style
1.0 MPI 67 | b 49 998 m5 | 2014-2019 | 8
1.0 LPGI 67 | g 49 998 m5 | 2014-2019 | 2
= 2020- city-car 5 4 920; Advanced, Tech, Connectline, Prime
1.0 MPI 67 | b 49 998 m5:3,s5:1 | 2020-2023 | 8
1.0 MPI 63 | b 46 998 m5:3,s5:1 | 2023- | 5
1.2 MPI 84 | b 62 1197 m5 4c | 2020-2023 | 1
# hyundai bayon 22 17900
= 2021- suv 5 5 1120; XLine, XClass, Exclusive
1.2 MPI 84 | b 62 1197 m5 4c | 2021- | 6
1.0 T-GDI 100 | b 74 998 m6:1,d7:2 | 2021- | 4
# hyundai ix35 16 17500
= 2010-2015 suv 5 5 1450; Classic, Comfort, XPossible
1.7 CRDi 116 | d 85 1685 m6 | 2010-2015 | 8
2.0 CRDi 4WD 136 | d 100 1995 m6:2,a6:1 4x4 | 2010-2015 | 2
# hyundai ix20 12 12500
= 2010-2019 monovolume 5 5 1260; Classic, Comfort, XPrime
1.4 MPI 90 | b 66 1396 m5 | 2010-2019 | 4
1.4 CRDi 78 | d 57 1396 m6 | 2010-2018 | 4
1.4 MPI GPL | g 66 1396 m5 | 2011-2018 | 3
# kia sportage 140
= 2010-2015 suv 5 5 1450; Active, Cool, Class, Rebel
1.7 CRDi 115 | d 85 1685 m6 | 2010-2015 | 9
2.0 CRDi 136 AWD | d 100 1995 m6:2,a6:1 4x4 | 2010-2015 | 2
1.6 GDI GPL | g 97 1591 m6 4c | 2012-2015 | 2
= 2016-2021 suv 5 5 1480; Business Class -2020, Cool, Energy 2018-, GT Line
1.7 CRDi 115 | d 85 1685 m6 | 2016-2018 | 8
1.6 CRDi 116 | d 85 1598 m6 | 2018-2021 | 4
1.6 CRDi 136 Mild Hybrid | hd 100 1598 m6:1,d7:1 | 2018-2021 | 4
1.6 GDI 132 | b 97 1591 m6 4c | 2016-2021 | 2
= 2022- suv 5 5 1520; Business, Style, GT-Line, GT-Line Plus
1.6 CRDi 115 | d 85 1598 m6 | 2022- | 3
1.6 CRDi MHEV 136 | hd 100 1598 d7 | 2022- | 7
1.6 TGDi HEV 230 | h 132 1598 a6 sys169 1.5kWh | 2022-2024 | 6
1.6 TGDi HEV 239 | h 132 1598 a6 sys176 1.5kWh | 2025- | 4
1.6 TGDi MHEV 150 | mh 110 1598 m6:1,d7:1 | 2022- | 2
# kia picanto 53 11500
= 2011-2017 city-car 5 5 860; City, Active, Cool, Glam
1.0 69 | b 51 998 m5 | 2011-2017 | 8
1.0 EcoGPL | g 60 998 m5 | 2011-2017 | 3
= 2017- city-car 5 5 920; City, Urban, Style, GT Line, X Line
1.0 67 | b 49 998 m5:6,s5:1 | 2017- | 10
1.0 EcoGPL | g 49 998 m5 | 2017-2021 | 1
# kia stonic 57 15800
= 2017- suv 5 5 1150; City, Urban, Style, Energy, GT Line
1.0 T-GDi 100 | b 74 998 m6:2,d7:1 | 2020- | 5
1.0 T-GDi 120 | b 88 998 m6:1,d7:1 | 2017-2020 | 3
1.2 84 | b 62 1248 m5 | 2017-2020 | 3
1.6 CRDi 110 | d 81 1582 m6 | 2017-2019 | 3
1.0 T-GDi 100 MHEV | mh 74 998 m6 | 2020- | 3
1.4 EcoGPL | g 71 1368 m6 | 2018-2020 | 2
# kia niro 44 22500
= 2016-2022 suv 5 5 1425; Urban, Style, Energy
1.6 GDi HEV | h 77 1580 d6 sys104 1.6kWh | 2016-2022 | 10
= 2022- suv 5 5 1475; Business, Style, Evolution
1.6 GDi HEV | h 77 1580 d6 sys104 1.3kWh | 2022-2024 | 6
1.6 GDi HEV | h 77 1580 d6 sys95 1.3kWh | 2025- | 4
EV 64.8 kWh | e 150 0 a1 64.8kWh 460km x1.12 | 2022- | 2
# kia ceed 22 16500
= 2018- berlina:6,station-wagon:4 5 5 1270; Business Class, Urban, Style, GT Line
1.0 T-GDi 100 | b 74 998 m6 | 2018- | 4
1.6 CRDi 115 | d 85 1598 m6:1,d7:1 | 2018-2021 | 4
1.6 CRDi 136 MHEV | hd 100 1598 m6:1,d7:1 | 2020-2023 | 3
# mg zs 267
= 2021-2024 suv 5 5 1258; Start, Comfort, Luxury
1.5 VTi-tech | b 78 1498 m5 | 2021-2024 | 12
1.0 T-GDI | b 82 999 m6:1,a6:2 | 2021-2024 | 3
1.5 VTi-tech GPL | g 78 1498 m5 | 2022-2024 | 1
= 2024- suv 5 5 1420; Standard, Comfort, Luxury
Hybrid+ 1.5 | h 75 1498 a3 sys145 1.8kWh | 2024- | 9
1.5 | b 85 1498 m5 | 2025- | 5
# mg mg3 144
= 2024- berlina 5 5 1270; Standard, Comfort, Luxury
Hybrid+ 1.5 | h 75 1498 a3 sys143 1.8kWh | 2024- | 6
1.5 | b 85 1498 m5 | 2024- | 6
# mg hs 95 20900
= 2021-2024 suv 5 5 1520; Comfort, Luxury, Exclusive
1.5 T-GDI | b 119 1490 m6:1,d7:1 | 2021-2024 | 8
EHS Plug-in | p 119 1490 a10 sys190 16.6kWh x1.08 | 2021-2024 | 3
= 2024- suv 5 5 1570; Comfort, Luxury
1.5 T-GDI | b 125 1496 m6:1,d7:2 | 2024- | 6
Hybrid+ 1.5 | h 105 1496 a2 sys165 1.8kWh | 2025- | 3
# mg mg4 22 22500
= 2022- berlina 5 5 1655 post; Standard, Comfort, Luxury
51 kWh | e 125 0 a1 51kWh 350km | 2022- | 4
64 kWh | e 150 0 a1 64kWh 450km x1.1 | 2022- | 5
# byd seal-u 107 30500
= 2024- suv 5 5 1940; Boost, Comfort, Design
1.5 DM-i | p 72 1498 a1 sys160 18.3kWh | 2024- | 9
71.8 kWh | e 160 0 a1 71.8kWh 420km | 2024- | 1
# byd atto-2 35 26900
= 2025- suv 5 5 1570; Active, Boost
45 kWh | e 130 0 a1 45.1kWh 312km | 2025- | 4
# omoda omoda-5 59 20500
= 2024- suv 5 5 1420; Comfort, Premium
1.6 TGDI | b 108 1598 d7 | 2024- | 8
1.5 Hybrid | h 105 1499 a1 sys165 1.8kWh | 2025- | 3
# jaecoo jaecoo-7 75 26500
= 2024- suv 5 5 1530; Select, Exclusive
1.6 TGDI | b 108 1598 d7 | 2024- | 5
1.5 SHS Plug-in | p 105 1499 a1 sys205 18.3kWh | 2025- | 6
# volvo xc40 175
= 2018- suv 5 5 1560; Momentum -2022, Business Plus -2022, R-design -2022, Inscription -2022, Core 2022-, Plus Dark 2022-, Ultimate Dark 2022-
T3 | b 120 1477 m6:1,a8:2 3c | 2018-2021 | 4
D3 | d 110 1969 m6:1,a8:4 | 2018-2020 | 6
D4 AWD | d 140 1969 a8 4x4 | 2018-2020 | 3
B3 | mh 120 1969 d7 4c | 2022- | 5
B4 | mh 145 1969 d7 4c | 2021- | 4
T4 Recharge Plug-in | p 95 1477 d7 3c sys155 10.7kWh | 2020-2023 | 5
T5 Recharge Plug-in | p 132 1477 d7 3c sys192 10.7kWh | 2019-2023 | 3
# volvo xc60 61 40500
= 2008-2017 suv 5 5 1750; Kinetic, Momentum, R-design, Summum
D3 | d 100 1984 m6:1,a6:1 5c | 2011-2015 | 3
D4 | d 133 1969 m6:1,a8:3 | 2013-2017 | 6
D5 AWD | d 158 2400 a6 5c 4x4 | 2011-2017 | 2
= 2017- suv 5 5 1850; Business -2021, Momentum -2021, R-design -2021, Inscription -2021, Core 2022-, Plus 2022-, Ultra 2024-
D4 AWD | d 140 1969 a8 4x4 | 2017-2020 | 6
B4 AWD | hd 145 1969 a8 4x4 | 2020-2024 | 7
T8 Recharge AWD Plug-in | p 228 1969 a8 4x4 sys335 18.8kWh x1.05 | 2022- | 2
T6 Recharge AWD Plug-in | p 186 1969 a8 4x4 sys257 18.8kWh | 2020- | 3
# volvo v60 26 26500
= 2010-2018 station-wagon 5 5 1580; Kinetic, Momentum, R-design
D3 | d 100 1984 m6:1,a6:1 5c | 2010-2015 | 3
D3 | d 110 1969 m6:1,a6:1 | 2015-2018 | 3
= 2018-2024 station-wagon 5 5 1680; Business, Momentum, Inscription, Plus
D3 | d 110 1969 m6:1,a8:3 | 2018-2020 | 4
B4 | hd 145 1969 a8 | 2020-2024 | 4
# volvo v40 24 15500
= 2012-2019 berlina 5 5 1430; Kinetic, Momentum, Business, R-design
D2 | d 84 1560 m6:2,d6:1 | 2012-2015 | 5
D2 | d 88 1969 m6:2,a6:1 | 2015-2019 | 6
D3 | d 110 1969 m6:1,a6:1 | 2013-2019 | 2
# land-rover range-rover-evoque 110
= 2011-2018 suv 5 5 1690 4x4; Pure, SE, Prestige, HSE Dynamic
2.2 TD4 | d 110 2179 m6:1,a6:1 | 2011-2015 | 7
2.0 TD4 150 | d 110 1999 m6:1,a9:4 | 2015-2018 | 8
2.0 TD4 180 | d 132 1999 a9 | 2015-2018 | 4
= 2019- suv 5 5 1850 4x4; S, R-Dynamic S, R-Dynamic SE, HSE
2.0D I4 150 | d 110 1999 m6:1,a9:2 | 2019-2020 | 5
2.0D I4 163 MHEV | hd 120 1997 a9 | 2020- | 9
2.0D I4 204 MHEV | hd 150 1997 a9 | 2020-2023 | 2
1.5 I3 PHEV 309 | p 147 1498 a8 3c sys227 14.9kWh | 2021- | 2
# land-rover discovery-sport 64 33500
= 2015-2019 suv 5 5 1850 4x4; Pure, SE, HSE
2.0 TD4 150 | d 110 1999 m6:1,a9:3 | 2015-2019 | 8
2.0 TD4 180 | d 132 1999 a9 | 2015-2019 | 3
= 2019- suv 5 5 1950 4x4; S, R-Dynamic S, SE
2.0D I4 163 MHEV | hd 120 1997 a9 | 2020- | 8
2.0D I4 150 | d 110 1999 m6:1,a9:1 | 2019-2020 | 3
# land-rover range-rover-velar 91
= 2017- suv 5 5 1930 4x4; Base, S, R-Dynamic S, R-Dynamic SE, HSE
2.0D I4 180 | d 132 1999 a8 | 2017-2020 | 6
2.0D I4 240 | d 177 1999 a8 | 2017-2020 | 7
2.0D I4 204 MHEV | hd 150 1997 a8 | 2020- | 6
2.0 I4 PHEV 404 | p 221 1997 a8 sys297 17.1kWh | 2020- | 1
# land-rover range-rover-sport 66
= 2013-2022 suv 5 5 2150 4x4; S, SE, HSE, HSE Dynamic
3.0 TDV6 258 | d 190 2993 a8 | 2013-2020 | 6
3.0 SDV6 306 | d 225 2993 a8 | 2015-2020 | 5
3.0D l6 249 MHEV | hd 183 2996 a8 | 2020-2022 | 3
2.0 Si4 PHEV 404 | p 221 1997 a8 sys297 12.4kWh | 2018-2022 | 2
= 2022- suv 5 5 2360 4x4; S, Dynamic SE, Dynamic HSE
3.0D l6 249 MHEV | hd 183 2997 a8 | 2022- | 4
3.0D l6 300 MHEV | hd 221 2997 a8 | 2022- | 4
# land-rover defender 30 66500
= 2020- fuoristrada 5 5 2250 4x4; Base, S, SE, X-Dynamic HSE
110 3.0D I6 200 MHEV | hd 147 2996 a8 | 2021-2024 | 3
110 3.0D I6 249 MHEV | hd 183 2996 a8 | 2021- | 5
90 2.0D SD4 200 | d 147 1999 a8 x0.92 | 2020-2021 | 2
# jaguar e-pace 66
= 2018-2024 suv 5 5 1775; Base, S, R-Dynamic S, SE
2.0D 150 | d 110 1999 m6 | 2018-2020 | 5
2.0D 150 AWD | d 110 1999 m6:1,a9:4 4x4 | 2018-2020 | 9
2.0D 180 AWD | d 132 1999 a9 4x4 | 2018-2020 | 3
2.0D I4 163 AWD MHEV | hd 120 1997 a9 4x4 | 2020-2024 | 5
# jaguar f-pace 35 43500
= 2016- suv 5 5 1775 4x4; Pure, Prestige, R-Sport, R-Dynamic S
2.0D 180 AWD | d 132 1999 a8 | 2016-2020 | 8
2.0D 204 AWD MHEV | hd 150 1997 a8 | 2020- | 4
# tesla model-3 78
= 2019- berlina 4 5 1760 post; Base
Standard Range Plus | e 208 0 a1 55kWh 440km x0.9 | 2019-2021 | 6
RWD | e 208 0 a1 60kWh 491km x0.95 | 2021- | 6
Long Range AWD | e 324 0 a1 79kWh 602km 4x4 | 2019- | 7
Performance AWD | e 377 0 a1 79kWh 547km 4x4 x1.08 | 2019- | 1
# tesla model-y 58 37500
= 2021- suv 5 5 1920 post; Base
RWD | e 220 0 a1 60kWh 455km x0.95 | 2022- | 7
Long Range AWD | e 324 0 a1 79kWh 533km 4x4 | 2021- | 6
# cupra formentor 292
= 2020- suv 5 5 1440; Formentor 2021-, V1 2021-2023, V2 2022-2023, VZ Line -2023, VZ, Tribe Edition 2023-
1.5 TSI 150 | b 110 1498 m6:1,d7:2 | 2020- | 7
1.5 eTSI 150 | mh 110 1498 d7 | 2022- | 10
2.0 TDI 150 | d 110 1968 m6:1,d7:5 | 2020- | 8
1.4 e-Hybrid 204 | p 110 1395 d6 sys150 12.8kWh | 2020-2024 | 6
1.4 e-Hybrid VZ 245 | p 110 1395 d6 sys180 12.8kWh | 2020-2024 | 3 | VZ
2.0 TSI VZ 310 4Drive | b 228 1984 d7 4x4 x1.12 | 2020-2024 | 1 | VZ
# cupra leon 115
= 2020- berlina:8,station-wagon:2 5 5 1360; Leon, V1, Sport, VZ
1.5 eTSI 150 | mh 110 1498 d7 | 2022- | 10
1.4 e-Hybrid 204 | p 110 1395 d6 sys150 12.8kWh | 2020-2024 | 3
2.0 TDI 150 | d 110 1968 d7 | 2023- | 4
1.5 TSI 150 | b 110 1498 m6:1,d7:1 | 2023- | 1
# cupra born 24 26500
= 2021- berlina 5 5 1750 post; Born, V, VZ
58 kWh 204 | e 150 0 a1 58kWh 424km | 2021- | 5
77 kWh 231 | e 170 0 a1 77kWh 548km x1.08 | 2022- | 3
# cupra terramar 36 38500
= 2024- suv 5 5 1580; Terramar, V, VZ
1.5 eTSI 150 | mh 110 1498 d7 | 2024- | 7
1.5 e-Hybrid 204 | p 110 1498 d6 sys150 19.7kWh | 2025- | 2
# seat ibiza 47 14800
= 2008-2017 berlina 5 5 1060; Reference, Style, FR
1.2 | b 51 1198 m5 3c | 2008-2015 | 3
1.2 TDI | d 55 1199 m5 3c | 2010-2015 | 3
1.0 | b 55 999 m5 | 2015-2017 | 3
1.4 TDI 75 | d 55 1422 m5 3c | 2015-2017 | 2
= 2017- berlina 5 5 1090; Reference, Style, Business 2018-, XCellence -2021, FR
1.0 MPI 80 | b 59 999 m5 | 2017- | 5
1.0 EcoTSI 95 | b 70 999 m5 | 2017- | 6
1.0 EcoTSI 110 | b 81 999 m6:1,d7:1 | 2019-2023 | 2
1.6 TDI 95 | d 70 1598 m5 | 2017-2020 | 2
1.0 TGI 90 | m 66 999 m6 | 2018-2022 | 1
# seat arona 54 17800
= 2017- suv 5 5 1150; Reference, Style, Business 2019-, XCellence -2021, XPerience 2021-, FR
1.0 EcoTSI 95 | b 70 999 m5 | 2017- | 9
1.0 EcoTSI 110 | b 81 999 m6:1,d7:2 | 2018-2023 | 5
1.0 EcoTSI 115 | b 85 999 m6:1,d7:2 | 2017- | 3
1.6 TDI 95 | d 70 1598 m5:2,d7:1 | 2017-2020 | 4
1.0 TGI 90 | m 66 999 m6 | 2019-2022 | 2
# seat leon 54 17900
= 2012-2020 berlina:6,station-wagon:4 5 5 1250; Reference, Style, Business, FR
1.6 TDI 105 | d 77 1598 m5:3,d7:1 | 2012-2016 | 6
1.6 TDI 115 | d 85 1598 m5:2,d7:1 | 2016-2020 | 7
2.0 TDI 150 | d 110 1968 m6:2,d7:1 | 2012-2020 | 3
1.4 TGI | m 81 1395 m6 | 2014-2018 | 2
= 2020- berlina:6,station-wagon:4 5 5 1290; Style, Business, FR
1.0 eTSI 110 | mh 81 999 d7 | 2020-2023 | 3
1.5 eTSI 150 | mh 110 1498 d7 | 2020- | 3
2.0 TDI 115 | d 85 1968 m6 | 2020- | 5
2.0 TDI 150 | d 110 1968 d7 | 2020- | 3
# seat ateca 30 22500
= 2016-2024 suv 5 5 1400; Reference, Style, Business, FR, XPerience
1.6 TDI 115 | d 85 1598 m6:1,d7:1 | 2016-2020 | 7
2.0 TDI 115 | d 85 1968 m6 | 2020-2024 | 3
2.0 TDI 150 | d 110 1968 m6:1,d7:2 | 2016-2024 | 6
1.0 EcoTSI 115 | b 85 999 m6 | 2016-2021 | 2
1.5 EcoTSI 150 | b 110 1498 m6:1,d7:2 | 2018-2024 | 3
# skoda fabia 72
= 2007-2014 berlina 5 5 1080; Classic, Ambition, Style
1.2 | b 51 1198 m5 3c | 2007-2014 | 4
1.2 TDI | d 55 1199 m5 3c | 2010-2014 | 3
= 2014-2021 berlina 5 5 1030; Active, Ambition, Style
1.0 MPI 60 | b 44 999 m5 | 2014-2021 | 4
1.0 TSI 95 | b 70 999 m5:3,d7:1 | 2017-2021 | 5
1.4 TDI 90 | d 66 1422 m5 3c | 2014-2018 | 3
= 2021- berlina 5 5 1120; Active -2023, Ambition -2023, Selection 2023-, Style, Monte Carlo 2022-
1.0 MPI EVO 80 | b 59 999 m5 | 2021- | 7
1.0 TSI EVO 95 | b 70 999 m5 | 2021- | 8
1.0 TSI 110 | b 81 999 m6:1,d7:1 | 2021-2023 | 3
# skoda kamiq 84
= 2019- suv 5 5 1200; Active -2023, Ambition -2023, Selection 2023-, Style -2023, Monte Carlo
1.0 TSI 95 | b 70 999 m5 | 2019- | 9
1.0 TSI 110 | b 81 999 m6:1,d7:2 | 2020-2023 | 8
1.0 TSI 116 | b 85 999 m6:1,d7:2 | 2023- | 5
1.6 TDI 115 | d 85 1598 m6:1,d7:1 | 2019-2020 | 1
1.0 G-TEC 90 | m 66 999 m6 | 2020-2022 | 1
# skoda octavia 60
= 2013-2020 station-wagon 5 5 1350; Active, Ambition, Executive, Style
1.6 TDI 105 | d 77 1598 m5:2,d7:1 | 2013-2016 | 5
1.6 TDI 115 | d 85 1598 m5:1,d7:2 | 2016-2020 | 7
2.0 TDI 150 | d 110 1968 m6:1,d7:2 | 2013-2020 | 6
= 2020- station-wagon 5 5 1420; Ambition -2023, Executive, Style -2023, Selection 2023-
2.0 TDI 116 | d 85 1968 m6 | 2020- | 4
2.0 TDI 150 | d 110 1968 d7 | 2020- | 8
1.5 e-TEC 150 | mh 110 1498 d7 | 2020- | 3
# skoda octavia 40
= 2013-2020 berlina 5 5 1320; Active, Ambition, Executive, Style
1.6 TDI 115 | d 85 1598 m5:1,d7:1 | 2016-2020 | 5
2.0 TDI 150 | d 110 1968 m6:1,d7:2 | 2013-2020 | 4
= 2020- berlina 5 5 1400; Ambition -2023, Executive, Style -2023, Selection 2023-
2.0 TDI 116 | d 85 1968 m6 | 2020- | 4
2.0 TDI 150 | d 110 1968 d7 | 2020- | 8
1.5 e-TEC 150 | mh 110 1498 d7 | 2020- | 3
1.5 TSI 150 | b 110 1498 m6 | 2020- | 1
# skoda karoq 60 24500
= 2017- suv 5 5 1400; Ambition -2022, Executive, Style, Sportline 2018-, Selection 2022-
1.6 TDI 115 | d 85 1598 m6:1,d7:1 | 2017-2020 | 5
2.0 TDI 116 | d 85 1968 m6:1,d7:1 | 2020- | 4
2.0 TDI 150 | d 110 1968 m6:1,d7:3 | 2017- | 6
1.0 TSI 110 | b 81 999 m6 | 2020- | 4
1.5 TSI 150 | b 110 1498 m6:1,d7:2 | 2018- | 4
# skoda kodiaq 56 32000
= 2017-2024 suv 5 7 1650; Ambition, Executive, Style, Sportline
2.0 TDI 150 | d 110 1968 m6:1,d7:5 | 2017-2024 | 10
2.0 TDI 190 4x4 | d 140 1968 d7 4x4 | 2017-2020 | 2
1.5 TSI 150 | b 110 1498 m6:1,d7:2 | 2018-2024 | 1
= 2024- suv 5 7 1750; Selection, Style, Sportline
2.0 TDI 150 | d 110 1968 d7 | 2024- | 7
1.5 mHEV 150 | mh 110 1498 d7 | 2024- | 3
# suzuki swift 52 14500
= 2010-2017 berlina 5 5 1010; B-Easy, B-Cool, B-Top
1.2 VVT | b 69 1242 m5 | 2010-2017 | 8
1.2 GPL | g 69 1242 m5 | 2012-2017 | 2
1.3 DDiS | d 55 1248 m5 | 2010-2016 | 3
= 2017- berlina 5 5 900; Easy, Cool, Top
1.2 DualJet | b 66 1242 m5 | 2017-2020 | 4
1.2 Hybrid | mh 66 1242 m5 | 2017-2020 | 5
1.2 Hybrid 83 | mh 61 1197 m5:4,c:1 4c | 2020-2024 | 8
1.2 Hybrid 83 | mh 61 1197 m5:3,c:1 3c | 2024- | 6
# suzuki vitara 60 20500
= 2015- suv 5 5 1160; Easy -2018, Cool, Top, Starview 2018-
1.6 VVT | b 88 1586 m5 | 2015-2018 | 3
1.6 DDiS | d 88 1598 m6 | 2015-2018 | 6
1.0 Boosterjet | b 82 998 m5 | 2018-2020 | 3
1.4 Hybrid | mh 95 1373 m6 4c | 2020- | 9
1.4 Hybrid 4WD AllGrip | mh 95 1373 m6 4c 4x4 | 2020- | 4
1.5 Hybrid | h 75 1462 s6 sys85 0.8kWh | 2022- | 3
# suzuki ignis 29 13900
= 2016-2024 suv 5 5 850; Easy, Cool, Top
1.2 DualJet | b 66 1242 m5 | 2016-2020 | 4
1.2 Hybrid | mh 66 1242 m5 | 2016-2020 | 5
1.2 Hybrid 83 | mh 61 1197 m5:4,c:1 4c | 2020-2024 | 8
1.2 Hybrid 4WD AllGrip | mh 61 1197 m5 4c 4x4 | 2020-2024 | 3
# suzuki jimny 33 22500
= 1998-2018 fuoristrada 3 4 1060 4x4; Special, JLX, Evolution
1.3 | b 60 1328 m5 4c | 1998-2004 | 4
1.3 VVT | b 63 1328 m5 4c | 2005-2018 | 7
1.5 DDiS | d 63 1461 m5 | 2005-2010 | 2
= 2018-2024 fuoristrada 3 4 1090 4x4; Easy, Top
1.5 | b 75 1462 m5:3,a4:1 | 2018-2020 | 4
1.5 Pro 2 posti | b 75 1462 m5 | 2021-2024 | 5 | Pro
# mazda cx-30 65 21500
= 2019- suv 5 5 1370; Essence, Evolve, Executive, Exceed, Exclusive
2.0 e-Skyactiv-G 122 | mh 90 1998 m6:4,a6:1 | 2019-2023 | 8
2.0 e-Skyactiv-G 150 | mh 110 1998 m6:3,a6:1 | 2021-2023 | 3
2.0 e-Skyactiv-X 186 | mh 137 1998 m6:2,a6:1 | 2021-2024 | 3
2.5 e-Skyactiv-G 140 | mh 103 2488 m6:2,a6:1 | 2024- | 5
1.8 Skyactiv-D 116 | d 85 1759 m6 | 2019-2021 | 4
# mazda cx-5 36 26500
= 2012-2017 suv 5 5 1430; Essence, Evolve, Exceed
2.2 Skyactiv-D 150 | d 110 2191 m6:3,a6:1 | 2012-2017 | 8
= 2017- suv 5 5 1530; Business, Evolve, Exceed, Exclusive-Line
2.2 Skyactiv-D 150 | d 110 2191 m6:2,a6:1 | 2017-2024 | 8
2.0 Skyactiv-G 165 | b 121 1998 m6 | 2017-2024 | 2
# mazda mazda2 27 14900
= 2015- berlina 5 5 1020; Essence, Evolve, Exceed
1.5 Skyactiv-G 75 | b 55 1496 m5 | 2015-2022 | 5
1.5 Skyactiv-G 90 | b 66 1496 m5:1,m6:2 | 2015- | 5
1.5 Skyactiv-D 105 | d 77 1499 m6 | 2015-2018 | 2
# mazda mx-5 16 27500
= 2015- cabrio 2 2 1000 post; Evolve, Exceed, Exclusive-Line, Homura
1.5 Skyactiv-G | b 97 1496 m6 | 2018- | 6
1.5 Skyactiv-G | b 96 1496 m6 | 2015-2018 | 3
2.0 Skyactiv-G | b 135 1998 m6 | 2018- | 3
# honda jazz 20 18900
= 2008-2015 berlina 5 5 1100; Trend, Elegance, Executive
1.2 i-VTEC | b 66 1198 m5 4c | 2008-2015 | 5
1.4 i-VTEC | b 73 1339 m5:2,c:1 | 2008-2015 | 4
= 2020- berlina 5 5 1220; Comfort, Elegance, Executive, Crosstar
1.5 Hybrid e:HEV | h 72 1498 c sys80 0.9kWh | 2020-2022 | 6
1.5 Hybrid e:HEV | h 79 1498 c sys90 0.9kWh | 2023- | 4
# honda hr-v 18 24500
= 2015-2020 suv 5 5 1240; Comfort, Elegance, Executive
1.6 i-DTEC | d 88 1597 m6 | 2015-2019 | 6
1.5 i-VTEC | b 96 1498 m6:2,c:1 | 2015-2020 | 3
= 2021- suv 5 5 1380; Elegance, Advance, Advance Style
1.5 Hybrid e:HEV | h 79 1498 c sys96 1kWh | 2021- | 7
# honda cr-v 18 30500
= 2012-2018 suv 5 5 1500; Comfort, Elegance, Lifestyle
1.6 i-DTEC 120 | d 88 1597 m6 | 2013-2018 | 6
1.6 i-DTEC 160 4WD | d 118 1597 m6:1,a9:1 4x4 | 2015-2018 | 3
= 2019-2023 suv 5 5 1610; Comfort, Elegance, Lifestyle
2.0 Hybrid i-MMD | h 107 1993 c sys135 1.4kWh | 2019-2023 | 6
# mitsubishi space-star 21 11500
= 2013- city-car 5 5 865; Inform, Invite, Intense
1.0 71 | b 52 999 m5 | 2013- | 8
1.2 80 | b 59 1193 m5:2,c:1 3c | 2013-2020 | 3
1.0 GPL | g 52 999 m5 | 2014-2021 | 2
# mitsubishi asx 16 18500
= 2010-2021 suv 5 5 1350; Inform, Invite, Intense
1.6 117 | b 86 1590 m5 | 2010-2021 | 5
1.8 DI-D 116 | d 85 1798 m6 | 2011-2015 | 4
1.6 GPL | g 86 1590 m5 | 2013-2021 | 3
1.6 DI-D 114 | d 84 1560 m6 | 2015-2018 | 2
# subaru forester 14 28500
= 2013-2018 suv 5 5 1500 4x4; Free, Comfort, Style
2.0D | d 108 1998 m6:1,c:1 | 2013-2018 | 4
= 2019- suv 5 5 1640 4x4; Free, Style, Premium
2.0 e-Boxer | mh 110 1995 c | 2019- | 6
# subaru xv 14 24500
= 2012-2017 suv 5 5 1400 4x4; Trend, Comfort, Style
2.0D | d 108 1998 m6 | 2012-2017 | 4
1.6i GPL | g 84 1600 m5 | 2013-2017 | 2
= 2018-2023 suv 5 5 1450 4x4; Pure, Style, Premium
1.6i | b 84 1600 c | 2018-2021 | 3
2.0 e-Boxer | mh 110 1995 c | 2020-2023 | 5
# dr-automobiles dr4-0 23 15900
= 2021- suv 5 5 1340; Base
1.5 | b 85 1498 m5 | 2021- | 2
1.5 GPL | g 84 1498 m5 | 2021- | 6
# dr-automobiles dr5-0 14 18500
= 2021- suv 5 5 1420; Base
1.5 Turbo GPL | g 110 1498 m6:1,c:2 | 2021- | 6
# lynk-co 01 45 24500
= 2021- suv 5 5 1880; Base
1.5 Plug-in | p 132 1477 d7 3c sys192 17.6kWh | 2021- | 6
1.5 Hybrid | h 105 1477 d7 3c sys145 1.9kWh x0.92 | 2021-2023 | 1
# chevrolet matiz 12 7500
= 2005-2010 city-car 5 5 795; S, SE, SX
0.8 | b 38 796 m5 3c | 2005-2010 | 5
0.8 GPL | g 38 796 m5 3c | 2006-2010 | 4
# mercedes-benz viano 4 30000
= 2004-2014 monovolume 5 7 2100 post; Fun, Trend, Ambiente
2.2 CDI | d 110 2148 m6:1,a5:2 | 2004-2010 | 3
2.2 CDI | d 120 2143 m6:1,a5:2 | 2010-2014 | 3
`
