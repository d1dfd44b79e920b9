import type { Category } from '@/lib/market/catalogue/category'

/**
 * Names of models so familiar that people leave out the make, by make. Where several makes have a model of that name, the one listed here is meant; numbers and names of
 * one to three letters are read without their make only when they stand here.
 */
export const familiarNames: Readonly<Record<Category, Readonly<Record<string, string>>>> = {
  auto: {
    fiat: 'panda, 500, 500x, 500l, 500c, 500e, 600, 600e, tipo, punto, grande punto, punto evo, grande panda, pandina, bravo, stilo, croma, multipla, qubo, doblo, freemont, sedici, idea, ulysse, uno, seicento, cinquecento, 124 spider, barchetta, topolino, 126, 127, 128, 131, 850, palio, marea, tempra, ritmo, brava, linea, duna, campagnola, x1/9, 500 elettrica, 500 cabrio, nuova 500',
    'alfa-romeo':
      'giulia, giulietta, stelvio, tonale, mito, 147, 156, 159, 166, 155, 164, gt, gtv, brera, duetto, 4c, alfasud, alfetta, junior, 145, 146, 75, 33, montreal',
    lancia:
      'ypsilon, delta, musa, thema, thesis, phedra, lybra, fulvia, y, y10, kappa, aurelia, flaminia, flavia, stratos, prisma, dedra, voyager, a112',
    volkswagen:
      'golf, polo, passat, tiguan, touran, touareg, t-roc, t-cross, taigo, up, up!, lupo, fox, new beetle, beetle, maggiolino, maggiolone, scirocco, sharan, arteon, id.3, id.4, id.5, id.7, id buzz, caddy, multivan, caravelle, california, bora, jetta, eos, cc, tayron, golf plus, golf variant, passat variant, golf sportsvan, polo cross, corrado, phaeton, bulli, golf gti, vento, tiguan allspace',
    audi: 'a1, a2, a3, a4, a5, a6, a7, a8, q2, q3, q5, q7, q8, tt, tts, ttrs, r8, s1, s3, s4, s5, s6, s7, s8, rs3, rs4, rs5, rs6, rs7, sq2, sq5, sq7, sq8, rsq3, rsq8, e-tron, q4 e-tron, q8 e-tron, rs q3, rs q8, rs 3, rs 6',
    bmw: 'serie 1, serie 2, serie 3, serie 4, serie 5, serie 6, serie 7, serie 8, x1, x2, x3, x4, x5, x6, x7, z3, z4, m2, m3, m4, m5, m6, m8, i3, i4, i8, ix, ix1, ix3, ix2, i5, i7, xm, z8, z1',
    'mercedes-benz':
      'classe a, classe b, classe c, classe e, classe s, classe g, classe v, classe r, classe m, classe x, cla, clk, cls, cle, gla, glb, glc, gle, glk, gls, gl, ml, slk, slc, sl, eqa, eqb, eqc, eqe, eqs, eqv, vaneo, viano, amg gt, w124, w123, marco polo',
    mini: 'countryman, clubman, paceman, aceman',
    smart: 'fortwo, forfour',
    opel: 'corsa, astra, adam, karl, agila, meriva, zafira, insignia, mokka, mokka x, crossland, crossland x, grandland, grandland x, antara, vectra, tigra, signum, cascada, ampera, frontera, kadett, calibra, combo life, manta, ascona',
    ford: 'fiesta, focus, ka, puma, kuga, ecosport, mondeo, c-max, b-max, s-max, galaxy, fusion, mustang, mustang mach-e, mach e, edge, ka plus, escort, cougar, streetka, bronco, maverick, explorer, capri, tourneo, tourneo connect, tourneo courier, tourneo custom, grand c-max',
    renault:
      'clio, twingo, megane, scenic, grand scenic, captur, kadjar, koleos, arkana, austral, espace, zoe, laguna, modus, kangoo, talisman, rafale, symbioz, fluence, r4, r5, renault 5, renault 4, twizy, wind, fuego',
    peugeot:
      '208, 2008, 308, 3008, 5008, 508, 108, 107, 106, 206, 207, 307, 407, 1007, 4007, 4008, 205, 309, 405, 406, 306, 408, 607, 605, 807, rcz, e-208, e-2008, e-3008, e-308, rifter, traveller, 206 cc, 207 cc, 307 cc, 308 cc, 404, 504',
    citroen:
      'c1, c2, c3, c4, c5, c6, c8, c3 aircross, c5 aircross, c4 cactus, c3 picasso, c4 picasso, c3 pluriel, c-zero, saxo, xsara, xsara picasso, berlingo, spacetourer, ami, c4 x, c5 x, mehari, 2cv, dyane, ds3, ds4, ds5, e-c3, e-c4, c-elysee, c4 aircross, zx, xantia',
    'ds-automobiles': 'ds 3, ds 4, ds 7, ds 9, ds7, ds9, ds3 crossback, ds7 crossback',
    toyota:
      'yaris, yaris cross, corolla, corolla cross, aygo, aygo x, c-hr, rav4, auris, prius, avensis, verso, land cruiser, gt86, gr86, urban cruiser, iq, mr2, celica, supra, bz4x, corolla verso, highlander, proace city verso, mirai, starlet',
    nissan:
      'micra, qashqai, juke, x-trail, leaf, note, ariya, murano, pathfinder, patrol, terrano, 350z, 370z, gt-r, pulsar, almera, primera, pixo, cube, skyline',
    hyundai:
      'i10, i20, i30, i40, ix20, ix35, tucson, kona, santa fe, ioniq, ioniq 5, ioniq 6, bayon, getz, atos, staria, inster, terracan, galloper, veloster, matrix',
    kia: 'picanto, rio, stonic, sportage, niro, sorento, ceed, proceed, xceed, venga, soul, carens, ev3, ev6, ev9, stinger, optima, e-niro, carnival, cerato',
    dacia: 'duster, sandero, sandero stepway, logan, spring, jogger, lodgy, dokker, bigster',
    suzuki:
      'swift, ignis, vitara, grand vitara, jimny, s-cross, sx4, celerio, alto, splash, across, swace, samurai, baleno, wagon r, sx4 s-cross',
    mazda:
      'mazda 2, mazda 3, mazda 5, mazda 6, mazda2, mazda3, mazda6, cx-3, cx-30, cx-5, cx-60, cx-7, cx-80, mx-5, mx5, mx-30, rx-8, miata, bt-50',
    honda: 'jazz, civic, hr-v, cr-v, zr-v, accord, cr-z, insight, s2000, prelude, nsx, integra',
    skoda: 'fabia, octavia, superb, kodiaq, karoq, kamiq, scala, citigo, yeti, enyaq, elroq, rapid, roomster',
    seat: 'ibiza, leon, arona, ateca, tarraco, mii, altea, alhambra, toledo, cordoba, exeo, arosa',
    cupra: 'formentor, born, terramar, tavascan, cupra leon, cupra ateca',
    volvo: 'xc40, xc60, xc70, xc90, v40, v50, v60, v70, v90, s40, s60, s80, s90, c30, c40, c70, ex30, ex40, ex90, v40 cross country',
    jeep: 'renegade, compass, avenger, wrangler, cherokee, grand cherokee, commander, gladiator, patriot, willys',
    'land-rover':
      'range rover, range rover evoque, range rover sport, range rover velar, evoque, velar, defender, discovery, discovery sport, freelander',
    porsche: '911, 718, macan, cayenne, panamera, taycan, boxster, cayman, carrera, 356, 944, 928, 924, 997, 996, 993, 964, 991, 992',
    jaguar: 'f-pace, e-pace, i-pace, xe, xf, xj, xk, f-type, s-type, x-type, e-type, xkr',
    tesla: 'model 3, model y, model s, model x, cybertruck',
    mitsubishi: 'asx, outlander, space star, pajero, colt, eclipse cross, lancer, pajero sport, pajero pinin',
    subaru: 'xv, forester, impreza, outback, crosstrek, legacy, brz, wrx, levorg',
    lexus: 'ux, nx, rx, ct, lbx, ux 250h, nx 300',
    mg: 'mg3, mg4, mg5, zs, hs, ehs, marvel r, cyberster, mga, mgb, mgf',
    abarth: '595, 695, abarth 500, 500 abarth, punto abarth, abarth 595, abarth 500e',
    byd: 'seal, dolphin, dolphin surf, atto 3, atto 2, seal u, sealion 7',
    ferrari: '458, 488, f430, f40, f50, testarossa, portofino, 308 gtb, 296, 812, purosangue, 360 modena',
    lamborghini: 'huracan, gallardo, aventador, urus, diablo, countach, miura',
    maserati: 'ghibli, levante, grecale, quattroporte, granturismo, grancabrio, mc20, biturbo',
    chevrolet: 'matiz, spark, aveo, cruze, captiva, kalos, orlando, trax, camaro, corvette, lacetti, volt, nubira',
    chrysler: 'pt cruiser, voyager, crossfire, 300c, grand voyager',
    dodge: 'challenger, charger, nitro, caliber, journey, viper',
    daihatsu: 'terios, sirion, cuore, feroza, copen, materia, rocky',
    ssangyong: 'rexton, kyron, korando, tivoli, actyon, rodius',
    'aston-martin': 'vantage, db9, db11, dbx, vanquish',
    innocenti: 'mini 90, mini minor',
    saab: '9-3, 9-5',
    isuzu: 'd-max',
    leapmotor: 't03, c10, b10',
    autobianchi: 'bianchina',
    lada: 'niva',
    omoda: 'omoda 5',
    jaecoo: 'jaecoo 7',
    'dr-automobiles': 'dr3, dr4, dr5, dr6, dr1',
  },
  'moto-e-scooter': {
    vespa: 'vespa, primavera, gts, px, et3, et2, et4, lx, sprint, gtv, gts 300, px 125, primavera 125, lx 125, 50 special, gts 125',
    piaggio:
      'liberty, beverly, medley, mp3, zip, x-evo, xevo, x9, x8, hexagon, carnaby, ciao, si, vespone, typhoon, free, fly, x7, bravo, beverly 300, liberty 125, beverly 350, beverly 400, medley 125, mp3 500',
    honda:
      'sh, sh 125, sh 150, sh 300, sh 350, sh 50, sh mode, sh125, sh150, sh300, sh350, africa twin, transalp, x-adv, xadv, hornet, forza, forza 350, forza 750, forza 300, forza 125, integra, pcx, cbr, cbr 600, cbr 1000, cb 500 x, nc 750 x, nc 700 x, gold wing, goldwing, varadero, shadow, dominator, deauville, silver wing, fireblade, cb 650 r, cbr 650 r, vfr 800, rebel, rebel 500, msx 125, msx, grom, pantheon, dylan, cb 500 f, cb 750, hornet 600, hornet 750, crf 250, crf 450, crosstourer, crossrunner, vfr, nsr 125, monkey, vision, cb 1000 r, cb 125 r, adv 350, cb 500 hornet',
    yamaha:
      'tmax, t-max, t max, tmax 500, tmax 530, tmax 560, xmax, x-max, x max, xmax 300, xmax 400, xmax 250, xmax 125, nmax, n-max, mt-07, mt07, mt-09, mt09, mt-03, mt03, mt-10, mt-125, mt 125, mt-01, mt-15, r1, r6, r7, r125, r3, yzf r1, yzf r6, yzf r7, yzf r125, tenere, tenere 700, tracer 900, tracer 9, tracer 7, tracer 700, tracer, fz6, fz1, fzs 600, fazer, xsr 700, xsr 900, tdm 900, tdm 850, tdm, majesty, xt 660, xt 600, xt 1200 z, super tenere, neos, aerox, booster, xj6, dragstar, v-max, vmax, virago, wr 250, yz 250, yz 125, fjr 1300, xenter, tricity, delight, raptor 700',
    bmw: 'f 800 gs, f 650 gs, f 700 gs, f 850 gs, f 750 gs, f 900 gs, f 900 xr, f 900 r, f 800 r, r 1200 gs, r 1250 gs, r 1300 gs, r 1150 gs, r 1100 gs, r 1200 r, r 1200 rt, r 1250 rt, g 310 gs, g 310 r, s 1000 rr, s 1000 r, s 1000 xr, c 400 x, c 400 gt, c 650 gt, c 650 sport, ce 04, r nine t, ninet, rninet, k 1600 gt, r 1200 gs adventure, r 1250 gs adventure, r 1300 gs adventure, r 18, r 80, r 100, c1, k 1300 s, r 850 r, g 650 gs, f 650, k 1200 s',
    ducati:
      'monster, monster 821, monster 796, monster 696, monster 600, monster 937, monster 1200, monster 797, multistrada, multistrada v4, multistrada v2, multistrada 950, multistrada 1200, panigale, panigale v4, panigale v2, scrambler, diavel, xdiavel, hypermotard, hypermotard 950, hypermotard 796, streetfighter, streetfighter v4, streetfighter v2, desertx, desert x, supersport, 748, 749, 848, 899, 916, 959, 996, 998, 999, 1098, 1198, 1199, 1299, diavel v4, hyperstrada, st2, st4',
    kawasaki:
      'ninja, ninja 400, ninja 300, ninja 650, ninja 250, ninja h2, z 650, z 750, z 800, z 900, z 1000, z650, z750, z800, z900, z1000, z400, z 400, z 300, z300, z h2, versys, versys 650, versys 1000, vulcan s, vulcan, er-6n, er 6 n, zx-6r, zx-10r, zx 6 r, zx 10 r, kx 250, klr 650, w800, w 800, z125, z 125, eliminator, kle 500, z500, z 500, z7, klx',
    suzuki:
      'v-strom, v strom 650, v strom 1000, v strom 800, v strom 1050, v-strom 650, dl 650, gsx-r 600, gsx-r 750, gsx-r 1000, gsx r 600, gsx r 750, gsx r 1000, gsxr, gsx-s 750, gsx-s 1000, hayabusa, burgman, burgman 400, burgman 200, burgman 650, burgman 125, sv 650, bandit, bandit 600, bandit 650, gladius, dr 650, dr-z 400, drz 400, drz 400 sm, intruder, katana, rm-z 250, gsr 600, gsr 750, gs 500, address, sixteen',
    ktm: 'duke 125, duke 200, duke 390, duke 690, duke 790, duke 890, super duke, superduke, 1290 super duke, 1290 super adventure, 390 adventure, 790 adventure, 890 adventure, 1190 adventure, 990 adventure, 125 duke, 390 duke, 690 duke, 790 duke, 890 duke, exc 300, exc 250, exc 125, exc, sx 125, sx 250, rc 125, rc 390, smc 690, 690 smc, freeride, 1090 adventure, 640 adventure, adventure 390, adventure 790, adventure 890, duke',
    triumph:
      'bonneville, bonneville t100, bonneville t120, street triple, speed triple, tiger, tiger 800, tiger 900, tiger 1200, tiger 1050, thruxton, scrambler 900, speed twin, rocket 3, daytona 675, trident 660, trident, bobber, speedmaster, street twin, scrambler 1200, tiger sport 660, speed 400, scrambler 400 x, rocket iii, sprint st, street triple 765',
    'moto-guzzi':
      'v7, v85 tt, v85, california, stelvio, griso, breva, nevada, v9, le mans, v100, v11, norge, v35, galletto, falcone, audace, eldorado, v7 iii, v7 stone, v9 bobber, v50, bellagio',
    aprilia:
      'tuono, rsv4, rs 660, rs 125, rs 50, sr 50, sr gt, scarabeo, tuareg, caponord, shiver, dorsoduro, pegaso, sr max, sportcity, atlantic, tuono 660, tuono v4, tuareg 660, mana, leonardo, sx 125, rx 125, rsv 1000, sxr, mojito, rs 457, tuono 125',
    'harley-davidson':
      'sportster, iron 883, sportster 883, street bob, fat boy, fat bob, road king, electra glide, street glide, road glide, softail, dyna, v-rod, night rod, forty eight, forty-eight, heritage, breakout, low rider, nightster, sportster s, pan america, sportster 1200, iron, livewire, 883, wide glide, street 750',
    benelli: 'trk, trk 502, trk 702, leoncino, bn 125, tnt, 502c, imperiale, 752s, tnt 125, bn 302, leoncino 500',
    'royal-enfield':
      'himalayan, interceptor, continental gt, bullet, classic 350, meteor, hunter 350, meteor 350, interceptor 650, classic 500, hunter',
    kymco: 'agility, people, downtown, xciting, ak 550, ak550, like, people s, downtown 350, dt x360, agility 125, agility 50, xciting 400',
    sym: 'symphony, joymax, fiddle, jet 14, hd 300, citycom, maxsym, adx, cruisym, symphony 125, hd 200',
    husqvarna:
      'svartpilen, vitpilen, norden 901, norden, 701, svartpilen 401, vitpilen 401, te 300, te 250, fe 350, nuda, 701 supermoto, 701 enduro',
    'mv-agusta': 'brutale, f3, f4, dragster, turismo veloce, superveloce, rivale, brutale 800, brutale 910',
    gilera: 'runner, nexus, fuoco, gp 800, stalker, dna, storm, runner 50, runner 125, runner 180, saturno, oxygen',
    'moto-morini': 'x-cape, xcape, seiemmezzo, corsaro, x-cape 650, 3 1/2, granpasso',
    cfmoto: '450mt, 700mt, 800mt, 450nk, 650nk, 800nk, 450sr, 700cl-x, 650mt, cforce',
    peugeot: 'tweet, kisbee, django, pulsion, metropolis, satelis, xp400, speedfight, belville',
    lambretta: 'lambretta, li 150',
    malaguti: 'phantom, madison, drakon, f12, ciak',
    fantic: 'caballero, caballero 500, caballero 125, xmf 125, xe 125, xef 250',
    beta: 'rr 50, rr 125, alp, rr 300, rr 350, rr 390, xtrainer, alp x',
    voge: 'valico, 500ds, 650ds, 525dsx, 300 rally, 900ds, 500 ds, 525 dsx, valico 525',
    zontes: '350 d, 310 m, 368g, 350 e',
    swm: 'superdual, gran milano, rs 300, rs 500',
    cagiva: 'mito, elefant, raptor',
    'can-am': 'spyder, ryker, outlander, maverick',
    indian: 'scout, chief, ftr, chieftain, ftr 1200',
    mbk: 'ovetto, skyliner',
  },
  'caravan-e-camper': {
    volkswagen: 'california, grand california',
    ford: 'nugget',
    'mercedes-benz': 'marco polo',
    laika: 'kreos, ecovip, ecovip 1, x 595, rexosline',
    mobilvetta: 'kea, krosser, tekno line',
    rimor: 'katamarano, superbrig, koala',
    ci: 'riviera, elliot, magis',
    elnagh: 'baron, marlin',
    mclouis: 'glamys, mc4, lagan',
    'roller-team': 'granduca, zefiro, kronos, livingstone, pegaso',
    knaus: 'boxstar, sky ti, sky wave, sudwind, sport fdk',
    weinsberg: 'carabus, caracore, caraloft',
    adria: 'coral, twin, altea, sonic, adora, matrix',
    hymer: 'exsis, tramp, b-class',
    burstner: 'lyseo, ixeo, nexxo',
    dethleffs: 'globebus, globetrotter, trend t',
    possl: '2win, roadcruiser, summit, campster',
    arca: 'america',
    chausson: 'welcome, flash',
  },
  'veicoli-commerciali': {
    fiat: 'ducato, fiorino, scudo, talento, doblo cargo, panda van, doblo, e-ducato, ducato cassonato, fullback, doblo work up, punto van, strada, fiorino cargo, qubo, grande punto van, ducato minibus, e-doblo, e-scudo',
    iveco: 'daily, eurocargo, stralis, s-way, trakker, daily cassonato, turbo daily, edaily, daily minibus, daily ribaltabile, daily 35',
    ford: 'transit, transit custom, transit connect, transit courier, ranger, courier, e-transit, tourneo custom, f-150, ranger raptor, transit cassonato, fiesta van',
    'mercedes-benz':
      'vito, sprinter, citan, actros, atego, viano, classe x, vario, unimog, evito, esprinter, classe v, arocs, vito tourer, vito mixto',
    volkswagen:
      'caddy, transporter, crafter, amarok, caravelle, multivan, caddy maxi, id buzz cargo, t5, t6, t4, t6.1, lt, transporter kombi, shuttle, kombi',
    renault:
      'trafic, master, kangoo, express, kangoo van, master cassonato, clio van, kangoo express, alaskan, maxity, kangoo ze, express van, mascott',
    citroen: 'jumper, jumpy, berlingo, nemo, berlingo van, e-jumpy, e-berlingo, c3 van',
    peugeot: 'boxer, expert, partner, bipper, partner van, e-partner, e-expert, 208 van, partner tepee, landtrek',
    opel: 'vivaro, movano, combo, combo cargo, combo van, vivaro-e, corsa van, movano cassonato, combo-e',
    nissan: 'nv200, nv300, nv400, primastar, interstar, navara, cabstar, e-nv200, townstar, kubistar, nt400, king cab, np300, nv250',
    toyota: 'proace, proace city, hilux, dyna, hiace, yaris van, proace verso, proace max',
    piaggio: 'porter, ape, ape 50, ape tm, porter np6, quargo, ape poker, ape classic, ape car, porter maxxi, ape calessino',
    mitsubishi: 'l200, canter, l200 triton',
    isuzu: 'd-max, npr, dmax, m21, l35',
    man: 'tge, tgl, tgx, tgm, tgs, tga',
    scania: 'r 450, r 500, s 500, r 410, r 580',
    volvo: 'fh, fm, fl, fh16, fh 500',
    daf: 'xf, lf, cf, xg, xf 105, xf 106',
    fuso: 'canter',
    hyundai: 'h350',
    maxus: 'deliver 9, edeliver 3, deliver 7, edeliver 9, t90, ev80',
    'renault-trucks': 'midlum, premium, magnum, kerax',
    'great-wall': 'steed, wingle, poer',
    ssangyong: 'musso, actyon sports, rexton sports',
    'land-rover': 'defender hard top',
    dacia: 'dokker van, dokker, duster van',
    mazda: 'bt-50',
    mahindra: 'goa, bolero',
    tata: 'xenon',
    suzuki: 'carry, jimny pro',
  },
}
