type Action = Record<string, unknown>;

/** A LiveStats file of two teams of six, with actions given oldest first; `pbp` is newest first as in real files. */
export function liveStatsFile(actions: Action[], overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    tm: { '1': team('Sava', 'SAV'), '2': team('Drava', 'DRA') },
    pbp: actions.map((action, index) => ({ ...blank, actionNumber: index + 1, ...action })).reverse(),
    periodsMax: 4,
    periodLengthREGULAR: 10,
    periodLengthOVERTIME: 5,
    attendance: 1200,
    officials: { referee1: { firstName: 'Ana', familyName: 'Kos' }, commissioner: { name: 'Ivo Rak' } },
    somethingNew: { kept: false },
    ...overrides,
  };
}

const blank = {
  actionType: 'game',
  subType: '',
  success: 1,
  qualifier: [],
  tno: 0,
  pno: 0,
  period: 1,
  periodType: 'REGULAR',
  clock: '10:00:00',
  previousAction: '',
};

export function team(name: string, code: string, score = 0): Record<string, unknown> {
  const pl = Object.fromEntries([1, 2, 3, 4, 5, 6].map((pno) => [String(pno), player(pno)]));
  return { name, code, score, pl, shot: [], coachDetails: { firstName: 'Maja', familyName: 'Zor' } };
}

function player(pno: number): Record<string, unknown> {
  return {
    firstName: 'Luka',
    familyName: `Novak ${pno}`,
    shirtNumber: pno === 1 ? '00' : String(pno + 3),
    playingPosition: 'G',
    starter: pno <= 5 ? 1 : 0,
    ...(pno === 2 ? { captain: 1 } : {}),
    sMinutes: '0:00',
    sPoints: 0,
  };
}
