/** Classic cars: make model | version | body | kW cc cylinders gearbox drive | doors seats kerb-kg | years | price today | weight. */
export const classicTable = String.raw`
fiat 500-storica | 500 F | city-car | 13 499 2 m4 post | 2 4 520 | 1965-1972 | 8500 | 12
fiat 500-storica | 500 L | city-car | 13 499 2 m4 post | 2 4 530 | 1968-1972 | 8900 | 12
fiat 500-storica | 500 R | city-car | 13 594 2 m4 post | 2 4 525 | 1972-1975 | 7200 | 6
fiat 600-storica | 600 D | city-car | 21 767 4 m4 post | 2 4 605 | 1960-1969 | 8500 | 5
fiat 126 | 126 Personal 4 | city-car | 18 652 2 m4 post | 2 4 600 | 1977-1985 | 4200 | 4
fiat 127 | 127 900 C | city-car | 33 903 4 m4 ant | 3 5 690 | 1977-1981 | 4500 | 3
fiat 124-spider | 124 Sport Spider 1800 | cabrio | 87 1756 4 m5 post | 2 2 960 | 1972-1974 | 24500 | 3
fiat 850-spider | 850 Sport Spider | cabrio | 38 903 4 m4 post | 2 2 735 | 1968-1973 | 15500 | 2
fiat 1100 | 1100 D | berlina | 37 1221 4 m4 post | 4 5 890 | 1962-1966 | 8900 | 2
fiat topolino | 500 C Topolino | cabrio | 12 569 4 m4 post | 2 2 610 | 1949-1954 | 14500 | 3
fiat x1-9 | X1/9 Five Speed | cabrio | 63 1498 4 m5 post | 2 2 920 | 1978-1982 | 11500 | 2
fiat panda | Panda 30 | city-car | 22 652 2 m4 ant | 3 5 650 | 1980-1984 | 5500 | 3
fiat coupe | Coupé 2.0 20V Turbo | coupe | 162 1998 5 m5 ant | 2 4 1310 | 1996-1997 | 14500 | 2
alfa-romeo duetto | Spider 1600 Duetto Osso di Seppia | cabrio | 80 1570 4 m5 post | 2 2 990 | 1966-1969 | 38500 | 3
alfa-romeo spider | Spider 2.0 IV serie | cabrio | 88 1962 4 m5 post | 2 2 1110 | 1990-1993 | 21500 | 4
alfa-romeo giulia-serie-105 | Giulia Super 1.3 | berlina | 65 1290 4 m5 post | 4 5 1020 | 1970-1972 | 19500 | 4
alfa-romeo gt-junior | GT 1300 Junior | coupe | 65 1290 4 m5 post | 2 4 950 | 1968-1976 | 34500 | 3
alfa-romeo giulietta-spider | Giulietta Spider | cabrio | 59 1290 4 m4 post | 2 2 860 | 1955-1962 | 75000 | 1
alfa-romeo alfa-75 | 75 1.8 Turbo America | berlina | 114 1779 4 m5 post | 4 5 1190 | 1987-1991 | 22500 | 2
alfa-romeo alfetta-gt | Alfetta GTV 2000 | coupe | 96 1962 4 m5 post | 2 4 1080 | 1976-1980 | 15500 | 2
lancia fulvia-coupe | Fulvia Coupé 1.3 S | coupe | 66 1298 4 m5 ant | 2 4 925 | 1970-1976 | 15900 | 5
lancia delta-integrale | Delta HF Integrale 16V | berlina | 147 1995 4 m5 4x4 | 5 5 1250 | 1989-1991 | 62000 | 2
lancia delta-integrale | Delta HF Integrale Evoluzione | berlina | 154 1995 4 m5 4x4 | 5 5 1300 | 1991-1993 | 95000 | 1
lancia flaminia-gt | Flaminia GT Touring | coupe | 87 2458 6 m4 post | 2 2 1350 | 1960-1963 | 95000 | 1
lancia appia | Appia III serie | berlina | 35 1090 4 m4 post | 4 5 920 | 1959-1963 | 10500 | 2
autobianchi a112 | A112 Abarth 70 HP | city-car | 51 1050 4 m5 ant | 3 4 700 | 1976-1984 | 16500 | 3
autobianchi bianchina | Bianchina Berlina | city-car | 13 499 2 m4 post | 2 4 530 | 1962-1969 | 12500 | 2
innocenti mini | Mini Cooper 1300 | city-car | 52 1275 4 m4 ant | 2 4 680 | 1972-1975 | 18500 | 3
volkswagen maggiolino-storico | Maggiolino 1200 | berlina | 25 1192 4 m4 post | 2 5 760 | 1965-1974 | 12500 | 6
volkswagen maggiolino-cabriolet | Maggiolino Cabriolet 1303 | cabrio | 37 1584 4 m4 post | 2 4 930 | 1973-1979 | 24500 | 2
volkswagen golf | Golf GTI 1.8 I serie | berlina | 82 1781 4 m5 ant | 3 5 840 | 1982-1983 | 22500 | 2
volkswagen golf-cabriolet | Golf Cabriolet 1.6 GLI | cabrio | 72 1588 4 m5 ant | 2 4 920 | 1980-1987 | 9500 | 3
mercedes-benz sl | 280 SL Pagoda (W113) | cabrio | 125 2778 6 m4 post | 2 2 1360 | 1968-1971 | 115000 | 2
mercedes-benz sl | 300 SL (R107) | cabrio | 138 2962 6 a4 post | 2 4 1510 | 1985-1989 | 42500 | 3
mercedes-benz 190 | 190 E 2.0 | berlina | 87 1996 4 m5 post | 4 5 1110 | 1985-1992 | 7500 | 4
porsche 911 | 911 Carrera 3.2 (G) | coupe | 170 3164 6 m5 post | 2 4 1210 | 1984-1989 | 72000 | 3
porsche 911 | 911 SC 3.0 | coupe | 150 2994 6 m5 post | 2 4 1160 | 1980-1983 | 59000 | 2
porsche 356 | 356 B T6 1600 Super | coupe | 55 1582 4 m4 post | 2 4 935 | 1962-1963 | 98000 | 1
porsche 944 | 944 2.5 | coupe | 120 2479 4 m5 post | 3 4 1180 | 1983-1988 | 17500 | 2
bmw 2002 | 2002 tii | coupe | 96 1990 4 m4 post | 2 5 1010 | 1971-1975 | 38500 | 2
bmw serie-3 | 325i Cabrio (E30) | cabrio | 125 2494 6 m5 post | 2 4 1240 | 1986-1992 | 22500 | 3
citroen 2cv | 2CV 6 Special | berlina | 21 602 2 m4 ant | 4 4 585 | 1979-1990 | 9500 | 4
citroen ds-storica | DS 21 Pallas | berlina | 78 2175 4 m4 ant | 4 5 1300 | 1966-1972 | 36500 | 2
citroen mehari | Méhari | cabrio | 21 602 2 m4 ant | 2 4 555 | 1975-1987 | 16500 | 2
renault r4 | R4 TL | berlina | 25 1108 4 m4 ant | 5 5 720 | 1978-1988 | 5500 | 3
triumph spitfire | Spitfire MkIV 1500 | cabrio | 52 1493 4 m4 post | 2 2 790 | 1974-1980 | 12500 | 3
triumph tr4 | TR4 | cabrio | 74 2138 4 m4 post | 2 2 1000 | 1961-1965 | 29500 | 1
mg mgb | MGB Roadster | cabrio | 62 1798 4 m4 post | 2 2 920 | 1963-1974 | 19500 | 3
jaguar e-type | E-Type 4.2 Coupé | coupe | 198 4235 6 m4 post | 2 2 1270 | 1965-1968 | 118000 | 1
jaguar mark-ii | Mark II 3.4 | berlina | 157 3442 6 m4 post | 4 5 1440 | 1960-1967 | 32500 | 1
peugeot 205 | 205 GTI 1.9 | city-car | 94 1905 4 m5 ant | 3 5 880 | 1987-1992 | 18500 | 2
ferrari 308 | 308 GTS | cabrio | 188 2927 8 m5 post | 2 2 1300 | 1978-1980 | 98000 | 1
maserati biturbo | Biturbo 2.0 | coupe | 132 1996 6 m5 post | 2 4 1090 | 1982-1986 | 11500 | 1
land-rover series-iii | Series III 88 2.25 | fuoristrada | 51 2286 4 m4 4x4 | 3 7 1370 | 1972-1984 | 14500 | 2
`
