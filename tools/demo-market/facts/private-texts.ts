/** What private sellers write. How a line is read: see ../seller-text.ts. */
export const privateTexts = String.raw`
# opening
@motivo @uso !epoca | {Lo} vendo per inutilizzo: (da qualche mese|da un po’|ormai) resta (ferm{o}|parcheggiat{o}|in garage) più di quanto (si muova|giri).
@motivo auto !epoca | Vendo perché (è arrivato|aspettiamo) un (bimbo|secondo figlio|terzo figlio) e ci serve (più spazio|un bagagliaio più grande|qualcosa di più grande).
@motivo auto !epoca !recente | Vendo perché (ho preso|ho ritirato|mi hanno consegnato) (l’auto nuova|una macchina più piccola|un’auto elettrica) e due (in cortile non ci stanno|non mi servono|sono troppe).
@motivo auto !epoca | Cambio lavoro e (avrò|mi danno) l’auto aziendale, quindi (questa non mi serve più|la mia la vendo|la metto in vendita).
@motivo auto citycar !epoca | Era la (seconda macchina di casa|macchina della spesa|macchina per andare al lavoro|macchinina di famiglia): adesso (ne basta una|non serve più|usiamo la bici e l’autobus).
@motivo @guida @uso @fumo auto famiglia !epoca | Vendo la macchina di (mio padre|mia madre|mio zio|mia suocera), che (non guida più|ha smesso di guidare|ha deciso di non rinnovare la patente).
@motivo auto adulta | Figli grandi, (bagagliaio vuoto|sedili dietro sempre vuoti): passo a (qualcosa di più piccolo|una macchina più corta).
@motivo auto !epoca | (Mi trasferisco|Vado a vivere) (all’estero|in centro|su un’isola) e {lo} devo lasciare.
@motivo !epoca !caravan | Motivo della vendita: (cambio di lavoro|trasferimento|acquisto di un altro mezzo|poco utilizzo|manca il posto dove tenerl{o}).
@motivo !epoca | Nessun problema nascosto: (vendo solo perché|il motivo è che|{lo} cambio perché) (ho voglia di cambiare|me ne serve un altro tipo|mi è capitata un’occasione).
@motivo unico !epoca | L’ho (comprat{o}|ritirat{o}|ordinat{o}) nuov{o} (io|nel {annoreg}) e {lo} vendo (io, senza fretta|direttamente, senza intermediari|di persona).
@motivo unico !epoca | Dal primo giorno è sempre stat{o} (mi{o}|in casa nostra|guidat{o} da me).
@motivo passaggi !epoca | L’ho pres{o} usat{o} (nel {annoacq}|qualche tempo fa) e (non mi ha mai lasciat{me} a piedi|non ho avuto sorprese|mi sono sempre trovat{me} bene).
@motivo usato | Vendo {questo} a malincuore, (ma il tempo per usarl{o} non c’è più|ma il garage è uno solo|ma così ha deciso la famiglia).
@motivo usato | (Privato vende|Vendo da privato|Vendo privatamente): (no commercianti, grazie|niente intermediari|solo contatti di persone davvero interessate).
@motivo usato !recente | Dopo (tanti anni|parecchi anni insieme|molta strada insieme) è il momento di (cambiare|salutarl{o}|lasciarl{o} a qualcun altro).
@motivo usato auto | La macchina è (onesta|semplice e onesta|sincera), (senza pretese|come la vedete|fa quello che deve fare).
@motivo usato adulta | Ci ho fatto (le vacanze|i viaggi di famiglia|casa e lavoro) per anni e (l’unica cosa che ho da dire è: grazie|mi dispiace venderl{o}|ne sono content{me}).
@motivo auto elettrica | Ho (cambiato casa|cambiato quartiere) e (non ho più la presa nel box|nel nuovo condominio manca la colonnina): da qui la vendita.
@motivo auto spina !elettrica | La (caricavo|ricaricavo) (di notte nel box|a casa): ora abito dove (non posso|non c’è la presa) e preferisco cambiare.
@motivo auto diesel !recente | (In città il diesel non entra più|Con i blocchi del traffico non posso più usarla per il lavoro|Faccio ormai poca strada), per questo cambio.
@motivo auto diesel k60 | Facevo (tanta autostrada|il pendolare), adesso lavoro (da casa|sotto casa) e un diesel (non ha più senso|per me è sprecato).
@motivo auto gas | L’ho scelta per (risparmiare sul carburante|il gas quando facevo il pendolare): adesso (lavoro vicino|giro pochissimo).
@motivo auto cabrio | (La tengo per le belle giornate|La uso da aprile a ottobre) e (ormai non ho più tempo|quest’anno è uscita quattro volte): meglio che (se la goda qualcun altro|trovi un’altra casa).
@motivo auto suv | Ci andavamo (in montagna|al lago|a sciare) tutti i fine settimana, (ora non più|adesso restiamo in città).
@motivo moto !scooter !epoca | Vendo perché (con la famiglia il tempo per girare non c’è più|ho un’altra moto e questa resta ferma|voglio passare a qualcosa di diverso|la schiena chiede altro).
@motivo moto !scooter usato | (Una sola moto in garage|Ordini di casa): (entra quella nuova, esce questa|per prendere l’altra devo vendere questa).
@motivo moto !scooter !recente usato | Ci ho fatto (le Dolomiti|la Sardegna|tanti passi alpini|la costa fino in Puglia), (adesso tocca a qualcun altro|si merita altri viaggi).
@motivo scooter !epoca | Lo usavo per (andare in ufficio|girare in città|l’università): (ora lavoro da casa|ho finito|mi sono trasferit{me}) e resta fermo.
@motivo scooter !epoca | (Mio figlio è passato alla macchina|Mia figlia ha preso la patente B|In casa non lo usa più nessuno) e lo scooter (sta in garage|prende polvere).
@motivo moto epoca | La moto viene (da una collezione di famiglia|dal garage di mio nonno|dalla raccolta di un amico), (tenuta da appassionati|tenuta con passione).
@motivo moto epoca | La cedo perché (ne ho troppe|lo spazio è finito|ho in corso un altro restauro).
@motivo auto epoca | Vendo (un pezzo della mia piccola raccolta|una delle mie vecchiette|un’auto a cui tengo molto) (per far posto|perché ne ho altre da finire|perché non riesco a usarle tutte).
@motivo auto epoca | (Era di mio padre|Era di mio zio|L’ho cercata per anni): (con i figli che non la vogliono|senza più tempo per i raduni), preferisco (che la prenda un appassionato|affidarla a chi la usa).
@motivo auto epoca | La (guido la domenica|porto ai raduni|uso per qualche matrimonio in famiglia), (per il resto sta sotto il telo|poi torna in garage).
@motivo camper !caravan | Vendiamo il camper perché (i ragazzi sono cresciuti e non vengono più|passiamo a uno più piccolo|ci hanno regalato i nipoti e il tempo è poco|abbiamo preso la casa al mare).
@motivo camper !caravan | (Ci abbiamo girato|Con lui abbiamo visto) (mezza Europa|tutta l’Italia|la Francia e la Spagna) e (adesso ci fermiamo|adesso è il turno di altri).
@motivo caravan | La teniamo (fissa in campeggio da anni|sulla piazzola al lago), (ora cambiamo meta|ora ci fermiamo in casa) e la vendiamo (com’è|con quello che c’è dentro).
@motivo caravan | Vendiamo la {nome} perché (siamo passati al camper|non abbiamo più il gancio|i figli non vengono più in vacanza con noi).
@motivo furgone | Chiudo (l’attività|la partita IVA|la ditta) e vendo {il} (con cui lavoravo|che usavo per le consegne|che usavo per i mercati).
@motivo furgone | (Lo usavo|Mi serviva) per (i traslochi|la campagna|il mio hobby, le moto da cross|il giardino e la legna), adesso (non serve più|ne ho uno più grande).
usato auto | {Il} è (in ordine|in buone condizioni|pront{o} a partire), (basta fare il passaggio|non c’è niente da fare|salite e andate).
usato buona | Annuncio (breve|corto) perché (c’è poco da dire|parla da sol{o}): (va bene|fa il suo dovere|è in ordine).
usato buona | Chi cerca {un} (tenut{o} bene|senza pensieri|onest{o}) (può fermarsi qui|venga a vederl{o}|mi scriva).
usato veterana | Ha i suoi anni e (non li nasconde|li porta bene|si vedono), ma (parte sempre|è affidabile|non ha mai dato noie).
usato recente | (È praticamente come uscit{o} di fabbrica|Sembra ancora nuov{o}|Ha ancora l’odore del nuovo), (chi viene a vederl{o} capisce|le foto non bastano|non scherzo).

# care
@sosta !moto | Sempre (in garage|in box|al coperto)(, mai sotto il sole|, la grandine non l’ha mai vista|).
@sosta moto | Dorme (in garage|in box) (sotto il telo|col mantenitore di carica|con la batteria staccata d’inverno).
@sosta auto | Sta (in cortile|sotto una tettoia|sotto il pergolato), (mai in strada|mai per strada).
@sosta @carrozzeria auto veterana !epoca | Vive all’aperto da sempre: (il trasparente sul tetto lo sa|la vernice sul cofano è un po’ stanca|i fari sono un po’ opachi).
@sosta camper | (Rimessaggio al coperto|Sempre in rimessaggio custodito|Sotto telo traspirante) (da ottobre a marzo|tutto l’inverno|quando non si viaggia).
@sosta epoca auto | Ricoverata (in un garage asciutto|sotto telo|al riparo dall’umidità) e (messa in moto una volta al mese|mossa ogni due settimane).
@guida !epoca | L’ho guidat{o} (quasi solo io|sempre io), (con calma|senza tirarl{o}|a motore caldo).
@guida famiglia usato auto | Guidata (solo in famiglia|in due|da adulti), (mai data ai ragazzi|mai prestata|con rispetto).
@guida auto usato | Mai (fatta pista|usata per il traino|caricata oltre il giusto), (solo strada|solo gite e lavoro).
@guida moto !scooter !epoca | (Mai in pista|Mai tirata al limite|Mai prestata), (usata per piacere|usata solo con il bello|poca pioggia e niente sale).
@guida moto intatta !scooter | Niente (cadute|graffi sulle carene|scivolate), nemmeno (da ferma|in garage).
@guida scooter buona | Usato in città (con il bauletto e il parabrezza|con calma|tutto l’anno), (mai impennato|mai strapazzato|sempre riscaldato prima di partire).
@uso pochi auto usato | La uso (la domenica|per la spesa|due volte la settimana), (per questo ha così pochi chilometri|i chilometri sono quelli).
@uso tanti auto usato | I chilometri sono (quasi tutti di autostrada|quasi tutti di tangenziale|di viaggi lunghi), (motore sempre caldo|poca città|poche frenate).
@uso pochi moto usato | Esce (nei fine settimana di sole|da maggio a settembre|poche volte l’anno).
@uso camper | Usat{o} (per le vacanze di agosto|nei ponti e a Pasqua|quattro o cinque settimane l’anno), (poi a riposo|il resto dell’anno in rimessa).
@uso furgone | {Il} ha lavorato (con un solo autista|per la mia ditta|tra paese e cantieri vicini), (mai sovraccaricat{o}|senza carichi pesanti|quasi sempre mezzo vuoto).
@fumo nonfuma auto | A bordo (non ha mai fumato nessuno|non si è mai fumato|mai una sigaretta).
@fumo nonfuma camper | (Mai fumato dentro|Nessun fumatore a bordo), (e si sente|tessuti freschi).
@animali auto buona | (Mai trasportati animali|Niente cani e niente gatti|Il cane sempre nel suo trasportino), (sedili puliti|tappezzeria pulita).
@animali camper | (Animali mai a bordo|Il nostro cane è sempre stato fuori), (cuscineria pulita|rivestimenti in ordine|materassi con coprimaterasso).
@cura | (Curat{o}|Tenut{o}|Trattat{o}) (con attenzione|come fosse nuov{o}|da persona pignola), (come si vede dal vivo|si capisce appena lo si vede|chi se ne intende lo nota).
@cura auto buona | (Lavata a mano|Lavata una volta al mese), (tappetini nuovi|interni passati con il vapore|plastiche nutrite).
@cura auto buona !recente | Interni (senza strappi|senza bruciature|in ordine), (qualche segno solo sul volante|sedile guida appena segnato|volante un po’ lucido).
@cura moto !scooter | (Pulita e ingrassata dopo ogni uscita|Catena pulita e lubrificata ogni 500 km|Cavi e leve ingrassati a ogni cambio di stagione).
@cura caravan | (Sigillature|Guarnizioni|Finestre) (controllate ogni primavera|rifatte dove serviva|in ordine), (nessuna infiltrazione|dentro è asciutta).
@cura camper !caravan | (Prova di umidità negativa|Controllo infiltrazioni fatto {quando}|Dentro è asciutto), (ho il foglio|chi viene può misurare|nessun rigonfiamento).
@carrozzeria auto intatta | (Vernice tutta originale|Mai riverniciata|Nessuno stucco), (chi vuole venga con lo spessimetro|si può misurare|lo dico senza paura).
@carrozzeria usato buona !moto | (Qualche segnetto|Due graffi da parcheggio|Un bollo piccolo) (sul paraurti dietro|sulla portiera|sullo spigolo): (niente di serio|cose da uso normale|è nelle cose di un usato).
@carrozzeria usato veterana | (La vernice|La tinta) (sul tetto|sul cofano) (è un po’ opaca|ha perso brillantezza), (dentro però è in ordine|il resto è a posto).
@carrozzeria epoca auto | (Lamierati sani|Fondi asciutti|Scatolati sani), (ruggine passante da nessuna parte|si può mettere sul ponte|chi vuole ci guarda sotto).
@carrozzeria epoca moto | (Serbatoio pulito dentro|Cromature belle|Cerchi senza ruggine), (si avvia al secondo colpo|tiene il minimo|non perde una goccia).
@meccanica usato olio buona | (Motore asciutto|Nessuna perdita|Non mangia olio), (parte al primo colpo|regolare anche a freddo|niente fumo).
@meccanica manuale auto buona | (Frizione morbida|Cambio preciso|Marce che entrano bene), (nessun rumore|mai un’incertezza).
@meccanica automatico auto olio buona | Il cambio automatico (è fluido|non strappa|passa le marce senza scatti).
@meccanica elettrica auto | La batteria (non ha perso molto|tiene bene): (caricata quasi sempre a casa, di rado in colonnina|mai lasciata a zero|carica fino all’80 % nell’uso di tutti i giorni).
@meccanica spina auto | (Cavo di ricarica|Cavi di ricarica) in ordine, (presa mai forzata|sempre ricaricata dalla stessa presa).
@meccanica epoca | (Si accende subito|Gira tonda|Freni e frizione a posto), (pronta per un raduno|ci si può tornare a casa in strada).

# done
@tagliando olio !caravan usato | Tagliando fatto {quando}(: olio, filtro olio e filtro aria| con olio e tutti i filtri|, ho la ricevuta).
@tagliando olio k15 usato | Ultimo (tagliando|cambio olio) a {kmfatto} km, {quando}(, dal mio meccanico|, in officina autorizzata|).
@tagliando libretto usato | Tagliandi (sempre in tempo|tutti fatti alla scadenza|uno all’anno), (timbri sul libretto|le fatture sono nel cassetto|ho tutte le ricevute).
@tagliando nolibretto usato olio | Il libretto dei tagliandi (è incompleto|non è timbrato), (l’olio però l’ho sempre cambiato io|il meccanico di fiducia può confermare i lavori).
@tagliando elettrica auto | Controllo annuale fatto {quando}(: batteria e freni a posto|, nessuna anomalia|).
@gomme !caravan | Gomme (nuove|cambiate) {quando}(, montate e bilanciate| con convergenza|).
@gomme k15 auto | Gomme (con ancora metà battistrada|che fanno un’altra stagione|al 60 %)(, davanti un po’ più usate|).
@gomme invernali auto | (Le gomme invernali|Il treno invernale) (è compreso|lo lascio con l’auto|va via con lei), (usato due inverni|usato una stagione|messo {quando}).
@gomme caravan | Gomme (della roulotte sostituite|nuove) {quando}, (per sicurezza|erano vecchie di età, non di battistrada).
@freni k60 auto | (Dischi e pastiglie davanti cambiati|Pastiglie nuove davanti e dietro|Freni rifatti) {quando}.
@freni k15 moto | (Pastiglie nuove|Pastiglie e liquido freni) {quando}(, frena benissimo|).
@catena moto !scooter k15 | (Kit catena|Trasmissione completa|Catena, corona e pignone) {quando}(, percorsi poi pochi chilometri|).
@catena scooter k15 | (Cinghia e rulli|Variatore, cinghia e rulli) {quando}(, marcia fluida|).
@batteria olio adulta | Batteria (nuova|sostituita) {quando}(, è ancora in garanzia|, di marca|).
@batteria olio anziana | Batteria (cambiata|messa) {quando}(: con quella vecchia d’inverno faticava|).
@distribuzione cinghia k120 | (Cinghia di distribuzione|Distribuzione completa con pompa acqua) fatta a {kmfatto} km(, fattura a disposizione|).
@frizione k120 manuale | (Frizione|Frizione e volano) (nuova|rifatta) a {kmfatto} km.
@sospensioni k120 auto | (Ammortizzatori|Braccetti e testine|Cuscinetti ruota) (cambiati|sostituiti) {quando}(, non balla più niente|).
@clima clima auto adulta | (Clima ricaricato|Gas del climatizzatore ricaricato|Filtro abitacolo e ricarica clima) {quando}: (raffredda subito|in agosto è una cella frigo).
@fari anziana auto | (Fari lucidati|Spazzole e lampadine cambiate|Fari lucidati e lampadine cambiate) {quando}.
@revisione revisione | Revisione (fatta|superata) senza (rilievi|osservazioni), valida {scade}.
@revisione revisione usato | Revisione {scade}: (per un po’ non ci pensate|quella è a posto).
@lavori epoca auto | (Carburatore revisionato|Radiatore rifatto|Impianto frenante rifatto|Frizione rifatta) {quando} (da un artigiano della zona|da chi le conosce|con ricambi dell’epoca).
@lavori epoca moto | (Carburatore pulito|Gommata|Impianto elettrico rifatto|Frizione nuova) {quando}, (lavori documentati|tutto con ricambi giusti).
@lavori camper | (Pannello solare montato|Batteria servizi nuova|Tendalino sostituito|Frigorifero controllato|Pompa dell’acqua cambiata) {quando}.
@lavori camper | (Tubo del gas cambiato|Impianto gas controllato|Boiler svuotato e lavato) {quando}(, si parte tranquilli|).
@lavori furgone | (Vano rivestito in multistrato|Scaffalatura smontata|Fondo in resina), (pronto a lavorare|facile da pulire|comodo per chi carica).
@lavori gas | (Revisione dell’impianto a gas|Filtri del gas cambiati|Controllo dell’impianto a gas) {quando}.

# know
@chiavi !caravan !moto | Due chiavi(, manuali e fatture| e libretto di manutenzione|, una mai usata|).
@chiavi !caravan !moto | Una chiave sola( da quando l’ho comprat{o}|, la seconda si può ordinare): (lo dico subito|meglio saperlo).
@chiavi moto | (Doppia chiave|Chiave di scorta), (libretto d’uso|manuale) e (attrezzi di bordo|antifurto a blocca-disco).
@difetto usato auto adulta buona | (Difetti: |Da sapere: |Per onestà: )(una spia della pressione gomme che va e viene|il bracciolo è consumato|un alzavetro fa un po’ di rumore|la radio ogni tanto si resetta|manca una borchia).
@difetto usato auto veterana buona | Da fare (nei prossimi mesi|prima o poi|con calma): (pastiglie dietro|una cuffia del semiasse|le spazzole|i supporti del motore|lo specchio destro).
@difetto usato furgone | Per onestà: (il fondo ha i segni del lavoro|qualche bollo sulle fiancate|il sedile guida è consumato|una luce interna non si accende).
@difetto usato moto adulta | Da sapere: (una freccia scheggiata|la sella ha un graffio|qualche segno sulla leva sinistra|il parabrezza è un po’ rigato).
@difetto camper | Per correttezza: (un oblò ha una crepa leggera|la zanzariera della porta è da cambiare|un cassetto non si blocca bene|il gradino è lento).
@difetto epoca | Non è (perfetta|da concorso), (è una vecchia che si guida|ha la sua patina|è viva), e (la preferisco così|per me è il suo bello).
@incluse auto usato | (Lascio|Do insieme) (i tappetini in gomma|il portapacchi|le catene da neve|il seggiolino isofix|il box da tetto)(, nel prezzo|, a me non servono più|, se servono).
@incluse moto | Lascio anche (il casco taglia M|il bauletto|il telo|il cavalletto da officina|la centralina di serie|lo scarico originale|le borse laterali).
@incluse camper | Lasciamo (le sedie e il tavolino|il set di piatti|le bombole|i cunei|la veranda|il portabici|i cavi e le prolunghe): (a noi non servono più|si parte e via|tutto in ordine).
@incluse furgone | Lascio (le cinghie|le barre portatutto|il tavolato|le cassette degli attrezzi vuote).
@assicurazione usato !caravan | (Bollo pagato fino a fine anno|Assicurazione valida ancora per qualche mese|Bollo e assicurazione pagati)(: si può provare su strada|).
@passaggio usato | Il passaggio (lo facciamo insieme in agenzia|è a carico di chi compra|si può fare in giornata).
@ricambi epoca | Con {il} (vanno|consegno) (una scatola di ricambi|i documenti originali|le targhe e il libretto d’epoca|una cartella di fatture).
@storia importata usato | L’ho (pres{o}|acquistat{o}) all’estero con tutti i documenti (nazionalizzati|in regola|già italiani).
@neopatentati neopatentati | (Possono guidarla anche i neopatentati|Va bene per i neopatentati|È guidabile dai neopatentati), (controllato sul portale|verificate comunque sulla targa).
@lungo usato monovolume | Dietro (ci stanno tre seggiolini|ci siamo portati di tutto|le bici entrano senza smontare le ruote).
@lungo usato wagon | Il bagagliaio (ci ha portato via mezza casa|inghiotte passeggino e valigie|è il motivo per cui l’avevamo scelta).
@uso2 suv integrale usato | (Sulla neve|Sullo sterrato|Sui tornanti bagnati) (non mi ha mai tradit{me}|va dove non te l’aspetti|è una sicurezza).

# price
trattabile | (Prezzo trattabile|Il prezzo è poco trattabile|Prezzo leggermente trattabile) (di persona|davanti {al}|dopo averl{o} vist{o}), (no offerte al telefono|niente sconti via messaggio|no perditempo).
trattabile | (Sul prezzo ci si mette d’accordo|Qualcosa si tratta|Trattabile il giusto)(, guardando insieme|, se si chiude presto|).
fisso | Il prezzo (è quello|non è trattabile|è già onesto): (niente proposte al ribasso|chi offre di meno non riceve risposta|prego di non insistere).
fisso | Prezzo (fermo|già limato|non trattabile), (ho guardato in giro prima di metterlo|non sono di fretta).
nopermuta | (Niente permute|Non cerco scambi|No permute), (solo contanti regolari o bonifico|solo vendita|pagamento tracciato).
permuta moto | Valuto (permuta con una moto più piccola|scambio con uno scooter|permute interessanti).
permuta !moto | (Valuto permute|Valuto scambi) con (un’auto più piccola|un’auto per mio figlio|un mezzo simile), (con conguaglio|vediamo|proponete).
!trattabile !fisso usato | (Pagamento con bonifico o assegno circolare|Assegno circolare in agenzia), (come si fa tra persone serie|al momento del passaggio).
epoca | Il prezzo (riflette i lavori fatti|tiene conto delle condizioni|è quello delle quotazioni), (parliamone di persona|se ne può discutere).

# visit
@contatto | Chiedete di {chi}(, anche la sera| dopo le 18| nel fine settimana|).
@contatto | Mi chiamo {chi}, (rispondo a tutti|rispondo la sera|sono reperibile dopo il lavoro|lavoro su turni: se non rispondo richiamo).
@contatto | Sono visibile (il sabato e la domenica|dopo le 17|nelle ore di pranzo|su appuntamento), (basta un messaggio|chiamate prima|avvisate il giorno prima).
@contatto !caravan | (Si può provare|Prova su strada|Prova) (su appuntamento|senza impegno|accompagnati da me)(, con patente alla mano|, anche con il vostro meccanico|).
@contatto usato !caravan | Portate pure (il vostro meccanico|un amico che se ne intende|lo spessimetro): (non ho niente da nascondere|mi fa piacere|meglio un controllo in più).
@contatto | (Altre foto|Foto di ogni dettaglio|Un video) su richiesta(, scrivetemi| in giornata|).
@contatto epoca | Scrivetemi (se siete appassionati|se conoscete il modello|anche solo per due parole), (le rivendite non mi interessano|chi la vuole guidare è il benvenuto).
@contatto camper | (Potete vederl{o}|Si vede) (in rimessa|sotto casa|da noi) (con calma|la domenica mattina|con un caffè), (spieghiamo tutto|vi mostriamo come funziona ogni cosa).
@contatto | (Astenersi perditempo|No perditempo|Solo interessati veri), (grazie|grazie mille|per favore).
@contatto furgone | Si vede (in cortile|al capannone|a casa) (la sera|il sabato mattina), (si carica e si prova|motore freddo quando volete).

# damage
danni | (Ha preso una botta|È stat{o} tamponat{o}|Ha un danno di carrozzeria), (le foto lo mostrano|si vede|è come lo vedete) e (non l’ho fatto riparare|non l’ho toccato): il prezzo ne tiene conto.
danni | Attenzione: {nome} incidentat{o}, (vendo così|come sta), (per chi sa metterci le mani|ideale per chi ha un carrozziere|chiedete, spiego tutto).
riparata | (Un piccolo tamponamento|Una botta in parcheggio|Un danno leggero) (di qualche anno fa|tempo fa), (riparato in carrozzeria|rimesso a posto con fattura): (lo dico per correttezza|chiedete pure).
riparata | Ha avuto un danno, riparato (a regola d’arte|dal carrozziere della zona|con pezzi originali)( e verniciato in forno| e controllato l’assetto|).
`
