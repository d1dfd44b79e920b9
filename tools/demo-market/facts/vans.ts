/** Commercial vehicles: make model | version | body | L H | fuel kW cc gearbox drive | payload gross kg | doors seats | years | price new, IVA included | weight. */
export const vanTable = String.raw`
fiat ducato | 35 2.3 Multijet 130 CV L2H2 | furgone | l2 h2 | d 96 2287 m6 ant | 1430 3500 | 5 3 | 2011-2019 | 33500 | 9
fiat ducato | 35 2.3 Multijet 120 CV L2H2 | furgone | l2 h2 | d 88 2287 m6 ant | 1420 3500 | 5 3 | 2019-2021 | 36500 | 6
fiat ducato | 35 2.2 Multijet3 140 CV L2H2 | furgone | l2 h2 | d 103 2184 m6 ant | 1410 3500 | 5 3 | 2021- | 42500 | 9
fiat ducato | 35 2.2 Multijet3 140 CV L3H2 | furgone | l3 h2 | d 103 2184 m6 ant | 1370 3500 | 5 3 | 2021- | 43900 | 6
fiat ducato | 30 2.0 Multijet 115 CV L1H1 | furgone | l1 h1 | d 85 1956 m5 ant | 1150 3000 | 5 3 | 2011-2019 | 29500 | 4
fiat ducato-cassonato | 35 2.3 Multijet 150 CV cassone fisso | cassonato | l3 - | d 110 2287 m6 ant | 1500 3500 | 2 3 | 2011-2020 | 35500 | 3
fiat ducato | 35 2.3 Multijet 130 CV frigo L2H2 | frigo | l2 h2 | d 96 2287 m6 ant | 1100 3500 | 5 3 | 2012-2019 | 43500 | 1
fiat ducato-combi | 33 2.3 Multijet 130 CV Combi 9 posti | combi | l2 h2 | d 96 2287 m6 ant | 990 3300 | 5 9 | 2011-2019 | 37500 | 2 | M1
fiat doblo-cargo | 1.3 Multijet 90 CV SX | furgone | l1 h1 | d 66 1248 m5 ant | 750 2005 | 5 2 | 2010-2016 | 18500 | 7
fiat doblo-cargo | 1.6 Multijet 105 CV Maxi SX | furgone | l2 h1 | d 77 1598 m6 ant | 1000 2340 | 5 3 | 2010-2019 | 22500 | 6
fiat doblo-cargo | 1.4 T-Jet Natural Power | furgone | l1 h1 | m 88 1368 m6 ant | 900 2330 | 5 2 | 2011-2019 | 22900 | 3
fiat doblo | 1.5 BlueHDi 100 CV | furgone | l1 h1 | d 75 1499 m6 ant | 900 2330 | 5 3 | 2022- | 27500 | 4
fiat fiorino | 1.3 Multijet 75 CV SX | furgone | l1 h1 | d 55 1248 m5 ant | 610 1720 | 5 2 | 2008-2016 | 14900 | 6
fiat fiorino | 1.3 Multijet 80 CV SX | furgone | l1 h1 | d 59 1248 m5 ant | 660 1790 | 5 2 | 2016-2024 | 17900 | 6
fiat fiorino | 1.4 Natural Power | furgone | l1 h1 | m 51 1368 m5 ant | 500 1750 | 5 2 | 2009-2020 | 17500 | 2
fiat scudo | 1.5 BlueHDi 120 CV L2H1 | furgone | l2 h1 | d 88 1499 m6 ant | 1200 2810 | 5 3 | 2022- | 33900 | 4
fiat talento | 1.6 TwinTurbo 125 CV L1H1 | furgone | l1 h1 | d 92 1598 m6 ant | 1150 2780 | 5 3 | 2016-2021 | 27900 | 4
fiat panda-van | 1.2 Van 2 posti | furgone | - - | b 51 1242 m5 ant | 370 1365 | 5 2 | 2012-2020 | 11900 | 3
fiat panda-van | 1.3 Multijet Van 2 posti | furgone | - - | d 55 1248 m5 ant | 380 1455 | 5 2 | 2012-2018 | 12900 | 3
fiat e-ducato | 79 kWh 35 L2H2 | furgone | l2 h2 | e 90 0 a1 ant 79kWh 280km | 1050 3500 | 5 3 | 2021-2024 | 68900 | 1
fiat fullback | 2.4 Doppia Cabina LX | pick-up | - - | d 113 2442 m6 4x4 | 1050 2910 | 4 5 | 2016-2019 | 31500 | 1
iveco daily | 35S14 V 2.3 L3H2 | furgone | l3 h2 | d 100 2287 m6 post | 1230 3500 | 5 3 | 2014-2021 | 38500 | 6
iveco daily | 35S16 V 2.3 Hi-Matic L3H2 | furgone | l3 h2 | d 115 2287 a8 post | 1220 3500 | 5 3 | 2016- | 44500 | 4
iveco daily-cassonato | 35C15 3.0 cassone ribaltabile | cassonato | - - | d 110 2998 m6 post | 1200 3500 | 2 3 | 2012-2019 | 42500 | 3
iveco daily-cassonato | 35C14 2.3 cassone fisso | cassonato | - - | d 100 2287 m6 post | 1350 3500 | 2 3 | 2014-2021 | 38500 | 3
iveco eurocargo | ML75E16 cassonato | autocarro | - - | d 118 4485 m6 post | 3400 7490 | 2 3 | 2013-2020 | 62000 | 1
ford transit | 350 2.0 EcoBlue 130 CV L3H2 Trend | furgone | l3 h2 | d 96 1996 m6 ant | 1300 3500 | 5 3 | 2016- | 39500 | 7
ford transit | 310 2.2 TDCi 125 CV L2H2 | furgone | l2 h2 | d 92 2198 m6 ant | 1100 3100 | 5 3 | 2014-2016 | 32500 | 3
ford transit-custom | 280 2.0 EcoBlue 105 CV L1H1 Trend | furgone | l1 h1 | d 77 1996 m6 ant | 900 2800 | 5 3 | 2016-2023 | 31500 | 6
ford transit-custom | 320 2.0 EcoBlue 136 CV L2H1 Trend | furgone | l2 h1 | d 100 1996 m6 ant | 1250 3200 | 5 3 | 2023- | 41500 | 5
ford transit-connect | 220 1.5 EcoBlue 100 CV L1 Trend | furgone | l1 h1 | d 74 1499 m6 ant | 650 2180 | 5 3 | 2018-2023 | 23900 | 4
ford transit-courier | 1.5 TDCi 75 CV Trend | furgone | l1 h1 | d 55 1499 m5 ant | 550 1795 | 5 2 | 2015-2023 | 17500 | 3
ford ranger | 2.0 EcoBlue 170 CV Doppia Cabina XLT | pick-up | - - | d 125 1996 m6 4x4 | 1050 3270 | 4 5 | 2019- | 41500 | 4
mercedes-benz sprinter | 314 CDI T37/35 L2H2 | furgone | l2 h2 | d 105 2143 m6 ant | 1250 3500 | 5 3 | 2018-2021 | 42500 | 4
mercedes-benz sprinter | 315 CDI T37/35 L2H2 | furgone | l2 h2 | d 110 1950 m6 post | 1230 3500 | 5 3 | 2021- | 48500 | 3
mercedes-benz sprinter | 313 CDI T37/35 L3H2 | furgone | l3 h2 | d 95 2143 m6 post | 1250 3500 | 5 3 | 2009-2018 | 39500 | 4
mercedes-benz vito | 114 CDI Long | furgone | l2 h1 | d 100 2143 m6 post | 900 2800 | 5 3 | 2014-2020 | 34500 | 4
mercedes-benz vito | 116 CDI Long | furgone | l2 h1 | d 120 1950 a9 post | 900 2800 | 5 3 | 2020- | 43500 | 3
mercedes-benz citan | 108 CDI Long | furgone | l2 h1 | d 55 1461 m5 ant | 600 1950 | 5 2 | 2013-2021 | 19900 | 3
volkswagen caddy | 2.0 TDI 102 CV Business | furgone | l1 h1 | d 75 1968 m5 ant | 680 2190 | 5 2 | 2015-2020 | 23500 | 4
volkswagen caddy | 2.0 TDI 102 CV Cargo | furgone | l1 h1 | d 75 1968 m6 ant | 700 2250 | 5 2 | 2021- | 28900 | 3
volkswagen transporter | T6 2.0 TDI 150 CV Business L1H1 | furgone | l1 h1 | d 110 1968 m6 ant | 1000 2800 | 5 3 | 2015-2019 | 35500 | 3
volkswagen crafter | 35 2.0 TDI 140 CV L3H3 | furgone | l3 h3 | d 103 1968 m6 ant | 1280 3500 | 5 3 | 2017- | 43900 | 3
volkswagen transporter-kombi | T6.1 2.0 TDI 150 CV 9 posti | combi | l2 h1 | d 110 1968 m6 ant | 850 3000 | 5 9 | 2019-2024 | 45500 | 1 | M1
volkswagen amarok | 3.0 V6 TDI Highline | pick-up | - - | d 165 2967 a8 4x4 | 950 3080 | 4 5 | 2016-2021 | 49500 | 2
renault master | T35 2.3 dCi 135 CV L2H2 | furgone | l2 h2 | d 99 2299 m6 ant | 1500 3500 | 5 3 | 2014-2024 | 35900 | 6
renault trafic | T29 1.6 dCi 120 CV L2H1 | furgone | l2 h1 | d 88 1598 m6 ant | 1150 2960 | 5 3 | 2014-2019 | 29500 | 4
renault trafic | T29 2.0 dCi 130 CV L2H1 | furgone | l2 h1 | d 96 1997 m6 ant | 1150 3030 | 5 3 | 2019- | 35500 | 3
renault kangoo | 1.5 dCi 90 CV Express Ice | furgone | l1 h1 | d 66 1461 m5 ant | 650 1990 | 5 2 | 2013-2021 | 18500 | 5
renault kangoo | 1.5 Blue dCi 95 CV Van | furgone | l1 h1 | d 70 1461 m6 ant | 700 2190 | 5 2 | 2021- | 26500 | 3
renault express | 1.5 Blue dCi 75 CV Van | furgone | l1 h1 | d 55 1461 m6 ant | 650 1970 | 5 2 | 2021- | 22500 | 2
opel vivaro | 1.5 Diesel 120 CV M Edition | furgone | l2 h1 | d 88 1499 m6 ant | 1200 2810 | 5 3 | 2019- | 32500 | 4
opel movano | 35 2.3 CDTI 135 CV L2H2 | furgone | l2 h2 | d 99 2298 m6 ant | 1450 3500 | 5 3 | 2016-2021 | 33500 | 2
opel combo | 1.5 Diesel 100 CV Cargo Edition | furgone | l1 h1 | d 75 1499 m6 ant | 650 1985 | 5 3 | 2018- | 24500 | 4
opel combo | 1.3 CDTI 90 CV | furgone | l1 h1 | d 66 1248 m5 ant | 750 2005 | 5 2 | 2012-2018 | 18900 | 3
peugeot boxer | 335 2.2 BlueHDi 140 CV L2H2 | furgone | l2 h2 | d 103 2179 m6 ant | 1400 3500 | 5 3 | 2019- | 38500 | 3
peugeot expert | 1.5 BlueHDi 120 CV Standard | furgone | l2 h1 | d 88 1499 m6 ant | 1200 2810 | 5 3 | 2019- | 32900 | 3
peugeot partner | 1.5 BlueHDi 100 CV L1 Premium | furgone | l1 h1 | d 75 1499 m6 ant | 650 1985 | 5 3 | 2018- | 24900 | 4
peugeot bipper | 1.3 HDi 75 CV | furgone | l1 h1 | d 55 1248 m5 ant | 520 1680 | 5 2 | 2010-2016 | 14500 | 2
citroen jumper | 35 2.2 BlueHDi 140 CV L2H2 Club | furgone | l2 h2 | d 103 2179 m6 ant | 1400 3500 | 5 3 | 2019- | 38500 | 3
citroen jumpy | 1.5 BlueHDi 120 CV M Club | furgone | l2 h1 | d 88 1499 m6 ant | 1200 2810 | 5 3 | 2019- | 32500 | 3
citroen berlingo | 1.5 BlueHDi 100 CV M Club | furgone | l1 h1 | d 75 1499 m6 ant | 650 1985 | 5 3 | 2018- | 24500 | 4
nissan nv200 | 1.5 dCi 90 CV Comfort | furgone | l1 h1 | d 66 1461 m5 ant | 720 2000 | 5 2 | 2011-2019 | 19500 | 2
nissan navara | 2.3 dCi 190 CV Double Cab Tekna | pick-up | - - | d 140 2298 a7 4x4 | 1000 3050 | 4 5 | 2016-2021 | 39500 | 3
nissan cabstar | 35.13 2.5 dCi cassone | cassonato | - - | d 96 2488 m6 post | 1500 3500 | 2 3 | 2007-2014 | 28500 | 2
nissan nt400 | 35.14 3.0 cassone fisso | cassonato | - - | d 106 2998 m6 post | 1450 3500 | 2 3 | 2014-2020 | 33500 | 1
toyota hilux | 2.4 D-4D 150 CV Double Cab Lounge | pick-up | - - | d 110 2393 m6 4x4 | 1055 3210 | 4 5 | 2016- | 38500 | 3
toyota proace | 1.5 D 120 CV Medium Comfort | furgone | l2 h1 | d 88 1499 m6 ant | 1200 2810 | 5 3 | 2019- | 33500 | 2
toyota proace-city | 1.5 D 100 CV L1 Comfort | furgone | l1 h1 | d 75 1499 m6 ant | 650 1985 | 5 3 | 2020- | 25900 | 2
isuzu d-max | 1.9 Crew Cab Solar | pick-up | - - | d 120 1898 m6 4x4 | 1080 3000 | 4 5 | 2017- | 36500 | 2
mitsubishi l200 | 2.4 DI-D 154 CV Double Cab Intense | pick-up | - - | d 113 2442 m6 4x4 | 1045 2910 | 4 5 | 2015-2019 | 34500 | 3
piaggio porter | 1.3 16V ribaltabile | cassonato | - - | b 51 1299 m5 post | 590 1700 | 2 2 | 2007-2020 | 16500 | 3
piaggio porter-np6 | 1.5 GPL cassone LR | cassonato | - - | g 72 1498 m5 post | 950 2600 | 2 2 | 2021- | 25500 | 2
piaggio ape-50 | 50 Cross cassone lungo | autocarro | - - | b 1.8 49 m4 post | 200 500 | 2 1 | 2002-2022 | 6900 | 2
dacia dokker-van | 1.5 dCi 75 CV | furgone | l1 h1 | d 55 1461 m5 ant | 700 1960 | 5 2 | 2013-2020 | 13500 | 2
man tge | 3.140 2.0 TDI L3H3 | furgone | l3 h3 | d 103 1968 m6 ant | 1280 3500 | 5 3 | 2018- | 42500 | 1
maxus edeliver-3 | 50 kWh L1 | furgone | l1 h1 | e 90 0 a1 ant 50kWh 240km | 900 2350 | 5 2 | 2021- | 39500 | 1
`
