/**
 * Passwords of the list that Django ships (common-passwords.txt.gz, compiled by Royce Williams; BSD-3-Clause, (c) Django Software Foundation and
 * individual contributors) which the list of zxcvbn-ts does not have.
 */
export const otherCommonPasswords: readonly string[] = `
123 654321 121212 homelesspa 987654321 222222 1g2w3e4r gwerty zag12wsx gwerty123 123123123 11111 88888888 fqrg7cs493 linkedin j38ifubn 987654 0123456789 1111 101010
0987654321 1111111111 abc fuk19600 12341234 29rsavoy 00000000 666 212121 232323 cjmasterinf yuantuo2012 1342 290966 456789 wall.e 12413 tudelft diosesfiel dpbk1234
pe#5gz29ptzmse u38fa39 55555 0000 252525 87654321 0000000000 a838hfid 00000 999999999 111222tianya 7654321 qqww1122 startfinding n0=acc3ss 098765 mynoob yagjecc826
iw14fi9j 202020 010101 hotmail 3odi15ngxb 111 421uiopy258 aaaaa doudou lastfm 151515 badoo 9876543210 aaaa 456456 1v7upjw3nt uqa9ebw445 54321 7758521 141414 sz9kqcctwy
321321 d2xyw89sxj 786786 justinbieb 1234512345 3d8cubaj2e 454545 789789 242424 qwe p3rat54797 aaaaaaaa 1212 234567 090909 5555555555 qwer 55555555 evildick 22222222
171717 abcd 159159 ig4abox4 asdasdasd qw123321 zoosk aaa 1q1q1q 100200 520520 565656 4444 abcdefgh w5txn36alfw 181818 lol yahoo1 1986 111111111 ybccfy 77777777 7777 100
262626 love101 qw123 zzzzzzzz 2012comeer 191919 asasas 909090 n8zgt5p0shw= 1989 vrbgqns997 qti7zxh18u poiuytrewq megaparol12345 qwqwqw 2222 coucou 110110 19871987 qwertz
manman 99999999 323232 19851985 5555 aaaaaaaaaa g9l2d1fzpy linked 080808 hotmail1 diwtgm8492 272727 13579 147147 abcde 69696969 19841984 161616 98765 mama 19861986 787878
yoyoyo yahoo.com 369369 hahahaha asd 282828 19891989 nonmember 19921992 hg0209 zxczxc telechargement 020202 143143 mememe 420420 19821982 123456123456 19801980 mar 303030
youbye123 yahoo 313131 070707 fondoom 2004 golfcourse x4ivyga51f 19831983 13131313 bhf 6hbf28w791 5211314 44444 77777 10101010 22222 tnk0mk16vx 567890 h1xp2z2duk the 000
19951995 66666666 q1q1q1 pimp123 lololo dearbook aobo2010 898989 7758258 2cute4u 2222222 ka_djkhjsy6 19881988 fuku00198 a1a1a1 20102010 44444444 evony192 blablabla
12qw23we 1984 sexy13 love09 14531453 505050 1987 norte14 1313 363636 1985 xxx 343434 19941994 wangyut2 19931993 love16 33333333 9999 8888 pink12 19901990 9999999999
19811981 zoey101 kkkkkkkk 525252 bonbon 6666 050505 ily123 qweqweqwe pimp12 19911991 980099 dadada 19781978 popopo ohmnamah23 1980 545454 0.00000000 3333 y6p67ftrqj 5678
god hihihi 201301 2222222222 hey123 sasasa love08 qwerqwer usdopaa 989898 akopa123 19791979 1982 2000 1945 lala mamama 258258 ocpoook325 030303 1951 1988 cme2012 19751975
99999 100100 yahoo123 20092009 98765432 1010 iluvu2 yoyoyo1 1979 gogogo haha 19961996 aaron431 1q2w3e4 1zn6fpn01x 4321 boubou red 1983 1fr2rfq7xl g13916055158 7777777777
south13 baby13 122001 youngmoney bscirc 353535 777 1977 060606 coupons 1q2w3e4r5t6y7u8i9o0p 20082008 heyhey1 1981 myspace.co 292929 5xfgs3ii9d mate1 ilove1 19761976 coco
1978 lkjhgfdsa jojo 656565 521521 love18 19731973 1990 qwertyqwerty 1991 rayray1 skate4life love07 zxzxzx fake123 jakjak linkedin1 mememe1 rayray sexy14 23232323 redred
88888 qqqqqqqq 1976 585858 19771977 19971997 cutie123 nks230kjs82 my2boys classof09 pwd1234 hehehe 25252525 g-unit skiffy 1975 d71lwz9zjs 000000000 123love heyhey
19741974 1992 424242 111213 6666666 jajaja lolo 2468 pasaway 123456789123456789 23456789 baby11 nana 1974 money6 w1985a 808080 w1980a 24682468 blink123 asdf3423 jojojo
987987 1a1a1a 5532361cnjqrf w1979a qdujvyg5sxa 1973 car w1990a 1993 eh1k9oh335 1969 iamthebest w1989a xxxxx jonas1 uvgx8f8232 abcdefghij xxxxxxxx sentnece pk3x7w9w 1994
kiki 14344 33333 xxxx mamamama w1982a w1984a aliali cheche catcat 1995 345678 ji394su3 w1986a jesucristo w1988a 1314521 19721972 sexy15 univers2l backend ssyu1314 1qaz
168168 mimi 6655321 543210 rockyou w1983a w1975a netlog w1987a taytay1 pimp101 676767 2323 6543210 ilovemymom w1981a qwe1asd w1978a 1972 teamo1 19981998 3rjs1la2qe
classof08 d9zufqd92n kikeunyw 2005 w1976a qwert6 6v21wbgad junjun 2121 emo123 zxcvb louloute 168asd168 123admin321 w1977a 120120 leelee tonton akax89wn lovingyou joyjoy
474747 3rjs5la8qe 001122 kokoko 01234567 macmac jonjon boo123 ganda janjan manman1 poppop adgjmp qarglr123 jjcg16dj5k foxpass megaparol 112112 layouts1 qqqq mnbvcx
bkl29m2bk 12345p moimoi xiang123456 1q2w3e4r5t6y7u 464646 love45 321321321 http dwade3 8888888888 963963 1996 nyq28giz1z 636363 opeyemi 757575 040404 20002000 linkedin123
0r968ji9ufj6 1970 bitch101 sexy10 333 201314 555 92k2cizcdp 969696 19071907 nounou okokok 122002 love4life sexy16 110092 love19 jundian2011xr yoyo 1971 18atcskd2w
home1234 111112 omg199 101112 angel101 love25 viphv5j736 2002 whatthezor 20012001 ben 000webhost iw14fi9jxl nickjonas1 2525 19691969 baby14 ms0083jxj qwe1122334 dt123456
cm6e7aumn9 dogdog 8ix6s1fceh momof3 66666 miley1 baker3 aaa123123 dandan tangkai 1999 sexsexsex lalalala 878787 456 9876543 omarion1 pok29q6666 as790433 pas 1966 654654
19701970 pink11 01230123 3333333333 1968 125125 last.fm 2001 110 loveu1 taishan2011 mommy3 nonono 20202020 1997 ty2t1hv3oc guigui 6666666666 686868 dondon 122112 575757
741741 000123 ana123 515151 momma1 858585 my3boys jakcgt333 love06 2010 king23 maldita bitch13 ttd955audg babatunde honeyko baby08 852852 19711971 535353 1q1q1q1q 616161
404040 popo nana123 414141 baby23 kosama taytay love00 loved1 222 mon hihihi1 2008 767676 my4kids cha qqqqq 1998 lulu 2007 youyou 2006 iamnumber1 qaz j123456789 1967
gunit1 321 balaji kimkim maymay angelbaby1 class09 0987654 lala12 jenjen zouzou 120 shasha home0401 bobo rfn.if mmmmmmmm oluwaseun irock1 jonas123 ilovechris 19681968
2020 fra 797979 747474 souljaboy1 su123456 notthat angel23 1212121212 113113 baby15 wertyu diosesamor cepetsugih demon1q2w3e 1964 373737 bratz1 kaykay kaykay1 angel15
yahooo 393041123 14141414 19051905 1965 sssss toto demon1q2w3e4r 786786786 23456 0123 cute123 lovesucks1 01010101 12345h baby101 cutie101 789789789 momo 00112233
dominican1 olayinka 10577 cricri don uhfybn8888 raiderz1 sexy09 kiki123 love44 baby10 484848 money11 estrellita zxcv love2009 kenken ali lola123 demon1q2w3e4r5t
11111111111 sta 2345678 leelee1 cafemom luis123 surside13 projectsadminx huhbbhzu78 ichliebedich megasecret yandex elmo123 gay123 000999 010 joejonas1 mhine wenoob baby09
zazaza 560076 ramram teamo123 pompom hohoho nigga123 kim zacefron1 19671967 benben stunt101 87654321q hi1234 networking dddd yanyan choupette kifj9n7bfu sagitario
20052005 caca 434343 727272 1963 czz000 bitch11 sexy18 werty 19651965 imnumber1 popo123 caca123 bitch01 login triskelion ilove123 15151515 fre john!20130605at1753 baby07
kakaka nanana new 2009 linkedin2011 1q2w3e4r5t6y7u8i 606060 momomo w66yrybgra yxcvbnm fullaccess lovesucks mrf11277215 2003 poipoi 123456789h 121 qqqqqqqqqq harrypotte
mileycyrus ihatethisgame pimp11 briciola boo 201010 u1v7hhh7ef jess123 45454545 bebe 101101 june13 yahoomail juan123 san fxzz75 999 evite indya123 classof07 sexy08
20072007 kaka mississipp 159159159 1435254 mimi123 simsim poo crip4life owt243ygbj tresd5 love2008 qwerqwer2 bhebhe x3luym2mmj classof201 121121 april20 leoleo 19031903
byusdg23 584520 baby21 cuteme babe123 868686 redred1 lil adewale 646464 198888 a1a1a1a1 19991999 12321 class08 evony1 ssssssss s8ylpe9jdpvym bestfriends cheer123 560037
godis1 27653 ssss kikiki adekunle mom godhelpme princesita sexy17 pink22 meme tweetybird 1357913579 love26 z00000 roxy123 angel88 adeola cutie2 ordinateur 220
mega_pizdetz666 baby16 383838 pat amoure angel07 123123123123 mary123 puppylove1 619619 pimp23 lucy123 my1love fanfan angelbaby mommy11 n1frdz 210 june11 626262 love27
april23 rawr123 theused1 novo 19641964 333333333 music4life 56789 puppylove jingjing 707070 101 weezy1 09876 &#2336: love34 lolo123 789 2424 l1nk3d1n jaden1 emotional
1414 130 bellissima aptx4869 24242424 leo yesyes zainab 123456abcd yumyum star13 ayomide 110085 z0102030405 717171 sexy07 159 zzzzzzzzzz apsk54321 ppppp 111999
111111111111 baili123com iluvu1 20112011 85208520 110011 mar123 momof2 &#2336; 234234 jaihanuman sousou qwegta13091990 bobobo dogdog1 1962 gwapo kimbum hejhej bonheur
abcdefgh1 tigrou numba1 l6ho3tg7wb love89 papapa 150 19631963 110120 737373 sextrime1 doodoo mat 14121412 zacefron 20062006 hater1 id6c3wr6un cookiemons katkat 250 mmmmm
lemon8 pepette sexyback1 hello. feder_1941 chuchu omarion 19661966 228228 sagitarius 121283 gggg pink101 sha 00001111 june10 qazqazqaz porcodio magandaako fxzz75yer
imgay1 ciara1 caline angel08 march22 theonly1 doomsayer.2.7mords.v love02 110688 ad123456 090807 h2vwdubjx4 seniseviyorum christelle eqes606898 onedirection 110001 adv24
amormio byebye scvmofas79 pop you123 a123098 20032003 hotpink1 ilovejusti dom 1960 lipgloss1 230 google.com 111nice 110019 140 e3r4t5y6 lipgloss mmmmmmmmmm allahu bitch23
mariajose dontforget r9lw4j8khx fucku123 bebe123 xxxxxxxxxx user888 theused aaaaaaaaa w5tn36alfw septiembre gymnastics urmom1 badbitch1 110075 <blank> winmx1 potpot baba
jubjub 2011 u77789 derp12!@ azazaz johnlock 131421 400053 1515 070809 nickjonas jesus77 july22 qwerf12 girl123 560078 couponsc10 818181 lkjhgf maricel qwertzuiop 1961
tototo lollollol lexor123 july14 classof200 jobshop2002 march18 penis69 denden sriram 987654321q kkk123 09876543 olawale mikejones1 blogs123 ste jesus11 9uzp9jek3f june18
sun radhika jamjam mimimi d123456789 june25 sexygurl1 naynay1 nike123 usher1 1nigga pooh12 bumbum 240 bitch22 1q2w3e4r5t6y7u8i9o zxc 420weed godlovesme dayday1 amor123
grenouille lover13 nana12 june20 heartbreak 19191919 jose13 dd123456 chris14 y123456 tekiero hotpink maimai lov mylinkedin nssadmin kkkk poop1234 doodoo1 4everlove 1231
110017 170 hhhh meme123 420 190 sdfsdf 4444444444 bossy1 doomsayer.2.7mords.vv 20122012 180 mia123 khadija zzzzz angel09 009988 jay che cococo love28 132132 class07 1959
56565656 joejonas money101 teamomucho cv1230 april19 april25 1love1 ilovemysel march24 pink1234 dolapo 121234 393939 595959 3s43pth5aea 110119 mmmm 1mommy love100 260
love92 april28 160 ddddd june19 surenos13 171204jg 17171717 1957 money22 oreo123 20082009 candygirl1 959595 012345678 ann melo15 july15 loco13 q1q1q1q1 money10 woshiyazi
tmm r1cd38d 123zaq sugar123 colocolo hey 9876543211 sweetlove tartaruga jan imthebest lingling daddygirl1 2000comeer 000777 one2three pooh123 werwer 828282 ilovemike
b123456789 margarida love2love polpol asasasas march25 lolalola 222111 backstreet hihi lol101 36mafia money09 lover101 ou29q6666 gribouille cesar1 bam123 09121962q
555555555 balla1 jonjon1 147 131420 100484 poiuy love05 iloveindia 666666666 underoath1 miguelito satish 7758520 1958 654321q 2012 bitch7 abcdefghi 12369 zxcvzxcv
74107410 ale123 gwapako 211314 300 olumide 3456789 koko find_pass numero1 20042004 5482++ pink10 270 jesus10 wz362308 020 bjk1903 400101 jfgvcqbuzug july10 hello13 302010
for tina123 poppop1 kool123 pppp bababa m1chp00h highschool 789456a love666 c123456789 pallavi pink14 july13 zsazsa villanueva funfun poupette 190986 lili cute12 kiara1
moncoeur sexy24 july17 the123 linkedln thethe ffff bombom lilly123 848484 213213 obama08 catcat1 fuck13 90909090 357357 marmar 280 drama1 1955 diciembre momof4 lamar1 and
1357 jjjj march19 ademola dfa72dfj nigga2 09090909 ilovejosh1 rbotmvz954 gabby123 12345y faker1 baby18 ronron july11 gagaga tink123 yop7s55 tim resetme yangyang shreya
march26 e23456 wewewe 9876 gwapoako bla chi angel24 mickeymous ana 001001 lucky11 heka6w2 march31 asawako aaaaaaaaa1 idk123 123admin32 951951 dogs123 ilove2 1moretime
dddddddd 2010comer 4545 x99qomx561 2cxdn8s271 my204856 bella2 numberone jesuscristo march27 78787878 agustina topbutton 4jesus july24 223456 crazygirl1 494949 nokia6600
1956 mic ahmed123 634142554 loveu4ever cody12 ddzj39cb3 ilovematt blood4life slovensko 14789 chris18 pimp01 hilaryduff noemie 271282 jon123 jiefang007 wilfried lady123
overdrive rencontre timtim nenita march28 lolololo cuteko film@123 nuvola iloveyouba zzzz 919191 sexii1 maminka 050 olalekan bitch21 moussa money08 sukses hello12345
heyheyhey johnnydepp 120679 windowsxp godblessme migrationschool dani123 july28 1234567891011 dada pokpok crazy13 marron baby17 july18 01234 lenlen 200200 090790
777777777 119119 765432 noviembre maemae 123546 yahoo12 love93 19621962 usher poupee ddd qwert5 boyboy him666 southpole1 toby123 ggggg mahalkoh chris15 aze ilovejosh pepe
mommy4 hhhhhhhh sanjana jesus13 888 saraswati love03 zxczxczxc tmnet123 wwwwwwww yahoo! holyspirit homie1 123odidol lover3 merda123 woaiwojia 200991 135135 pink23 030201
tatata tantan iluvyou luis12 chinedu tyuiop love94 gggggggg zzs000000 matheo july29 gunsnroses art july19 olamilekan cats123 titi sal elisabetta lovelovelove dayday 030
qqq ilovealex1 tamtam hola12 ilovenick1 caonima xblhintb9w skate2 2345 123abc456 lpl sasa cam july25 no1knows chris17 adadad pppppppp tigerlily iloveboys friends4ev
bball11 123147 007007007 pumas1 tttt bitch6 122334 290892 xtseo2011tdx 18181818 angel1234 du8484 dad mv46vkmz10 eugenie crazybitch my1space echizen18 040506 120279 baby06
111122 jesus101 ssssssssss gettherefast hotmail123 rob sassi123 space123 098098 bitch14 16051980 bball3 clementine eri lulu123 112 colby1 bitch09 zero123 mommyof2
deusefiel ilovemybab contrase 30media floflo iloveboys1 bar link123 pinkpink 6358986 3daysgrace lordjesus michoacan1 toutou fuckyoubit 190494 motherof3 fiorella 345345
123456789123456 olanrewaju fk3456abc bvp33w7epu love2007 000666 956208q 1fptjtl919 gayatri poiuytre 090 png march29 oioioi harekrishna 19601960 happy3 pimp4life
countryboy zaqzaq dra kowalski pink21 wert ilovematt1 doodlebug sexy19 tata marie3 loser101 1010101010 ballerina lululu bball22 pwtest love420 518518 himanshu kids123
sexy#1 octubre pink15 110018 electrical poop69 jade123 myspace4me omar123 nessa1 kat cutie13 yourgay1 meenakshi qwerpoiu mac asd666fds rerere kkkkk 040 ruby123 carebears1
dedede flo y23456 maria13 dkxjizc282 pipoca skyliner34 hey12345 060 ilovemykids popo09 liz123 marie13 class2010 serseri bitch4 xt97794xt nanny1 juju july26 mark_963 ola
hello4 mel b-ball xiaoxiao reno911 00110011 diva123 gwapoko o23456 popopopo star10 5plk4l5uc7 realestate 187187 jesusloves 290 pol chocho tenten love32 corentin ricky123
lovejesus jazzy123 5845201314 nik chintu dodong 101090 beebee 010989 dramaqueen love90 sahabat love96 naynay marie05 123a123a may can 122122 historia vaishali riley123
ann123 romane tzir25l5kn heyheyhey1 5x1cjdsb9p ottootto boss123 500500 couscous halo12 chloee poopy123 137900 lynlyn miley123 101088 pink16 cutie11 arod13 bastien 1954
12345six ang dedewang jer2911 nenette antoinette 123lol skaterboy1 cancan saviour junpyo love66 flowerpower 1818 psychology w1aubvoq jim tony20 123467 flatblocker sch
asasas1 linker love95 miamia cindy123 r123456789 1zn6fpn01n wtf123 nokia3100 bball10 dupadupa arcobaleno vikram bitch08 hothot brebre1 nike12 400064 sternchen qh6xl1p9xj
13141314 nat rememberme successful iloveryan tink12 titeuf 1234567qq 987654a jjjjj 1919 jj1234 bra xdqwerty yassine brownsugar universo 9958123 abc1234567 520530 hot97hot
maomao 12345678901234567890 59trick foxracing1 blackwater horse123 olaola 1life2live brayan 500072 ffffffff yahoo2 24862486 19611961 vandana 121213 pimp14 mahmoud nono
987 motherof2 happyfeet1 43214321 monmon bad 12love sdf7asdf6asdg8df j1v1fp2bxm emogirl yu5l97wk8q cheer101 angie123 123123aa emma12 maxence family1st star14 qwerrewq
classof06 1717 myjesus 070 shruti bbbb acc123. march30 aze123 hhhhh integrity badazz1 girl12 nic 92dk2cidp terserah bbbbbbbb 159258357 philippine l123456789 mercado
pass9876 tamahome roxy12 starburst nfy.if newnew1 killa123 bv123 ser saurabh hope123 121288 love91 3qdlqb49js karukera qwertz123 jjjjjjjj happygirl cacaca aminata pink01
obinna bitch. weed12 angel25 hoe123 love4eva psicologia aku123 011194 19591959 bff123 girlpower hgfdsa jesus07 sansan nicoleta crazygirl yes sasasasa limegreen1 demon1234
24crow fener1907 www ilovemymum babyg1 didididi ilovemike1 100986 den love29 juan12 maplestory ipod123 567567 angel19 1heart 753753 gogo bangsat sara12 gwapa 3344520
hammed sk8erboi lola12 luke123 girly1 102102 800620 19weed atlars10 bibiche jimjim nevim ilovealex mam 091296 crazydog 59mile zhou1980 my2sons demon12345 mingming
shawn123 starburst1 kittylove patterson bobesponja prasanna alliswell 080 "k.,jdm" flyfly googoo gjkbujy nash13 120197 michaeljac ilovenick rosalinda 838383 8eight 131061
t123456789 1234567y dodo cheerleade prettyme lover4 wowwow lucky21 360flip ant tianya graciela bball21 400067 ppoo0099 ilovemydad benten 1230456 quadro pat123 poo123
kamote mommyof3 66bob zmx870919123 calle13 chris1234 mimi12 buddy11 admin1234 minicalibra 89898989 hgrfqg4577 itsmylife bab pawpaw love04 coregmedia irock123 lexie1
kiki12 ilovejoe god777 olatunji imthebest1 kitty3 bbleo1zz 147147147 poupoune 10pace 221122 08520852 barosan jancok employment lolek123 mat123 chris08 tata123 tolulope
winwin kolkata barcelone limegreen hurensohn angel05 120702 puppy2 121106 lily123 james21 priya zacatecas1 ifeanyi baby24 mayowa shasha1 bratz 10201020 ilovemyfam cena54
12qw! fffff 890890 16161616 evony123 380015 26262626 mimine 123asdf inactive1996aug mmo110110 mustapha iw14fi9jwqa demilovato dbm 140473 marguerite 28081976 452001
25257758 sean123 vergessen love56 lydcc20091314 12345678j h8llp9f poptropica swagger 979797 jesuslovesme hello10 567tyu couponmom sexy25 mas brokenhear chula1 chris07
loser4 hevhk43n9j szczurek carol123 stars123 doudoune 311311 mikimiki xoxoxo baby2008 bitch07 china123 560034 fat qwertz1 198611 hi12345 nonono1 carlota skate8 bribri1
ilovecats 221188 titine dell12 lkjhgfdsa1 amdturion64 wersdf maryrose pimp10 chaselo sexyblack1 ilovedogs 400093 fff 131 0icotpd785 i&lt july30 joey12 fresh123 frog123
ilovemykid van fghjkl kay123 life123 happyfeet jen opernhaus1 lavanya 120389 janek1 ghghgh gogogo1 aaaaaaaa1 a12121212 tascha ram inter10 icxkyb7972 allahis1 swathi
cool123456 121290 chicharito tiger13 powerpuff vfvf music4me 32323232 loser11 amoramor #1pimp funmilola funny123 1236 dance4life 143 kkk jazz123 911 4391634m 13241324
22071972 lovehim1 20092010 realnigga1 wsbe279qsg elmejor all tyler11 bball24 153153 tombrady12 queen123 mishijos moumoune 09061976 kitty13 fuc luv123 100261 login123
dddddddddd m1am1b3ach kanchan walalang 121289 son ordenador bmx123 transforme 939393 ilovejohn lavezzi bmwbmw newnew laurah capricornio zoe123 ineedyou 400076 wertzu 1245
kyle12 girlsrule kampala euteamo jaigurudev ken anno1602 anurag 123456u augustine teste123 angle1 weed69 salamanca dododo 31x7t5xbke febrero bwfq23jp7f baybay1 cutie3
1907 kaikai matt1988 inter1908 sss 13791379 1a1a1a1a 202122 mmm123 aabb1122 simba11 raj123 fat123 5050 renren chris09 erick1 green10 punk123 sexy20 marie11 harry24 aug
bbbbb jobhunt pimp22 baboso 1453 121324810z shayshay1 130130 killua cas jessy1 tanginamo daddy01 wwww nowehaslo llll food123 linked1 dadadada bonbon1 milacek lovelygirl
scorpione iloveryan1 cars123 music7 papapapa gbenga 1950 francoise goodgood babykoh loserface1 bling1 1qaz2wsx3e 110024 ilovedavid erika22 love111 viriato 1953 1234567c
amor12 hm9958123 teodora 3232 dfg5fhg5vgfh1 music3 qwqwqwqw lover21 chioma mommy01 frogs1 ryan962052 aparna lover11 mybabies mommom asas qugrqfo825 kitty11 girls123 0101
allahakbar elmo12 198111 tingting val canelle m@d!z star15 131313a games123 poop22 118118 871982 boulette tyler13 langga zhang123 k47rizxt2g dim habiba 123456asdf
newpasswor sk8erboy soleluna nat123 dumdum shoes1 nkechi1 dookenr1 1234567891234567 woshishui josette1 bribri 41034103 tay123 noiembrie junk123 123q123q mahalq 222222222
sam1234 dog1234 happy22 negro1 lunaluna bri 123admin321a uchiha opelcorsa meme12 pro ichliebedi dkssud12 lalitha 198511 candy11 shubham pampam lucy12 150801 messi19
400706 solitario love321 27272727 loser13 ashwini vince1 gucio nideknil lololo1 tytyty lolotte den221991 fake12 selenagome pimp21 198411 maranatha sup 311070 automobil
ers joy fuckyouall kayden loser3 lovemom olusegun bolaji googletester moemoe 103196 ww111111 marinara bhaby 198612 black7 200669 glamorous1 411014 luv4ever hello8
angedemon wildchild surena13 kate123 301197 310 pass1478 paola1 yaallah alex07 dj1234 nessa1234 amy marilou hawkesbury93 amoreterno tulipe 154322358 allrecipes maricar
carebears damilare kakakaka leralera mivida 198585 koko123 cuttie1 000786 143143143 omshanti green14 251314 12101961 198989 david23 ilove? peepee leika1 money07
pocahontas asakapa 19821108 adeyemi loco123 12345678r qwertqwert mag 1treehill silkroad tyler01 benny123 star01 plus44 voldemort 28282828 waswas hallohallo boosie1 win
oks65b6666 13571357 1200nerds ludivine tichuots jose1234 nha7ebf6kp nicky123 total90 a6543210 mouette hx28o9e646 lokita zaq1zaq1 juanpablo pink69 101089 ryan1234 candy13
marta7 yogesh q0tsrbv488 121001 gaara1 fer bitch15 borboleta 160403 198787 newthree51 bebe12 amoureuse blake123 pilipinas 400072 gusgus trabalho gummybear yahoo100
pedarsag jon 0987 pqntmt1247 kayla2 tilly1 hotmail.com bball13 bball123 1234love edxk20qmfs 31313131 lina90 11110000 llllllll joel123 gossipgirl april8 perach tonya1
allen3 jjjjjjjjjj jesuslives sexy06 zoosk1 juventini iminlove 27352735 f1uuhza723 under18 e93c50 emo666 har nikki6 198686 cuttie lynn123 godgod 313313 929292 619rey
mirantte 121286 chris101 pushpa ash lover23 popopo1 fuckthewor jkljkl party123 lilpimp1 zhd741220 green21 198512 bea zaq1 w1991a 04022000 012012 rai-131 f4u*123 oooooooo
only1me 7410 654789 sammy01 smile0_0 ahov cristh happy12345 will123 honda125 poopmaster 198711 bahia1979 candygirl 19561956 hbhc8290826 hal kool12 vicky123 yayaya
3526535265 401107 karakartal gtavicecity maria666 13587930210 mari123 may123 zxc841219 speak2me auriane caramella w123456789 mm123456 high420 l1nked1n pass_2011 krazy1
happy1234 april123 124124 110016 giogio imyaimyaimya 198412 spionin8688 427468 alesana beans1 173928 randyorton asdasdasd1 dede foofoo 201001 ww651118 zwickau piepie
macdre1 rodrigues jkjkjk 200888 19571957 psp123 d41d8cd thizz2 14629227 29422277 blbyf 112020 partytime 0987654321q mobsters1 ray skank1 fucku69 lincogo1 rtw150809
cat1234 t36473647 ice kokokoko davidic1 d0r1nc0urt olo65b6666 mmm pimp1234 lala11 myspacepas edberg lou 82214989 lovemykids ebeans lananh ilds4edad hshshs superwoman
kitty6 1952 luis13 melania money9 1324 lilica bitch10 1211109032 raluca blablabla1 yellowcard degrassi1 780813 22152182 teamo12 xaxaxa resing1965 dragoste 92298899 435453
abhinav 19451945 jojojo1 tl281188t tony1234 alex16 xige5516726 pink07 520025 a5201314 05200520 eli bitch1234 kims89 meow123 didine bon tyler3 dieguito luna123 53472235
sweetangel vuc7neyu0 iloveyoux3 shayshay santhosh staredobre 564335 mibebe 586016 godisable ophelie loxpider weiwei lindinha swetha madryt 2211 alex18 ovr220278 wang123
"1,00001e+14" yemi19900911 threekids uhfaabnb ornella 4567 swampfire buzhidao astig gfs2z6wb kapej111 reveur nomeacuerdo crazy101 110091 star101 lilili 31081981rs nerone
185800 bball2 marygrace yolo lil123 marmotte sushma alivioo newcall pie qiciqdp162 poepen19 roro1024 water2 vascorossi mbahurip 369369369 12345678k p5415420 111888
babymama1 james1234 kar zzz trina1 gwarmonster cheguevara rose1234 supa1906 ss563563ss phx602 piffish paluso00 uphill45 underoath 220389 19581958 renuka spolana cacca
bharathi kiss12 uchenna mal dou jkiuztdftl57 128128 050965 j4n4jel4 semangat lebronjame seigneur olitec00 love1314 shriram oreo12 povlmly727 snorre98 poser2 honeybunny
139381512 5a8b9c2d latifa xantria10315 kuana230345 25393275 luc znt: doodlebug1 mis 1905 usa12345 aksrms8010 starwarsfan10 awei1616 skaterdude 68582988 blkdrag0ns
cksdnd12 infinito 248001 ganja420 hannahmontana mjdsf11 familiyafamiliya petram baby2009 linkedin11 145145 wrasloco11 5656 qwarty kurdistan pinkpanther jul whitetiger
hrenota1 45678 1asdfg eli123 teonamaria1 vaibhav jiang8kevin n123456789 barbiegirl cds04121989 danielito gutschein lalita lisamarie lokoloko fb1907 pioupiou 1234567h
cutie01 texas100 qq1234 bamidele sangeetha sexychick1 aliceadsl 4826159 topbull 500016 vitor1268123 12346 19941028 looby123 poilut yfcn.if happy01 b2spirit fubar09 jessi1
bucuresti povray14 myblocker jesus1234 849vak17 26665806 nena123 j5644574 maximiliano m01759766727 123456789101112 nene trackstar1 hola1234 aa261599 1234567890123 1272446
juju1987 saitou qwertzu zbychlas tyrael04 ehdgnl12 jdd04257 fx-one bloodz1 icegirl 1233 159357r bl8lygb0 2fresh kara2711 kambal 1234five qq18ww899 kaleb1 zack123
yggdrasil4 black11 aug!272010 198311 jetsmets jesus143 m12345678 tenshin 121282 mamikawada sexy4life tuputamadre 123456az u83xu3u83 062593 62543234 1214 584521 101086 231
paopao jackmore1 upperd7 @bigmir.net cookiemonster cloclo spitsy16 0909 pink09 nandini 34343434 fleurs sipfhair abayomi love87 1867sb 123edc me1212 gs1905 halo22 po918dg
400050 mamika10 1olmetec1 98989898 201 watever leika86 kevnwo128 lover22 qaqaqa 123456mm iloveyouso nickiminaj akademiks11 satsuki 1cutie raprap wert123 198712 ayodeji
1loves 523456 poiu07 farmacia natiichen999 love30 teenaa111 ipad ilove12 121285 fragolina 52hoova sweet18 94246843 32342711 cocococo 21052003 march5 300300 wwe619
ilovejoe1 heart123 andre1986 mommy7 u8t6e4 skateordie hello01 h4t3cr3w pessac morango march6 smb0512bz myfather steflio3123 yomisma nummero1 vale46 bella01 madmad werock1
candy3 pauko97 bin ffffffffff manu123 bangaram 197900 000000000000 halo219 rosaria mormor yumyum1 123456ok 27254931 01470147 emoboy ludi1234 kinomoto89 ldgend jarox1301!
abc123123 moonmoon billiejoe1 caca12 dar sadsad 1314 raffaella pt120439 felix1952 hehehe1 lara1308 laska love456 312312 nwolf72 85218812 gab ilove3 lenalena 411001 110034
1987123 94327579 001579238 29694419 stani06 121284 mayquinn2 alana1 bitch666 eva mlb229 murali 43922572 jet nothings123 520love101182 ibanezjs cutie10 yoyoyoyo matyas2001
kkkkkkkkkk leolong1985 ace babababa kitty101 zooyork1 maburro 110059 ska02ska 111111111111111 1234567p masina ilo butterball gal hans4queck kartoffelpuffer 6817zd57
52253823 par bri123 lightpower12345 27412678 nanou4552 sim maella1311 linked123 herbalife wayne123 fenchel55 chandan me12345 vfhbjk1801 fysihz5g mu080295 makulit 101087
seanpaul andreita abcdefghi1 jcdenis1 angel27 beast556 alex17 54321q 10200718 50505050 96101z farfallina 21152117 dell500 ladiesman1 1ofakind sweet17 monterrey 01012009
sk8ers moi jujuju ilovejames newvision 1205 hannahmont angelseye22 678678 4567890 l5l5l5 31337a tuangbi addl0223 dav butterflies easyas123 redab1993 one234 surethang eve
stefangreil1983 gaudens mkal2707 191191 cutie14 total12scherz malik123 lenka music13 2kroliczek adams33486 lover14 c1234567 1234567n crowbird spez3012 julie2811 1208
110025 rose24731 gggggggggg mil karo13 622906268 bored1 treguier nice123 salmankhan 221133 bou bff4ever 111680 khan123 oojs4ykl treflip 102 121292 ruler1991 momo12 kris10
791159392 sasin414 lolo12 sevgilim golfinho 101085 mario140773 mob123 ama honey215 ice123 dora123 pranav ogplanet zac123 wpcakir264 ligabue candy101 150556 jesus23
sacha1234 chr bingbing mgreen39 razjel1 pg260365 bambolina chris19 somanypickles27 132680 madafaka ahbird1984 mayank pomalo123 bball14 lucinka fineboy 2727 4224035 156156
lucky77 trandafir armorgames rabat1945 polenka1 jojojojo han bibi nickelback halo1234 good12 aczx7812 papatoma1 weyersheim emmanuelle marie7 a1169619 linusd8 leliane50934
19810301 cabrera dkz1999 kmzwa8awaa moderncombat 2pacshakur monyet concepcion brebre gruby12 117117 owt243ygbh mom1234 volimte live4him new975wen tanja1993 863560 sammy13
20072008 haha11 lmapacey march7 desadesa lapinou chanelbag sweethome roanne42300 zesh1412 faca210898 yancai jes henni1907 257ers bre123 angelgirl 121287 sheshe monstercha
blix729 cavs23 221 wigolf 211 blueangel 3232547 xlsl9963 776158ab micah1 grine89 marek14michal przyjaciolki 1124 jenjen1 kingjames heartbroke laurel12creek soulja1 wan123
sdream 21864812 teetee airtel yandi20080527 mase4ever diego10 baby05 mpeater cxy831126 e2yfp41b andrusic1 jomacapa doctorwho cal bukola 721521 8008070 gambion32 ignoranto
qwertzui ossi2000 marie23 dogs12 power999 rosa123 yaoiisgrand pink08 rs11220 chasity1 renee123 w12101957 tomek boguska123 julio123 romy01 gigaman8891 1e+14 ananya
91866709 chutrung 560001 tmvlzj12 1106782 slunicko ashutosh wubin007 pri deirjj wow hejhej123 my5kids soso accountant fuchurli 444 mamina jellybeans ada 484066 arianne
mariama sig53num puma123 1209 aquamarine manjula treu14 1947 042945d rakaii solo7590 qyahzn aaaaa5 speranza 110110110 almario927 sol ibicguwjic freemusic icthus01 marie14
vfvfvfvf teetee1 lovemom1 87calis mammina 198484 guruji haley123 xbonesx semarang weewee jimena sammi1 march9 clochette waldiw82 rdukv46x jose1995 74699723 poiuytreza
2933455 yoyo12 cats12 101092 8008beb 020304 money4940 1948 ruqueb peepee1 charline wil ania1986 hello14 20070509031 67529353 xred4654 bela2404 ggg 8520 987987987 46265216
cat15175 baby25 josh1234 mummy123 baby02 slut123 tronwell jolinek33 lilli2006 lumiere heterosexual manchesterunited bears54 jm0753 keyblade carito krystyna56 schokolade
igetmoney1 jonas3 thieric milly1 rksk3210 bratz123 srikanth money14 soukayna weed13 2416101113 josemanuel j12345678 tony13 myboo1 mm170667 12356 neneng independen marie22
godim001 remo1d72a 120n2x he635789 domdom lucky07 maggiemay veri1234 wm0001 knackwurst8853 black21 pop168168 90801 sassygirl ethanryan01 monange dalbas73 luckystar 600041
198410 what123 buddy13 nicoletta faith7 mommom1 11231123 gdcc9921 108108
`
  .trim()
  .split(/\s+/)
