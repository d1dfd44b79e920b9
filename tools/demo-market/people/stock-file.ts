/** The name of the file that waits. */
export const stockFileName = 'parco_auto_lambro.csv'
/** A file as dealers send them: units in cells, other words for fuels, a date that cannot be, another money, a row twice, one without a make. */
export const stockFile = `Rif;Marca;Modello;Versione;Immatricolazione;Km;Alimentazione;Cambio;kW;Colore;Prezzo;Telaio;Descrizione
LA-2041;Fiat;500X;1.3 Multijet Cross;03/2020;61.200 km;Gasolio;Manuale;70;bianco perla;14.900;ZFA3340000P812345;Unico proprietario, tagliandi certificati.
LA-2042;Fiat;Tipo;1.0 City Life;07/2022;34.100;benzina;Manuale;74;grigio;15.400 €;ZFAEGG00006Y12345;Pari al nuovo.
LA-2043;Volkswagen;T-Roc;1.5 TSI Life DSG;2021;48000;benzina;automatico DSG;110;nero;23900;WVGZZZA1ZMV123456;
LA-2044;Jeep;Renegade;1.0 T3 Limited;09/2019;72.000;benz.;man.;88;arancio;"16.500,00";1C4BU0000KPK12345;Gomme nuove.
LA-2045;Peugeot;208;PureTech 75 Active;31/02/2021;29.900;benzina;Manuale;55;azzurro;13.800;VR3UPHMEKLJ512345;
LA-2046;Audi;A3;35 TDI Business;01/2021;83.500;diesel;automatico;110;blu;24.500 CHF;WAUZZZGY4MA012345;IVA esposta.
LA-2047;Mercedes;Classe A;A 180 d Sport;05/2019;91.000;diesel;automatico;85;argento;21.900;TELAIO IN SEDE;
LA-2048;;;Auto aziendale da definire;2020;;diesel;;;;su richiesta;;
LA-2049;Toyota;Yaris;1.5 Hybrid Trend;11/2020;39.000;full hybrid;automatico;68;rosso;17.600;JTDKARFP0H3012345;Garanzia Toyota.
LA-2042;Fiat;Tipo;1.0 City Life;07/2022;34.100;benzina;Manuale;74;grigio;15.400 €;ZFAEGG00006Y12345;Pari al nuovo.
LA-2050;Ford;Puma;1.0 EcoBoost Hybrid;02/2023;18.500;mild hybrid;Manuale;92;bianco;trattabile;WF0EXXWPMENA12345;Chiamare per il prezzo.
LA-2051;Dacia;Sandero;1.0 TCe GPL;06/2022;1;GPL/benzina;Manuale;74;grigio;11.900;UU1DJF00X68012345;
`
