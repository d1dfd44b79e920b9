/** Campers: make model | version | body | base | beds belts | length height mm | gross kg | years | price new | weight | heating. Caravans have no base. */
export const camperTable = String.raw`
laika kosmo-209 | Kosmo 209 | semintegrale | ducato | 3 4 | 6990 2950 | 3500 | 2019- | 79900 | 4 | gas
laika ecovip-305 | Ecovip 305 | semintegrale | ducato | 4 4 | 6990 2890 | 3500 | 2017- | 91900 | 3 | diesel
laika ecovip-h | Ecovip H 3109 | motorhome | ducato | 4 4 | 6990 2940 | 3500 | 2020- | 109900 | 2 | gas
laika kreos-5009 | Kreos 5009 | semintegrale | ducato | 4 4 | 7400 2980 | 4250 | 2010-2022 | 98000 | 2 | gas
laika x-595 | X 595 R | semintegrale | ducato | 4 4 | 5990 2800 | 3500 | 2007-2013 | 54000 | 2 | gas
laika kreos-3010 | Kreos 3010 | mansardato | ducato | 6 6 | 7200 3100 | 3850 | 2006-2012 | 74000 | 1 | gas
rimor seal | Seal 695 | mansardato | transit | 7 6 | 6990 3090 | 3500 | 2015- | 61900 | 4 | gas
rimor europeo-5 | Europeo 5 | mansardato | transit | 6 6 | 6490 3050 | 3500 | 2006-2014 | 42900 | 3 | gas
rimor super-brig | Super Brig 677 | mansardato | transit | 7 5 | 6990 3080 | 3500 | 2002-2009 | 41900 | 2 | gas
rimor kayak-95 | Kayak 95 Plus | semintegrale | transit | 5 4 | 7390 2900 | 3500 | 2020- | 68900 | 3 | diesel
rimor horus-38 | Horus 38 | furgonato | ducato | 3 4 | 5990 2650 | 3500 | 2019- | 57900 | 3 | diesel
roller-team granduca-255 | Granduca 255 P | semintegrale | transit | 4 4 | 6950 2860 | 3500 | 2008-2014 | 48900 | 2 | gas
roller-team auto-roller-7 | Auto-Roller 7 | mansardato | transit | 7 6 | 6990 3130 | 3500 | 2008-2018 | 44900 | 3 | gas
roller-team kronos-284-tl | Kronos 284 TL | semintegrale | ducato | 4 4 | 7430 2910 | 3500 | 2018- | 72900 | 4 | diesel
roller-team zefiro-685 | Zefiro 685 | mansardato | ducato | 7 6 | 7430 3120 | 3500 | 2014- | 68900 | 4 | diesel
roller-team livingstone | Livingstone 5 | furgonato | ducato | 2 4 | 5990 2650 | 3300 | 2014- | 56900 | 4 | diesel
mobilvetta kea-p-67 | Kea P 67 | semintegrale | ducato | 4 4 | 7350 2900 | 3500 | 2014-2020 | 69900 | 2 | gas
mobilvetta k-yacht | K-Yacht Tekno Line 85 | motorhome | ducato | 4 4 | 7390 2900 | 3500 | 2016- | 104900 | 2 | gas
mobilvetta admiral-k-6-3 | Admiral K 6.3 | furgonato | ducato | 3 4 | 5990 2650 | 3500 | 2019- | 62900 | 2 | diesel
mclouis mc4-379 | MC4 379 | semintegrale | ducato | 5 5 | 7450 2890 | 3500 | 2015- | 67900 | 4 | diesel
mclouis glamys | Glamys 222 | mansardato | ducato | 7 6 | 7200 3100 | 3500 | 2014-2021 | 61900 | 2 | gas
mclouis menfys-3 | Menfys 3 Maxi | furgonato | ducato | 3 4 | 5990 2650 | 3500 | 2018- | 57900 | 3 | diesel
mclouis lagan | Lagan 211 | mansardato | ducato | 6 5 | 6990 3050 | 3500 | 2003-2008 | 42000 | 2 | gas
arca m-720 | M 720 GLC | mansardato | ducato | 6 6 | 7200 3150 | 3850 | 2006-2014 | 79000 | 1 | gas
arca p-697 | P 697 GLM | semintegrale | ducato | 4 4 | 6970 2900 | 3500 | 2009-2016 | 69000 | 1 | gas
elnagh baron | Baron 26 | mansardato | ducato | 6 6 | 6990 3090 | 3500 | 2010-2018 | 56900 | 2 | gas
elnagh t-loft | T-Loft 531 | semintegrale | ducato | 4 4 | 7400 2880 | 3500 | 2015- | 68900 | 2 | diesel
elnagh marlin | Marlin 64 | mansardato | transit | 6 5 | 6450 3050 | 3500 | 2002-2008 | 40900 | 2 | gas
ci riviera | Riviera GT 65 | mansardato | ducato | 7 6 | 6990 3100 | 3500 | 2005-2012 | 46900 | 2 | gas
ci kyros-5 | Kyros 5 Prestige | furgonato | ducato | 2 4 | 5990 2650 | 3500 | 2016- | 57900 | 2 | diesel
hymer b-class-moderncomfort-i | B-Klasse MC I 580 | motorhome | sprinter | 4 4 | 6990 2960 | 4500 | 2019- | 134900 | 1 | diesel
hymer grand-canyon | Grand Canyon S | furgonato | sprinter | 2 4 | 5930 2940 | 3500 | 2018- | 92900 | 2 | diesel
hymer free-600 | Free 600 | furgonato | ducato | 2 4 | 5990 2670 | 3500 | 2019- | 68900 | 2 | diesel
hymer exsis-t | Exsis-t 588 | semintegrale | ducato | 4 4 | 7350 2770 | 3500 | 2014-2022 | 79900 | 1 | gas
burstner ixeo | Ixeo I 736 | motorhome | ducato | 5 5 | 7360 2950 | 3500 | 2012-2020 | 87900 | 1 | gas
burstner nexxo | Nexxo T 728 | semintegrale | ducato | 4 4 | 7360 2880 | 3500 | 2009-2018 | 62900 | 1 | gas
dethleffs trend-t | Trend T 7057 EB | semintegrale | ducato | 4 4 | 7410 2940 | 3500 | 2016- | 73900 | 2 | gas
knaus boxstar | BoxStar 600 Street | furgonato | ducato | 3 4 | 5990 2580 | 3500 | 2015- | 61900 | 3 | gas
knaus sky-ti | Sky TI 650 MEG | semintegrale | ducato | 4 4 | 6990 2840 | 3500 | 2014-2022 | 69900 | 2 | gas
challenger 260 | 260 Graphite | semintegrale | transit | 5 4 | 5990 2890 | 3500 | 2018- | 66900 | 2 | diesel
challenger 380 | 380 Etape Edition | semintegrale | ducato | 4 4 | 7190 2890 | 3500 | 2020- | 72900 | 2 | diesel
chausson 640 | 640 Titanium | semintegrale | transit | 4 5 | 6990 2890 | 3500 | 2018- | 75900 | 2 | diesel
chausson flash-03 | Flash 03 | mansardato | transit | 6 5 | 6420 3100 | 3500 | 2004-2012 | 42900 | 2 | gas
benimar mileo-201 | Mileo 201 | mansardato | ducato | 6 6 | 5990 3050 | 3500 | 2015- | 61900 | 1 | diesel
adria twin-plus | Twin Plus 600 SPB | furgonato | ducato | 2 4 | 5990 2600 | 3500 | 2017- | 66900 | 3 | gas
adria coral-plus | Coral Plus 670 SL | semintegrale | ducato | 4 4 | 7490 2810 | 3500 | 2014-2022 | 82900 | 1 | gas
adria sonic-supreme | Sonic Supreme 710 SL | motorhome | ducato | 4 4 | 7490 2860 | 4400 | 2016- | 124900 | 1 | gas
possl summit | Summit 600 Plus | furgonato | citroen | 2 4 | 5990 2580 | 3500 | 2018- | 59900 | 2 | diesel
weinsberg carabus | CaraBus 600 MQ | furgonato | ducato | 2 4 | 5990 2580 | 3500 | 2017- | 57900 | 2 | gas
etrusco t-7300 | T 7300 SB | semintegrale | ducato | 4 4 | 7360 2810 | 3500 | 2017- | 66900 | 2 | diesel
sun-living a-75 | A 75 SL | mansardato | ducato | 6 6 | 7460 3100 | 3500 | 2017- | 64900 | 2 | gas
carthago c-tourer-i | C-Tourer I 149 LE | motorhome | ducato | 4 4 | 6990 2890 | 3500 | 2015- | 106900 | 1 | gas
giottiline siena-385 | Siena 385 | semintegrale | ducato | 4 4 | 7390 2900 | 3500 | 2018- | 67900 | 2 | diesel
blucamp sky-50 | Sky 50 | mansardato | transit | 6 5 | 6900 3080 | 3500 | 2007-2016 | 46900 | 1 | gas
volkswagen california | T6 California Beach | furgonato | t6 | 4 5 | 4900 1990 | 3080 | 2015-2019 | 58000 | 3 | diesel
volkswagen california | T6.1 California Ocean | furgonato | t61 | 4 4 | 4900 1990 | 3080 | 2020-2024 | 74500 | 3 | diesel
volkswagen grand-california | Grand California 600 | furgonato | crafter | 4 4 | 5990 2970 | 3500 | 2019- | 86900 | 1 | gas
ford nugget | Nugget Westfalia | furgonato | nugget | 4 5 | 4970 2080 | 3200 | 2018- | 66500 | 2 | diesel
mercedes-benz marco-polo | Marco Polo 220 d | furgonato | vito | 4 5 | 5140 1980 | 3100 | 2016- | 72500 | 2 | diesel
adria altea | Altea 472 PK | caravan |  | 6 0 | 6680 2580 | 1300 | 2012- | 19900 | 3 | gas
adria action | Action 361 LH | caravan |  | 2 0 | 5550 2470 | 1150 | 2014- | 20500 | 1 | gas
knaus sport | Sport 500 UF | caravan |  | 4 0 | 7200 2570 | 1700 | 2012- | 22900 | 2 | gas
hobby de-luxe | De Luxe 460 UFe | caravan |  | 4 0 | 6630 2630 | 1350 | 2010- | 22500 | 3 | gas
hobby excellent | Excellent 540 UFf | caravan |  | 4 0 | 7440 2630 | 1800 | 2008-2018 | 24500 | 1 | gas
fendt bianco-activ | Bianco Activ 465 TG | caravan |  | 4 0 | 6640 2650 | 1500 | 2014- | 25900 | 1 | gas
burstner premio | Premio 440 TK | caravan |  | 5 0 | 6370 2570 | 1300 | 2010-2021 | 17900 | 2 | gas
caravelair antares | Antarès 455 | caravan |  | 6 0 | 6240 2550 | 1200 | 2011- | 15900 | 2 | gas
dethleffs c-joy | c'joy 460 LE | caravan |  | 3 0 | 6700 2580 | 1300 | 2015- | 19500 | 1 | gas
weinsberg caraone | CaraOne 480 QDK | caravan |  | 6 0 | 6930 2570 | 1500 | 2012- | 19900 | 2 | gas
lmc style | Style 450 D | caravan |  | 4 0 | 6600 2610 | 1400 | 2014- | 20900 | 1 | gas
`
/** Chassis under campers: base | name | years | kW cc gearbox | drive. */
export const camperBaseTable = String.raw`
ducato | Ducato 2.8 JTD | 2000-2006 | 94 2800 m5 | anteriore
ducato | Ducato 2.3 Multijet 130 CV | 2007-2013 | 96 2287 m6 | anteriore
ducato | Ducato 2.3 Multijet 150 CV | 2012-2018 | 109 2287 m6 | anteriore
ducato | Ducato 2.3 Multijet 130 CV | 2014-2018 | 96 2287 m6 | anteriore
ducato | Ducato 2.3 Multijet 140 CV | 2019-2021 | 103 2287 m6 | anteriore
ducato | Ducato 2.3 Multijet 160 CV | 2019-2021 | 118 2287 a9 | anteriore
ducato | Ducato 2.2 Multijet3 140 CV | 2022- | 103 2184 m6 | anteriore
ducato | Ducato 2.2 Multijet3 180 CV | 2022- | 132 2184 a9 | anteriore
transit | Transit 2.4 TDCi 125 CV | 2001-2006 | 92 2402 m5 | posteriore
transit | Transit 2.2 TDCi 140 CV | 2007-2013 | 103 2198 m6 | anteriore
transit | Transit 2.2 TDCi 155 CV | 2014-2016 | 114 2198 m6 | anteriore
transit | Transit 2.0 EcoBlue 130 CV | 2017- | 96 1996 m6 | anteriore
transit | Transit 2.0 EcoBlue 170 CV | 2017- | 125 1996 m6 | anteriore
sprinter | Sprinter 314 CDI | 2018-2021 | 105 2143 m6 | anteriore
sprinter | Sprinter 317 CDI | 2021- | 125 1950 a9 | anteriore
citroen | Jumper 2.2 BlueHDi 140 CV | 2018- | 103 2179 m6 | anteriore
t6 | 2.0 TDI 150 CV | 2015-2019 | 110 1968 m6 | anteriore
t6 | 2.0 TDI 150 CV DSG | 2015-2019 | 110 1968 d7 | anteriore
t61 | 2.0 TDI 150 CV DSG | 2020-2024 | 110 1968 d7 | anteriore
crafter | 2.0 TDI 177 CV | 2019- | 130 1968 a8 | anteriore
nugget | 2.0 EcoBlue 130 CV | 2018-2023 | 96 1995 m6 | anteriore
nugget | 2.0 EcoBlue 150 CV | 2024- | 110 1996 m6 | anteriore
vito | 2.1 | 2016-2019 | 120 2143 a7 | posteriore
vito | 2.0 | 2020- | 120 1950 a9 | posteriore
`
