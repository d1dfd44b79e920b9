/** Motorbikes and scooters: make model | version | body | kW cc cylinders gearbox | seat mm, kerb kg | years | price new | weight. */
export const motorbikeTable = String.raw`
honda sh-125 | SH 125i ABS | scooter | 9 125 1 c | 799 134 | 2017-2020 | 3650 | 12
honda sh-125 | SH 125i | scooter | 9.6 125 1 c | 799 134 | 2020- | 4090 | 12
honda sh-150 | SH 150i ABS | scooter | 11 153 1 c | 799 137 | 2013-2020 | 3950 | 10
honda sh-350 | SH 350i | maxi-scooter | 21.5 330 1 c | 805 174 | 2021- | 5990 | 14
honda sh-300 | SH 300i ABS | maxi-scooter | 18.5 279 1 c | 805 169 | 2015-2020 | 5450 | 10
honda pcx-125 | PCX 125 | scooter | 9.2 125 1 c | 764 132 | 2021- | 3740 | 5
honda forza-350 | Forza 350 | maxi-scooter | 21.5 330 1 c | 780 184 | 2021- | 6190 | 6
honda forza-750 | Forza 750 DCT | maxi-scooter | 43 745 2 d6 | 790 235 | 2021- | 11790 | 4
honda x-adv | X-ADV 750 DCT | maxi-scooter | 43 745 2 d6 | 820 236 | 2021- | 12590 | 9
honda x-adv | X-ADV 750 DCT | maxi-scooter | 40 745 2 d6 | 820 238 | 2017-2020 | 11490 | 6
honda africa-twin | CRF 1100 L Africa Twin | adventure | 75 1084 2 m6 | 850 226 | 2020- | 15190 | 6
honda africa-twin | CRF 1100 L Africa Twin Adventure Sports DCT | adventure | 75 1084 2 d6 | 850 250 | 2020- | 18490 | 4
honda africa-twin | CRF 1000 L Africa Twin | adventure | 70 998 2 m6 | 850 232 | 2016-2019 | 12950 | 5
honda transalp | XL 750 Transalp | adventure | 67.5 755 2 m6 | 850 208 | 2023- | 10990 | 6
honda transalp | XL 700 V Transalp ABS | adventure | 44 680 2 m5 | 837 219 | 2008-2013 | 8500 | 3
honda nc-750-x | NC 750 X DCT | adventure | 43 745 2 d6 | 800 224 | 2021- | 9390 | 5
honda cb-500-x | CB 500 X | adventure | 35 471 2 m6 | 830 199 | 2019-2023 | 6990 | 4
honda cb-650 | CB 650 R Neo Sports Café | naked | 70 649 4 m6 | 810 202 | 2019- | 8790 | 4
honda cb-750-hornet | CB 750 Hornet | naked | 67.5 755 2 m6 | 795 190 | 2023- | 8190 | 4
honda cb-600-hornet | CB 600 F Hornet | naked | 75 599 4 m6 | 800 198 | 2007-2013 | 7700 | 4
honda cbr-600 | CBR 600 RR | sportiva | 88 599 4 m6 | 820 194 | 2007-2016 | 11500 | 2
honda cbr-1000 | CBR 1000 RR Fireblade | sportiva | 141 1000 4 m6 | 832 196 | 2017-2019 | 18500 | 1
honda gold-wing | GL 1800 Gold Wing Tour DCT | touring | 93 1833 6 d7 | 745 385 | 2018- | 35500 | 1
honda cmx-500 | CMX 500 Rebel | custom | 34 471 2 m6 | 690 191 | 2020- | 6790 | 2
yamaha xmax-300 | XMAX 300 | maxi-scooter | 20.6 292 1 c | 795 179 | 2017- | 6499 | 9
yamaha tmax-560 | TMAX 560 | maxi-scooter | 35 562 2 c | 800 218 | 2020- | 13499 | 9
yamaha tmax-530 | TMAX 530 ABS | maxi-scooter | 34 530 2 c | 800 215 | 2012-2019 | 11500 | 9
yamaha nmax-125 | NMAX 125 | scooter | 9 125 1 c | 765 131 | 2017- | 3799 | 6
yamaha tenere-700 | Ténéré 700 | adventure | 54 689 2 m6 | 875 204 | 2019- | 10999 | 6
yamaha mt-07 | MT-07 | naked | 54 689 2 m6 | 805 184 | 2014-2024 | 7499 | 8
yamaha mt-07 | MT-07 35 kW | naked | 35 689 2 m6 | 805 184 | 2018-2024 | 7299 | 3
yamaha mt-09 | MT-09 | naked | 87.5 890 3 m6 | 825 189 | 2021- | 10499 | 5
yamaha mt-09 | MT-09 | naked | 85 847 3 m6 | 820 193 | 2014-2020 | 9390 | 4
yamaha mt-125 | MT-125 | naked | 11 125 1 m6 | 810 142 | 2014- | 5199 | 3
yamaha tracer-9 | Tracer 9 GT | touring | 87.5 890 3 m6 | 810 220 | 2021- | 14599 | 4
yamaha tracer-700 | Tracer 700 ABS | touring | 55 689 2 m6 | 835 196 | 2016-2020 | 8590 | 3
yamaha yzf-r1 | YZF-R1 | sportiva | 147 998 4 m6 | 855 199 | 2015-2024 | 19500 | 2
yamaha yzf-r6 | YZF-R6 | sportiva | 87 599 4 m6 | 850 190 | 2008-2020 | 12500 | 2
yamaha xsr-700 | XSR 700 | naked | 54 689 2 m6 | 835 188 | 2016- | 8699 | 3
yamaha tdm-900 | TDM 900 | touring | 63 897 2 m6 | 825 221 | 2002-2011 | 8900 | 2
piaggio beverly-300 | Beverly 300 HPE ABS-ASR | maxi-scooter | 19 278 1 c | 790 185 | 2021- | 5499 | 9
piaggio beverly-350 | Beverly 350 SportTouring ABS | maxi-scooter | 22 330 1 c | 795 177 | 2012-2020 | 5550 | 6
piaggio beverly-300 | Beverly 300 i.e. | maxi-scooter | 16 278 1 c | 790 174 | 2010-2020 | 4500 | 6
piaggio liberty-125 | Liberty 125 ABS | scooter | 8 124 1 c | 790 114 | 2015- | 2849 | 9
piaggio liberty-50 | Liberty 50 4T | ciclomotore | 2.3 50 1 c | 790 97 | 2018- | 2340 | 4
piaggio medley-125 | Medley 125 ABS | scooter | 11 125 1 c | 799 136 | 2020- | 3649 | 5
piaggio mp3-500 | MP3 500 HPE Sport | maxi-scooter | 32.5 493 1 c | 790 271 | 2018-2022 | 9790 | 3
piaggio zip-50 | Zip 50 4T | ciclomotore | 2.3 50 1 c | 760 84 | 2018- | 1990 | 3
vespa gts-300 | GTS 300 HPE SuperTech | scooter | 17.5 278 1 c | 790 158 | 2019- | 7399 | 9
vespa gts-300 | GTS 300 Super i.e. | scooter | 16 278 1 c | 790 158 | 2008-2018 | 5700 | 6
vespa primavera-125 | Primavera 125 | scooter | 7.9 125 1 c | 790 130 | 2014- | 4699 | 8
vespa primavera-50 | Primavera 50 | ciclomotore | 2.3 50 1 c | 790 122 | 2018- | 3499 | 3
vespa sprint-125 | Sprint 125 S | scooter | 7.9 125 1 c | 790 130 | 2014- | 4999 | 3
vespa lx-125 | LX 125 i.e. | scooter | 7.6 124 1 c | 785 114 | 2009-2014 | 3500 | 3
vespa px-125 | PX 125 | scooter | 4.8 123 1 m4 | 810 112 | 2011-2016 | 3600 | 2
vespa elettrica | Elettrica 45 km/h | elettrica | 4 0 0 a1 | 790 130 | 2019- | 6990 | 1
aprilia tuareg | Tuareg 660 | adventure | 59 659 2 m6 | 860 204 | 2022- | 12399 | 3
aprilia rs-660 | RS 660 | sportiva | 73.5 659 2 m6 | 820 183 | 2020- | 11899 | 3
aprilia tuono | Tuono 660 | naked | 70 659 2 m6 | 820 183 | 2021- | 10999 | 3
aprilia tuono-v4 | Tuono V4 1100 Factory | naked | 129 1077 4 m6 | 837 209 | 2019- | 19499 | 2
aprilia sr-gt | SR GT 125 | scooter | 11 125 1 c | 799 144 | 2022- | 3999 | 2
aprilia scarabeo | Scarabeo 200 i.e. | scooter | 13.8 181 1 c | 785 157 | 2011-2017 | 3300 | 2
ducati monster | Monster 937 | naked | 82 937 2 m6 | 820 188 | 2021- | 12390 | 5
ducati monster-821 | Monster 821 | naked | 80 821 2 m6 | 785 206 | 2014-2020 | 11490 | 4
ducati monster-696 | Monster 696 | naked | 59 696 2 m6 | 770 185 | 2008-2014 | 8290 | 3
ducati multistrada-v4 | Multistrada V4 S Travel | adventure | 125 1158 4 m6 | 840 243 | 2021- | 25190 | 4
ducati multistrada-1200 | Multistrada 1200 S Touring | adventure | 110 1198 2 m6 | 850 220 | 2010-2015 | 18500 | 3
ducati multistrada-950 | Multistrada 950 | adventure | 83 937 2 m6 | 840 229 | 2017-2021 | 14290 | 3
ducati scrambler | Scrambler Icon 800 | naked | 54 803 2 m6 | 795 189 | 2015- | 10490 | 5
ducati panigale-v4 | Panigale V4 S | sportiva | 157 1103 4 m6 | 835 198 | 2018-2024 | 29990 | 2
ducati panigale-v2 | Panigale V2 | sportiva | 114 955 2 m6 | 840 200 | 2020-2024 | 18990 | 2
ducati hypermotard-950 | Hypermotard 950 | supermotard | 84 937 2 m6 | 870 200 | 2019-2024 | 13790 | 2
ducati diavel | Diavel Carbon | naked | 119 1198 2 m6 | 770 239 | 2011-2018 | 19500 | 2
ducati desertx | DesertX | adventure | 81 937 2 m6 | 875 223 | 2022- | 16990 | 3
bmw r-1250-gs | R 1250 GS | adventure | 100 1254 2 m6 | 850 249 | 2019-2023 | 18850 | 9
bmw r-1250-gs-adventure | R 1250 GS Adventure Triple Black | adventure | 100 1254 2 m6 | 890 268 | 2019-2023 | 21500 | 5
bmw r-1200-gs | R 1200 GS LC | adventure | 92 1170 2 m6 | 850 238 | 2013-2018 | 16400 | 7
bmw r-1200-gs | R 1200 GS | adventure | 77 1170 2 m6 | 850 229 | 2008-2012 | 14300 | 4
bmw r-1300-gs | R 1300 GS | adventure | 107 1300 2 m6 | 850 237 | 2024- | 21150 | 6
bmw f-900-xr | F 900 XR | touring | 77 895 2 m6 | 825 219 | 2020- | 12500 | 3
bmw f-750-gs | F 750 GS | adventure | 57 853 2 m6 | 815 224 | 2018-2023 | 10600 | 3
bmw f-800-gs | F 800 GS | adventure | 63 798 2 m6 | 880 214 | 2008-2017 | 11500 | 3
bmw g-310-gs | G 310 GS | adventure | 25 313 1 m6 | 835 175 | 2017-2024 | 6600 | 3
bmw s-1000-rr | S 1000 RR | sportiva | 152 999 4 m6 | 824 197 | 2019- | 20600 | 2
bmw r-ninet | R nineT | naked | 80 1170 2 m6 | 805 221 | 2014-2023 | 16500 | 3
bmw c-400-gt | C 400 GT | maxi-scooter | 25 350 1 c | 775 214 | 2019- | 8550 | 2
bmw ce-04 | CE 04 | elettrica | 31 0 0 a1 | 780 231 | 2022- | 12550 | 1
kawasaki z-900 | Z 900 | naked | 92 948 4 m6 | 820 212 | 2017- | 10190 | 6
kawasaki z-650 | Z 650 | naked | 50 649 2 m6 | 790 188 | 2017- | 7490 | 4
kawasaki z-750 | Z 750 | naked | 78 748 4 m6 | 815 226 | 2007-2012 | 7700 | 4
kawasaki z-800 | Z 800 | naked | 83 806 4 m6 | 834 229 | 2013-2016 | 8990 | 3
kawasaki versys-650 | Versys 650 | adventure | 49 649 2 m6 | 845 219 | 2015- | 8890 | 4
kawasaki ninja-650 | Ninja 650 | sportiva | 50 649 2 m6 | 790 193 | 2017- | 8190 | 2
kawasaki vulcan-s | Vulcan S | custom | 45 649 2 m6 | 705 229 | 2015- | 8290 | 2
ktm 390-duke | 390 Duke | naked | 32 373 1 m6 | 830 167 | 2017-2023 | 6100 | 3
ktm 790-duke | 790 Duke | naked | 77 799 2 m6 | 825 189 | 2018-2024 | 9990 | 2
ktm 390-adventure | 390 Adventure | adventure | 32 373 1 m6 | 855 172 | 2020-2024 | 7190 | 2
ktm 790-adventure | 790 Adventure | adventure | 70 799 2 m6 | 850 209 | 2019- | 12500 | 2
ktm 1290-super-adventure | 1290 Super Adventure S | adventure | 118 1301 2 m6 | 849 249 | 2021-2024 | 19750 | 2
ktm 300-exc | 300 EXC TPI | cross | 39 293 1 m6 | 960 105 | 2018-2023 | 10500 | 2
suzuki v-strom-650 | V-Strom 650 ABS | adventure | 52 645 2 m6 | 835 216 | 2012- | 8990 | 5
suzuki v-strom-1050 | V-Strom 1050 XT | adventure | 79 1037 2 m6 | 850 247 | 2020- | 14500 | 2
suzuki burgman-400 | Burgman 400 ABS | maxi-scooter | 23 400 1 c | 755 218 | 2017- | 7800 | 4
suzuki burgman-650 | Burgman 650 Executive | maxi-scooter | 40.5 638 2 c | 750 277 | 2006-2016 | 10200 | 2
suzuki sv-650 | SV 650 | naked | 54 645 2 m6 | 785 198 | 2016- | 6990 | 3
suzuki gsx-s-750 | GSX-S 750 | naked | 84 749 4 m6 | 820 213 | 2017-2021 | 8790 | 2
triumph tiger-900 | Tiger 900 Rally Pro | adventure | 70 888 3 m6 | 850 201 | 2020-2023 | 15600 | 4
triumph tiger-800 | Tiger 800 XRx | adventure | 70 800 3 m6 | 810 199 | 2015-2019 | 11700 | 3
triumph street-triple-765 | Street Triple 765 RS | naked | 90 765 3 m6 | 825 166 | 2017-2022 | 12100 | 3
triumph bonneville-t120 | Bonneville T120 | naked | 59 1200 2 m6 | 790 224 | 2016- | 13700 | 3
triumph trident-660 | Trident 660 | naked | 60 660 3 m6 | 805 189 | 2021- | 8395 | 3
triumph speed-twin-1200 | Speed Twin 1200 | naked | 77 1200 2 m6 | 809 216 | 2021- | 14295 | 2
moto-guzzi v7 | V7 Stone | naked | 48 853 2 m6 | 780 218 | 2021- | 9299 | 5
moto-guzzi v7 | V7 III Special | naked | 38 744 2 m6 | 770 213 | 2017-2020 | 8700 | 3
moto-guzzi v85 | V85 TT Evocative | adventure | 59 853 2 m6 | 830 229 | 2019- | 12499 | 4
moto-guzzi california | California 1400 Touring | custom | 71 1380 2 m6 | 740 337 | 2013-2019 | 19500 | 1
benelli trk-502 | TRK 502 X | adventure | 35 500 2 m6 | 860 235 | 2018- | 6490 | 9
benelli trk-502 | TRK 502 | adventure | 35 500 2 m6 | 815 213 | 2017- | 5990 | 5
benelli trk-702 | TRK 702 | adventure | 51.5 698 2 m6 | 835 235 | 2023- | 7290 | 3
benelli leoncino | Leoncino 500 | naked | 35 500 2 m6 | 785 207 | 2017- | 6090 | 4
benelli bn-125 | BN 125 | naked | 8.2 125 1 m5 | 780 142 | 2018- | 2590 | 2
cfmoto 450mt | 450 MT | adventure | 31 449 2 m6 | 820 190 | 2024- | 5890 | 3
cfmoto 800mt | 800 MT Touring | adventure | 70 799 2 m6 | 825 231 | 2021- | 10990 | 2
voge valico-525 | Valico 525 DSX | adventure | 35 494 2 m6 | 835 206 | 2023- | 6790 | 3
voge valico-500 | Valico 500 DSX | adventure | 34.6 471 2 m6 | 830 205 | 2021-2023 | 6190 | 2
kymco agility-125 | Agility 125 R16 Plus | scooter | 7 125 1 c | 790 120 | 2014- | 2290 | 5
kymco ak-550 | AK 550 Premium | maxi-scooter | 37.5 550 2 c | 785 226 | 2017- | 10600 | 2
kymco xciting-400 | Xciting 400i S ABS | maxi-scooter | 26.5 400 1 c | 810 205 | 2018-2023 | 6800 | 2
kymco downtown-350 | Downtown 350i ABS | maxi-scooter | 22 321 1 c | 775 190 | 2015-2022 | 5400 | 3
sym symphony-125 | Symphony ST 125 | scooter | 8 125 1 c | 780 132 | 2016- | 2699 | 4
sym joymax-300 | Joymax Z 300 ABS | maxi-scooter | 19.5 278 1 c | 760 180 | 2019- | 4999 | 2
sym citycom | Citycom 300i | maxi-scooter | 17 263 1 c | 800 175 | 2010-2018 | 4100 | 2
peugeot tweet | Tweet 125 | scooter | 7.5 125 1 c | 780 107 | 2012- | 2499 | 2
royal-enfield himalayan | Himalayan 450 | adventure | 29.4 452 1 m6 | 825 196 | 2024- | 6100 | 3
royal-enfield interceptor-650 | Interceptor 650 | naked | 35 648 2 m6 | 804 202 | 2019- | 6900 | 3
royal-enfield classic-350 | Classic 350 | custom | 15 349 1 m5 | 805 195 | 2022- | 4990 | 3
harley-davidson sportster-883 | XL 883 N Iron | custom | 37 883 2 m5 | 735 255 | 2009-2020 | 9900 | 4
harley-davidson street-bob | Street Bob 114 | custom | 70 1868 2 m6 | 680 297 | 2021- | 17900 | 2
harley-davidson fat-boy | Fat Boy 114 | custom | 70 1868 2 m6 | 675 317 | 2018- | 25500 | 2
harley-davidson road-king | Road King Classic | touring | 57 1584 2 m6 | 705 372 | 2009-2016 | 22500 | 1
harley-davidson pan-america | Pan America 1250 Special | adventure | 112 1252 2 m6 | 830 258 | 2021- | 19700 | 1
husqvarna svartpilen-401 | Svartpilen 401 | naked | 32 373 1 m6 | 835 158 | 2018-2023 | 6490 | 2
husqvarna norden-901 | Norden 901 | adventure | 77 889 2 m6 | 854 204 | 2022- | 14990 | 1
husqvarna 701-supermoto | 701 Supermoto | supermotard | 55 693 1 m6 | 890 148 | 2016-2023 | 10500 | 1
fantic caballero-500 | Caballero 500 Scrambler | naked | 29.6 449 1 m6 | 820 160 | 2018- | 6790 | 2
fantic xe-125 | XE 125 Enduro | cross | 11 125 1 m6 | 915 114 | 2021- | 5190 | 1
beta rr-300 | RR 300 2T Enduro | cross | 38 293 1 m6 | 930 104 | 2016- | 9490 | 2
beta rr-50 | RR 50 Enduro Standard | ciclomotore | 1.6 50 1 m6 | 895 92 | 2018- | 3390 | 2
beta evo | Evo 300 2T | trial | 10 297 1 m5 | 660 66 | 2015- | 6990 | 1
mv-agusta brutale-800 | Brutale 800 | naked | 81 798 3 m6 | 830 175 | 2016-2023 | 14500 | 2
askoll es2 | eS2 | elettrica | 2.2 0 0 a1 | 760 70 | 2017- | 3290 | 1
niu nqi-sport | NQi Sport | elettrica | 1.5 0 0 a1 | 815 112 | 2019- | 4499 | 1
super-soco cpx | CPx 90 km/h | elettrica | 5 0 0 a1 | 760 142 | 2020- | 5190 | 1
gilera runner | Runner ST 125 | scooter | 11 124 1 c | 815 139 | 2008-2014 | 3300 | 2
polaris sportsman | Sportsman 570 EPS | quad | 33 567 1 c | 857 332 | 2014- | 9990 | 3
yamaha grizzly | Grizzly 700 EPS | quad | 34 686 1 c | 905 314 | 2016- | 12990 | 2
kymco mxu-300 | MXU 300 | quad | 15 271 1 c | 840 215 | 2012-2020 | 4990 | 3
cfmoto cforce-520 | CForce 520 L EPS | quad | 28 495 1 c | 880 372 | 2018- | 7490 | 3
can-am outlander | Outlander MAX 570 XT | quad | 35 570 2 c | 877 350 | 2016- | 12490 | 2
suzuki kingquad | KingQuad 750 AXi 4x4 | quad | 35 722 1 c | 920 327 | 2008- | 11290 | 1
`
/** Historic bikes: make model | version | body | kW cc cylinders gearbox | seat mm, kerb kg | years | price today | weight. */
export const classicMotorbikeTable = String.raw`
vespa px-125 | P 125 X | epoca | 5.9 123 1 m4 | 810 104 | 1978-1983 | 2900 | 5
vespa 125-primavera-et3 | 125 Primavera ET3 | epoca | 5.1 121 1 m4 | 800 78 | 1976-1983 | 4500 | 5
vespa 50 | 50 Special | epoca | 1.1 49 1 m4 | 780 72 | 1969-1983 | 3200 | 7
vespa 150 | 150 VBB | epoca | 4 145 1 m4 | 800 93 | 1960-1962 | 4900 | 3
lambretta li-150 | LI 150 III serie | epoca | 4.9 148 1 m4 | 780 105 | 1962-1967 | 5200 | 4
lambretta sx-200 | SX 200 | epoca | 8.1 198 1 m4 | 780 123 | 1966-1969 | 9500 | 1
moto-guzzi falcone | Falcone 500 Sport | epoca | 17 499 1 m4 | 760 176 | 1950-1963 | 11500 | 3
moto-guzzi 850-le-mans | 850 Le Mans | epoca | 52 844 2 m5 | 770 215 | 1976-1978 | 14500 | 2
moto-guzzi 850-t3 | 850 T3 | epoca | 44 844 2 m5 | 800 240 | 1975-1981 | 6900 | 2
moto-guzzi v50 | V50 II | epoca | 33 490 2 m5 | 760 158 | 1979-1981 | 3200 | 2
honda cb-750-four | CB 750 Four K6 | epoca | 49 736 4 m5 | 810 235 | 1975-1977 | 9500 | 3
honda cb-500-four | CB 500 Four | epoca | 37 498 4 m5 | 805 205 | 1971-1976 | 5900 | 3
honda cb-400-four | CB 400 Four | epoca | 27 408 4 m6 | 790 178 | 1975-1978 | 5200 | 2
kawasaki 900-z1 | 900 Z1 | epoca | 60 903 4 m5 | 810 246 | 1972-1975 | 18500 | 1
bmw r-100 | R 100/7 | epoca | 44 980 2 m5 | 820 215 | 1976-1984 | 6500 | 2
bmw r-75 | R 75/5 | epoca | 37 745 2 m4 | 850 210 | 1969-1973 | 7200 | 2
ducati scrambler-350 | Scrambler 350 | epoca | 18 340 1 m5 | 770 133 | 1968-1974 | 7900 | 2
ducati pantah | Pantah 500 SL | epoca | 38 499 2 m5 | 780 180 | 1979-1983 | 5900 | 1
mv-agusta 350-b | 350 B Sport | epoca | 24 349 2 m5 | 780 149 | 1970-1974 | 6200 | 1
gilera 150-sport | 150 Sport | epoca | 5 152 1 m4 | 760 104 | 1952-1960 | 3200 | 2
benelli 750-sei | 750 Sei | epoca | 52 748 6 m5 | 810 220 | 1974-1978 | 12500 | 1
piaggio ciao | Ciao PX | epoca | 1 49 1 c | 760 40 | 1976-1992 | 950 | 4
`
