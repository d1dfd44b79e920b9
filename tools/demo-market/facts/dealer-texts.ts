/** What dealers write. How a line is read: see ../seller-text.ts. */
export const dealerTexts = String.raw`
# opening
@storia usato famiglia | (Ritirat{o}|Pres{o}) in permuta da (un nostro cliente|una cliente di vecchia data|un cliente che seguiamo da anni)(, che l’ha portat{o} da noi per ogni lavoro|, con tutta la sua storia|, che ne ha ordinato un altro in salone|).
@storia usato famiglia unico | {Un} che conosciamo bene: (vendut{o} e seguit{o} da noi|l’abbiamo consegnat{o} noi al primo proprietario|i lavori sono passati tutti dalla nostra officina).
@storia usato famiglia auto | (Era la macchina di|L’ha usata) (un pensionato della zona|una maestra|una coppia senza figli|un medico|una famiglia di qui), (lo si vede dagli interni|trattata con cura|niente vita da pendolare).
@storia usato !azienda !exnoleggio | (Appena arrivat{o} in sede|Arrivo di questa settimana|Nuovo arrivo), (prima delle foto definitive|già pront{o} alla consegna|lavat{o} e controllat{o}).
@storia usato azienda | (Fine leasing|Rientro da una flotta|Arriva da una società di servizi), (manutenzione programmata|un guidatore assegnato|pratiche tenute in ordine): {nome} con una storia (chiara|semplice da leggere|documentabile).
@storia usato exnoleggio | (Rientrat{o} dal|Arriva dal|Viene dal) noleggio: (lo diciamo subito|nessun mistero), la manutenzione è stata fatta (alle scadenze del contratto|nella rete ufficiale).
@storia importata usato | (Scelt{o} da noi|Acquistat{o}|Selezionat{o}) all’estero, (nazionalizzat{o}|con targa italiana|con immatricolazione italiana) e documenti (a disposizione|in ordine).
usato buona | L’abbiamo (scelt{o}|pres{o}|volut{o} in salone) per (le condizioni sopra la media|come si presenta|come si guida|la storia che ha alle spalle).
usato buona | (Un usato onesto|Un buon usato|Un usato di quelli che cerchiamo|Usato scelto con calma): (niente da fare subito|pronto alla strada|nessun lavoro in vista|chi lo prova se ne accorge).
usato buona !recente | (Raro trovarne così|Difficile trovarne in queste condizioni|In queste condizioni capita di rado): (chi cerca lo sa|vale la visita|da vedere con calma).
usato recente auto | (Quasi nuova|Ancora fresca di immatricolazione|Giovane di età), con (il vantaggio di non aspettare|il prezzo di un’usata|la svalutazione già pagata da altri).
usato veterana auto | (Auto di una certa età|Non è più giovane|Ha i suoi anni): (la vendiamo come la vedete|adatta a chi sa cosa compra|ideale come seconda macchina).
usato auto suv | Per chi (fa gite in montagna|preferisce stare in alto|viaggia carico): (comodo salire e scendere|posizione di guida alta|spazio senza esagerare).
usato auto citycar | Per chi (gira in città|cerca parcheggio tutti i giorni|prende la prima macchina): (corta, maneggevole e facile|si infila ovunque|consuma quanto promette).
usato auto wagon | (Per la famiglia che viaggia|Per chi carica|Per chi non ama i SUV): (spazio vero|vano di carico regolare|comoda nei viaggi lunghi).
usato auto monovolume | (Spazio per tutti|Tre seggiolini in fila|Porte larghe e sedili alti): (la macchina delle famiglie|chi ha figli capisce|comoda anche per i nonni).
usato auto cabrio | (Il sole non aspetta|Per la bella stagione|Da godersi a tetto aperto): (capote in ordine|tessuto della capote integro|chiusura provata).
usato auto coupe | (Una macchina per chi ama guidare|Linea e piacere di guida|Più passione che ragione), (ma comoda ogni giorno|con un bagagliaio usabile|senza rinunce).
usato auto elettrica | (Per chi ha un box con presa|Per chi fa percorsi quotidiani|Per la città e le tangenziali): (spieghiamo come si ricarica|facciamo insieme i conti|provatela prima di decidere).
usato auto gas | Gas (di serie|montato e omologato): (al distributore si sente|il pieno costa la metà|per chi macina strada).
usato auto ibrida | (In città|Nel traffico) lavora spesso in elettrico, (senza cavi da attaccare|senza cambiare abitudini).
usato auto spina !elettrica | (Durante la settimana va a corrente|Ricaricata di notte fa casa e lavoro senza benzina), (nei viaggi usa il serbatoio|nessuna ansia da autonomia).
usato auto diesel tanti | (Chilometri da autostrada|Macchina da rappresentante|Percorrenze lunghe): (motore sempre in temperatura|usura interna minima|volante e sedile da vedere).
usato auto pochi | Chilometri (rari per l’età|sotto la media|pochi e verificabili), (ne è prova lo stato degli interni|controllati dai libri di manutenzione|li certifichiamo in fattura).
usato moto !scooter | Moto da (giri lunghi|curve e colline|tutti i giorni): (provata dal nostro meccanico|uscita dall’officina questa settimana|già in vetrina).
usato scooter | (Il più furbo dei mezzi|Per dimenticare il parcheggio|Per la città): (pronto da guidare|controllato e lavato|gomme e freni verificati).
usato camper !caravan | (Pronto per le vacanze|Un camper vissuto con rispetto|Pianta collaudata), (controllato sulle infiltrazioni|con impianti provati uno a uno|provato acceso e in marcia).
usato caravan | (Leggera da trainare|Per il campeggio stagionale|Per chi vuole la casa al seguito), (prova di umidità eseguita da noi|frigo e stufa provati|telaio controllato).
usato furgone | (Pronto al lavoro|Mezzo da cantiere|Per chi consegna): (portiere e serrature provate|controllato sotto e sopra|targhe e libretto in ordine).
nuovo | (Nuov{o} da immatricolare|Veicolo nuovo|Da ordinare o in arrivo): (colori e allestimenti da scegliere insieme|tempi di consegna confermati per iscritto|anche in altre versioni).
nuovo auto tu | (Nuova, la scegli tu|La configuri con noi|Puoi sceglierla con noi): (colore, cerchi e pacchetti|dalla versione agli accessori|anche la data di consegna).
nuovo auto voi | (Nuova e configurabile|Nuova, su ordine|La configuriamo insieme a voi): (vi mostriamo le alternative|con listino alla mano|senza impegno).
nuovo moto | (Listino ufficiale|Moto nuova|Concessionario ufficiale), (prova disponibile|prenotazione della prova per telefono|si prova prima di ordinare).
nuovo furgone | (Nuovo da allestire|Da targare|Nuovo di fabbrica): (allestimenti interni su misura|officina per gli allestimenti|con gancio e rivestimenti a richiesta).
nuovo camper | (Nuovo in esposizione|Modello dell’anno|Pronto da vedere), (consegna con spiegazione di due ore|libretto d’uso e prova impianti|accessori da montare a scelta).
km0 | (Immatricolat{o} da noi|Targat{o} a nostro nome|Km 0 vero), (mai uscit{o} dal piazzale|mai in strada|solo spostamenti in salone).
km0 | (Il vantaggio del Km 0|Occasione Km 0): (niente attesa|prezzo già con lo sconto di immatricolazione|consegna in pochi giorni).
dimostrativo | (Vettura di prova|Auto dei nostri test drive|Usata per le prove dei clienti), (quindi con tutti gli accessori|seguita dalla nostra officina|chilometri noti uno per uno).
aziendale | (Era l’auto di un nostro venditore|Dalla nostra flotta interna|Auto di rappresentanza), (con manutenzione fatta da noi|sempre parcheggiata in sede|mai prestata).
noleggio tu | (Nessun pensiero|Guidi e basta|Un canone e via): (pensiamo noi alle pratiche|le scadenze le seguiamo noi|tu fai solo rifornimento).
noleggio voi | (Formula a canone|Una sola rata|Un solo interlocutore): (seguiamo noi scadenze e pratiche|niente svalutazione a vostro carico|a fine contratto si rende il mezzo).
noleggio | (Preventivo in giornata|Esito della richiesta in pochi giorni|Richiesta con documenti semplici)(, anche per chi ha aperto da poco la partita IVA|, senza costi|).
epoca auto | (Scelta da noi|Trovata in una vecchia rimessa|Proveniente da una raccolta), (seguita da mani esperte|guidata fino a ieri|conservata all’asciutto).
epoca auto | (Una macchina da usare|Da raduno e da passeggiata|Per chi conosce il modello), (non un soprammobile|pronta al primo giro|motore provato a caldo e a freddo).
epoca moto | (Una moto da collezione|Due ruote d’altri tempi|Arriva da un appassionato), (si mette in moto ogni settimana|tutta da ammirare|con la sua patina).

# care
@cura usato buona auto !recente | (Interni ordinati|Abitacolo senza odori|Interni puliti a fondo), (solo il sedile di guida dice qualcosa degli anni|come chiede un buon usato|si vede la cura).
@cura usato buona | (Carrozzeria|Fuori) (in ordine|con piccoli segni d’uso|senza bolli di rilievo)(, le foto di dettaglio si mandano su richiesta|, vista da vicino convince|).
@fumo nonfuma auto | (Abitacolo di non fumatori|Mai fumato a bordo), (niente odori|si nota subito).
@sosta famiglia usato !moto | (Il proprietario la teneva in garage|Dormiva al coperto), (e la vernice lo racconta|plastiche e guarnizioni morbide|fari ancora limpidi).
@guida famiglia usato auto !gancio | (Guidatore abituale attento|Uso tra casa e ufficio|Strade di provincia e poca città), (chilometri regolari|niente uso gravoso|mai trainato nulla).
@guida moto usato | (Usata da chi sa guidarla|Motociclista esperto|Giri domenicali), (catena e trasmissione in ordine|niente segni da caduta|plastiche originali).
@guida furgone usato azienda | (Un autista solo|Giro fisso di consegne|Uso da impiantista), (vano poco segnato|mai sovraccarico|cuscinetti e sospensioni silenziosi).
@uso camper usato | (Usato per le ferie di famiglia|Pochi viaggi all’anno|Rimessato d’inverno), (arredi senza segni|materassi con coprimaterasso|tendalino ben conservato).
@meccanica olio usato buona | (Provat{o}|Provat{o} su strada|Girat{o}) da noi per (una trentina di chilometri|mezz’ora|un pomeriggio): (tutto regolare|nessuna spia|nessun rumore).
@meccanica automatico auto usato olio | Cambio automatico (pronto|dolce|senza strappi), (olio cambio verificato|provato in salita e in coda).
@meccanica elettrica auto usato | Stato di salute della batteria (letto in diagnosi|controllato con lo strumento della casa)(, il dato si mostra al cliente|, la stampa è a disposizione|).
@meccanica epoca auto | (Motore sano|Meccanica seguita|Freni a posto), (si viaggia tranquilli|messa a punto dal nostro carburatorista|documentazione dei lavori in cartella).
@prove camper usato | Provati uno a uno (frigo, stufa e boiler|impianto gas e acqua|luci, pompe e ricariche)(, scheda di controllo firmata|, tutto funziona|).
@carrozzeria usato intatta | (Spessori vernice misurati|Vernice controllata con lo spessimetro): (valori di fabbrica|nessun pannello riverniciato)(, ve li mostriamo|, scheda a disposizione|).

# done
@tagliando olio usato !caravan | (Tagliando fatto|Tagliando completo|Olio e filtri nuovi) prima della consegna(, con prodotti della casa|, nella nostra officina|).
@tagliando libretto usato olio | Libretto (timbrato|completo|con tutti i timbri)(, l’ultimo {quando}|, ultimo intervento a {kmfatto} km|).
@tagliando nolibretto usato olio | La storia dei tagliandi è (incompleta|parziale): (per questo ne facciamo uno noi prima di consegnare|abbiamo cambiato olio e filtri e lo diciamo).
@gomme usato !caravan | (Gomme nuove montate da noi|Quattro gomme nuove|Pneumatici sostituiti) {quando}(, equilibratura e assetto compresi|).
@gomme usato invernali | (Le gomme invernali sono comprese|Doppio treno: estive montate, invernali in magazzino da noi|Il secondo treno si ritira alla consegna).
@freni usato k60 | (Pastiglie nuove|Dischi e pastiglie nuovi|Freni revisionati) (davanti|davanti e dietro), lavoro fatto {quando}.
@distribuzione cinghia k120 usato | (Cinghia di distribuzione|Kit distribuzione e pompa acqua) (appena rifatta|fatta da noi) a {kmfatto} km(, fattura in cartella|).
@frizione k120 manuale usato | (Frizione|Frizione e volano) (sostituita|rifatta) a {kmfatto} km(, lavoro documentato|).
@batteria usato olio anziana | (Batteria di avviamento nuova|Batteria nuova, messa {quando}|Batteria sostituita prima della vendita).
@lucidatura usato buona auto | (Lucidata e igienizzata|Carrozzeria lucidata, interni igienizzati|Fari lucidati, interni puliti con l’ozono)( prima di metterla in salone| dal nostro lavaggio|).
@diagnosi usato auto | (Diagnosi elettronica eseguita|Controllo in cento punti fatto|Controllo completo eseguito|Controllo sul ponte fatto) {quando}(, la scheda si consegna al cliente|, nessun errore in memoria|).
@revisione revisione usato | Revisione in regola {scade}(, la prossima la facciamo noi|).
@revisione usato !revisione adulta | (Revisione nuova compresa nel prezzo|Consegna con revisione nuova).
@lavori epoca | (Carburatori rifatti|Freni revisionati|Impianto elettrico rivisto|Radiatore e manicotti nuovi) {quando}, (ogni lavoro è fotografato|con fatture|da artigiani del mestiere).
@lavori camper usato | (Sigillature rifatte|Guarnizioni degli oblò rifatte|Tubi del gas controllati) {quando}(, lavoro in fattura|).
@lavori furgone usato | (Pianale in multistrato|Porte registrate|Rivestimento in laminato|Verniciatura ripresa) {quando}(, pronto da caricare|).
@kit moto usato k15 | (Kit trasmissione|Pastiglie e gomme|Olio forcella e paraoli) {quando}, (percorsi poi pochi chilometri|vista la moto in ogni parte).
@kit scooter usato k15 | (Cinghia, rulli e frizione|Gomme e pastiglie|Variatore) {quando}, (pronto per la stagione|controllati anche i cuscinetti).
@telo cabrio usato | Capote (pulita e impermeabilizzata|trattata) {quando}(, senza infiltrazioni|).

# know
@chiavi usato !caravan !moto | (Doppia chiave|Due chiavi|Chiave di scorta presente)(, manuali in italiano|, libretto d’uso|).
@chiavi usato !caravan !moto | (Una chiave sola|Una sola chiave)(, la seconda si duplica su richiesta|: la duplichiamo noi a parte|).
@difetto usato auto adulta buona | (Da sapere|Per correttezza): (segni sul paraurti posteriore|un cerchio rigato|plastica del battitacco consumata|piccola scheggia sul parabrezza)(, si vede nelle foto|, prezzo già allineato|).
@difetto usato veterana auto buona | (Si vende con i suoi anni|Non è da restauro, è da uso): (spazzole, olio e via|qualche crepa nelle guarnizioni|trasparente del tetto segnato).
@difetto usato furgone | (Da sapere|Onestamente): (fondo con segni di carico|bolli leggeri sul portellone|sedile da riprendere)(, lo scontiamo a parte|).
@difetto usato moto adulta | (Per correttezza|Da vedere): (leggera rigatura sul forcellone|specchio sinistro segnato|sella con cucitura ripresa).
@difetto usato camper | (Da sapere|Per correttezza): (una guarnizione di un gavone è da cambiare|un pensile ha la cerniera lenta|tendalino con una macchia)(, sistemiamo prima della consegna|).
@difetto epoca | (Condizioni oneste|Condizioni da uso, non da concorso|Patina di una vita), (da apprezzare dal vivo|si dice, non si nasconde).
@neopatentati neopatentati auto | (Guidabile dai neopatentati|Adatta anche ai neopatentati), (verifica sulla targa prima del contratto|limiti controllati da noi).
@immatr nuovo | (Immatricolazione e messa su strada da quotare|Le spese di messa su strada sono a parte|Prezzo senza messa su strada).
@immatr km0 | (Si intesta in giornata|Passaggio in giornata|Voltura compresa), (niente lista d’attesa|è già qui|le chiavi sono in ufficio).
@fine noleggio | (A fine contratto si può proseguire|Al termine si rende|Si può cambiare vettura a metà), (a condizioni da concordare|lo decide chi guida|con preavviso di due mesi).
@noleggio noleggio | (Basta un documento di reddito|Bastano busta paga o bilancio|Bastano pochi documenti)(: la risposta arriva per e-mail|, il resto lo prepariamo noi|).
@iva iva usato | IVA esposta: (chi ha partita IVA la detrae secondo l’uso|fattura con imposta|interessante per le aziende).
@garanzia garanzia usato | (Garanzia|Copertura) di {mesi} mesi, (estendibile|valida in tutta Italia|spiegata voce per voce prima della firma).
@garanzia garanzia usato auto | (Diamo {mesi} mesi di garanzia|Coperta {mesi} mesi|{mesi} mesi di garanzia), (lavori nella nostra officina|anche in viaggio|manodopera inclusa).
@spazio usato wagon | (Vano di carico basso e regolare|Con i sedili giù si dorme|Bagagliaio vero)(, provato con due biciclette|, perfetto per il cane|).
@traino gancio usato | Il gancio (è omologato e sul libretto|è riportato sul libretto), (per roulotte e carrello|utile per il carrello).
@pilota usato auto | (La prova è libera|La prova dura mezz’ora|Prova vera, non il giro dell’isolato)(, con un tratto di tangenziale|, tra città e colline|).

# service
@permuta permuta tu | (Hai un usato?|Vuoi cambiare?|Usato da ritirare?) (Lo valutiamo|Te lo quotiamo|Facciamo il conto) (in dieci minuti|davanti a te|anche da foto).
@permuta permuta voi | (Il vostro usato|Il vostro mezzo) (lo ritiriamo noi|entra nel prezzo|si valuta in giornata), (anche con chilometri alti|con perizia gratuita|anche se non comprate).
@permuta permuta | (Permuta con ogni tipo di veicolo|Si ritira anche usato non recente|Accettiamo permute)(, perizia sul posto|, quotazione scritta|).
@finanza !noleggio !epoca | (Rate su misura|Finanziamento|Pagamento a rate) (anche senza anticipo|con esito in giornata|di durata a scelta)(, senza vincolo di acquisto|, preventivo gratuito|).
@consegna !noleggio | (Consegna a domicilio|Consegna in tutta Italia|Trasporto) (con bisarca|a costo chiaro|da concordare)(, anche nelle isole|, passaggio compreso|).
@pratiche !noleggio | (Passaggio di proprietà in sede|Pratiche in giornata|Passaggio con sportello interno), (niente corse in agenzia|targhe pronte|senza costi nascosti).
@prenota !noleggio | (Si può fermare|La fermiamo|Si blocca) con (una piccola caparra|un acconto rimborsabile|una telefonata)( per due giorni| fino alla visita|).
@assistenza usato | (Resta seguit{o} da noi|Officina interna|Meccanici nostri): (primo controllo gratuito|interventi a prezzo chiaro|appuntamenti in settimana).
@assistenza moto | (Officina con due meccanici|Casco e abbigliamento in negozio|Gommista in sede)(, ritiro a domicilio|, rimessaggio invernale|).
@assistenza camper | (Officina camper in sede|Rimessaggio custodito|Corso di due ore alla consegna)(, prove impianti incluse|, accessori montati da noi|).
@assistenza furgone | (Allestimenti e scaffalature|Furgone sostitutivo|Officina fino alle 19)(, a condizioni per le aziende|, anche su appuntamento|).
@passaggio epoca | (Documenti originali|Libretto e targhe d’epoca|Storia ricostruita) (in mano|pronti al passaggio|visibili in sede).
@tutela noleggio | (Assistenza h24|Un referente dedicato|Contratto spiegato riga per riga)(, in italiano semplice|, senza sorprese a fine periodo|).

# visit
tu | (Vieni a provarl{o}|Passa a trovarci|Fai un giro), (ti aspettiamo con un caffè|senza impegno|anche solo per curiosità).
tu | (Scrivici|Chiamaci|Mandaci un messaggio) per (fissare la prova|altre foto|sapere se c’è ancora)(, rispondiamo in giornata|, anche il sabato|).
tu | (Prima di venire chiamaci|Dacci un colpo di telefono|Prenota la visita): (la prepariamo|te {lo} facciamo trovare pront{o}|così ti dedichiamo tempo).
voi | (Vi aspettiamo in sede|Siamo a disposizione|Venite a trovarci) (per una prova|per una visita|con calma)(, prenotazione gradita|, anche senza appuntamento|).
voi | (Telefonate|Scriveteci|Chiamate) (prima di partire|per fissare la prova|per sapere se è disponibile)(, così {lo} troverete pront{o}|, per non perdere il viaggio|).
voi | (Chi arriva da lontano|Chi viene in treno) (si annunci|ci avvisi)(: passiamo in stazione|: teniamo libera la prova|).
usato | (Visionabile|Visibile|Si vede) in sede (dal lunedì al sabato|su appuntamento|nel nostro salone)(, anche con un tecnico di fiducia|, foto e video su richiesta|).
usato | (Video|Foto di dettaglio|Video con motore acceso) (su richiesta|in giornata)(, per chi abita lontano|).
noleggio | (Il preventivo si chiede per telefono|Simulazione gratuita|Un consulente richiama)(, senza impegno|, in giornata|).
nuovo | (Prova su strada|Test drive) (su prenotazione|anche di sabato)(, configurazione con il consulente|, offerta scritta|).
epoca | (Si riceve su appuntamento|Visita riservata|Su appuntamento), (per dedicarvi il tempo giusto|la domenica mattina|con calma).

# damage
riparata | (Danno passato|Piccolo sinistro|Vecchio danno) riparato (in carrozzeria convenzionata|a regola d’arte|con ricambi originali), (documentato|le foto del prima si mostrano|dichiarato in contratto).
riparata | Ha avuto (un tamponamento|un danno leggero), (riparato|sistemato) (prima del ritiro|con fattura)(: scriviamo anche questo nel contratto|).
`
