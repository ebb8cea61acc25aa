type Play = Record<string, unknown>;

const counters = {
  Points: 0,
  FieldGoalsMade2: 0,
  FieldGoalsAttempted2: 0,
  FieldGoalsMade3: 0,
  FieldGoalsAttempted3: 0,
  FreeThrowsMade: 0,
  FreeThrowsAttempted: 0,
  OffensiveRebounds: 0,
  DefensiveRebounds: 0,
  TotalRebounds: 0,
  Assistances: 0,
  Steals: 0,
  Turnovers: 0,
  BlocksFavour: 0,
  BlocksAgainst: 0,
  FoulsCommited: 0,
  FoulsReceived: 0,
  Valuation: 0,
};

/** The Boxscore response of SAV against DRA, six players each, all counters zero. */
export function boxscore(home: Record<string, unknown> = {}) {
  return {
    Attendance: '1200',
    Referees: 'KOS, ANA, RAK, IVO',
    ByQuarter: [
      { Team: 'SAVA', Quarter1: 0 },
      { Team: 'DRAVA', Quarter1: 0 },
    ],
    Stats: [{ ...teamStats('SAVA', 'SAV', 'P1'), ...home }, teamStats('DRAVA', 'DRA', 'P2')],
  };
}

function teamStats(Team: string, code: string, prefix: string) {
  const PlayersStats = [1, 2, 3, 4, 5, 6].map((number) => ({
    ...counters,
    Player_ID: `${prefix}${number}   `,
    IsStarter: number <= 5 ? 1 : 0,
    Team: code,
    Dorsal: String(number),
    Player: `NOVAK ${number}, LUKA`,
    Minutes: 'DNP',
  }));
  return {
    Team,
    Coach: 'ZOR, MAJA',
    PlayersStats,
    tmr: { ...counters, Minutes: null },
    totr: { ...counters, Minutes: '0:00' },
  };
}

export const play = (PLAYTYPE: string, CODETEAM = '', PLAYER_ID = '', MARKERTIME = '', more: Play = {}): Play => ({
  PLAYTYPE: PLAYTYPE.padEnd(10),
  CODETEAM: CODETEAM.padEnd(10),
  PLAYER_ID: PLAYER_ID.padEnd(10),
  MARKERTIME,
  NUMBEROFPLAY: 1,
  PLAYER: null,
  DORSAL: null,
  PLAYINFO: '',
  ...more,
});

export function playByPlay(lists: { FirstQuarter?: Play[]; ForthQuarter?: Play[]; ExtraTime?: Play[] }) {
  const numbered = Object.entries(lists).map(([name, list], at) => [
    name,
    list.map((one, index) => ({ ...one, NUMBEROFPLAY: at * 100 + index + 1 })),
  ]);
  return {
    CodeTeamA: 'SAV       ',
    CodeTeamB: 'DRA       ',
    TeamA: 'Sava',
    TeamB: 'Drava',
    ...Object.fromEntries(numbered),
  };
}
