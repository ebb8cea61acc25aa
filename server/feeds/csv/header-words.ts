import { foldName } from '#lib/i18n/fold-name.ts';

/** What people call our columns in the site's languages and in German, folded. */
const words: Readonly<Record<string, string>> = {
  season: 'sezona temporada saison sezon',
  league: 'liga ligue takmicenje tekmovanje competicion competition sorevnovanie wettbewerb',
  round: 'kolo krog jornada journee tur runde spieltag',
  group: 'grupa skupina grupo groupe gruppa gruppe',
  phase: 'faza fase etap',
  date: 'datum fecha data dan jour dia tag',
  time: 'vreme ura hora heure vremya uhrzeit cas',
  status: 'stanje estado statut sostoyanie',
  home: 'domaci domacin local domicile hozyaeva heim casa recevant',
  away: 'gost gosti visitante visiteur exterieur gast auswarts',
  venue: 'dvorana hala pabellon salle zal halle arena',
  city: 'grad mesto ciudad ville gorod stadt',
  attendance: 'gledaoci gledalci gledanost espectadores asistencia spectateurs affluence zriteli zuschauer',
  referee1: 'sudija sodnik arbitro arbitre sudya schiedsrichter',
  commissioner: 'komesar delegat comisario commissaire komissar',
  team: 'tim ekipa equipo equipe komanda mannschaft klub',
  name: 'ime igrac igralec jugador joueur nombre nom igrok imya spieler',
  first_name: 'prenom vorname',
  last_name: 'prezime priimek apellido apellidos familiya nachname',
  number: 'broj stevilka dorsal numero nomer nummer',
  position: 'pozicija polozaj posicion poste poziciya',
  captain: 'kapiten kapetan capitan capitaine kapitan',
  birth_date: 'rodjen rodjenje rojstvo nacimiento naissance rozhdenie geburtsdatum',
  height: 'visina altura estatura taille rost grosse',
  weight: 'tezina teza peso poids ves gewicht',
  nationality: 'drzavljanstvo nacionalidad nationalite grazhdanstvo',
  game: 'utakmica tekma partido match spiel',
  minutes: 'minuti minute minutos minuty minuten',
  points: 'poeni tocke puntos ochki punkte',
  rebounds: 'skokovi skoki rebotes rebonds podbory',
  assists: 'asistencije podaje asistencias peredachi',
  steals: 'ukradene robos interceptions perehvaty',
  turnovers: 'izgubljene perdidas poteri',
  fouls: 'faulovi licne faltas fautes foly',
};

const columns = new Map(
  Object.entries(words).flatMap(([column, list]) => list.split(' ').map((word) => [word, column] as const)),
);

/** Returns which of our columns a header names in another language; null where none of them. */
export function translatedColumn(header: string, known: readonly string[]): string | null {
  const column = columns.get(foldName(header));
  return column !== undefined && known.includes(column) ? column : null;
}
