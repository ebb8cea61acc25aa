import type { positions } from '#lib/api/contract/player.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { RoundDecision } from '#lib/basketball/series/series.ts';
import type { PlaceOutcome } from '#lib/basketball/standings/place-outcomes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { SimulationInput } from '#server/demo/simulate/types.ts';
import type { GameResult } from './game-result.ts';
import type { WorldDocument, WorldGallery, WorldNews, WorldSponsor } from './publication-types.ts';
import type { WorldTenant } from './tenant-types.ts';

export type Position = (typeof positions)[number];

/** A text in the interface languages it exists in. */
export type LocalizedText = Partial<Record<Locale, string>>;

/** A drawing of the project: a whole SVG document and its size in pixels. */
export type Picture = { svg: string; width: number; height: number };

/** `#rrggbb` each. */
export type ClubColors = { primary: string; secondary: string };

export type WorldVenue = {
  id: string;
  slug: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  address: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  capacity: number;
};

export type WorldClub = {
  id: string;
  slug: string;
  name: string;
  names: LocalizedText;
  shortName: string;
  code: string;
  city: string;
  country: string;
  founded: number;
  venueId: string;
  colors: ClubColors;
  crest: Picture;
  website: string;
  about: LocalizedText;
};

export type PersonName = { firstName: string; lastName: string };

/** `names` holds other scripts by language tag: `sr-Cyrl`, `ru`. Dates are `YYYY-MM-DD`. */
export type WorldPerson = PersonName & {
  id: string;
  slug: string;
  names: Partial<Record<string, PersonName>>;
  birthDate: string;
  heightCm: number | null;
  weightKg: number | null;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  position: Position | null;
  portrait: Picture | null;
};

export type WorldOfficial = PersonName & { id: string };

export type WorldMembership = {
  id: string;
  personId: string;
  role: 'player' | 'coach' | 'assistant-coach';
  from: string;
  until: string | null;
  number: string | null;
  position: Position | null;
  order: number;
};

export type WorldTeam = {
  id: string;
  clubId: string;
  slug: string;
  name: string;
  names: LocalizedText;
  shortName: string;
  code: string;
  memberships: readonly WorldMembership[];
};

export type WorldRound = {
  id: string;
  slug: string;
  name: string;
  names: LocalizedText;
  number: number;
  startsOn: string;
  endsOn: string;
};

type WorldGameState = 'scheduled' | 'live' | 'final' | 'forfeited' | 'postponed' | 'cancelled';
export type GameDuty = { officialId: string; role: 'referee' | 'umpire' | 'commissioner'; order: number };

/**
 * A game belongs to a round or, as number `duelNumber`, to a series. `simulation` is the input of `logOfGame`; null
 * without a log. `result` is null until the game is over; for a forfeit it is the awarded score.
 */
export type WorldGame = {
  id: string;
  slug: string;
  roundId: string | null;
  duelId: string | null;
  duelNumber: number | null;
  homeTeamId: string;
  awayTeamId: string;
  state: WorldGameState;
  guilty: Side | null;
  /** ISO 8601, UTC; null while it is open. */
  tipOffAt: string | null;
  /** The day at the venue. */
  tipOffDate: string | null;
  timeZone: string;
  venueId: string;
  /** Neutral venue. */
  isNeutralVenue: boolean;
  attendance: number | null;
  officials: readonly GameDuty[];
  simulation: SimulationInput | null;
  /** A live game's log ends at this instant. */
  liveUntil: string | null;
  /** Script of the rest of the game; null once it is over. */
  script: SimulationInput | null;
  result: GameResult | null;
};

export type WorldDuel = {
  id: string;
  slug: string;
  order: number;
  /** Null while the pairing is open; the label then names the seeds. */
  homeTeamId: string | null;
  awayTeamId: string | null;
  homeLabel: string;
  awayLabel: string;
  bestOf: number;
  homePattern: string;
  nextDuelId: string | null;
  nextSide: Side | null;
};

export type WorldPlayoffRound = {
  id: string;
  slug: string;
  name: string;
  names: LocalizedText;
  order: number;
  decides: RoundDecision | null;
  duels: readonly WorldDuel[];
};

export type WorldPhase = {
  id: string;
  slug: string;
  name: string;
  names: LocalizedText;
  kind: 'regular' | 'playoff';
  order: number;
  outcomes: readonly PlaceOutcome[];
  rounds: readonly WorldRound[];
  playoffRounds: readonly WorldPlayoffRound[];
  games: readonly WorldGame[];
};

export type WorldDecision = {
  id: string;
  phaseId: string;
  teamId: string;
  kind: 'deduction';
  points: number;
  decidedOn: string;
  reason: LocalizedText;
};

export type WorldLeague = {
  id: string;
  slug: string;
  name: string;
  names: LocalizedText;
  kind: 'league' | 'tournament';
  rulesProfile: string;
  standingsProfile: string;
  timeZone: string;
  isOnLandingPage: boolean;
  order: number;
  teams: readonly WorldTeam[];
  phases: readonly WorldPhase[];
  decisions: readonly WorldDecision[];
  championTeamId: string | null;
};

export type WorldSeason = {
  id: string;
  slug: string;
  name: string;
  isCurrent: boolean;
  startsOn: string;
  endsOn: string;
  leagues: readonly WorldLeague[];
};

/** Everything one tenant of the demo holds. */
export type World = {
  tenant: WorldTenant;
  /** The crest of the league that all its competitions wear. */
  leagueCrest: Picture;
  venues: readonly WorldVenue[];
  clubs: readonly WorldClub[];
  people: readonly WorldPerson[];
  officials: readonly WorldOfficial[];
  /** Oldest first; the last is the running one. */
  seasons: readonly WorldSeason[];
  news: readonly WorldNews[];
  galleries: readonly WorldGallery[];
  documents: readonly WorldDocument[];
  sponsors: readonly WorldSponsor[];
};

/** Ranks the teams of a finished phase, best first, with the engine's standings. */
export type RankTeams = (phase: {
  teams: readonly string[];
  games: readonly WorldGame[];
  decisions: readonly WorldDecision[];
}) => string[];
