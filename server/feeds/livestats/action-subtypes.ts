import type { FoulKind, ShotKind, TurnoverKind } from '#lib/basketball/events.ts';

/** Normalises a LiveStats word: versions of the format differ in case and hyphens. */
export function normalize(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function wordMap<Kind>(words: Record<string, Kind>): ReadonlyMap<string, Kind> {
  return new Map(Object.entries(words));
}

export const shotSubtypes = wordMap<ShotKind>({
  jumpshot: 'jump-shot',
  layup: 'layup',
  reverselayup: 'layup',
  eurostep: 'layup',
  drivinglayup: 'driving-layup',
  dunk: 'dunk',
  tipin: 'tip-in',
  tipinlayup: 'tip-in',
  tipindunk: 'tip-in',
  putback: 'tip-in',
  fadeaway: 'fadeaway',
  alleyoop: 'alley-oop',
  alleyoopdunk: 'alley-oop',
  alleyooplayup: 'alley-oop',
  hookshot: 'hook-shot',
  floatingjumpshot: 'floater',
  floater: 'floater',
  turnaroundjumpshot: 'turnaround',
  pullupjumpshot: 'pull-up',
  stepbackjumpshot: 'step-back',
});

/** Words that are more specific than their shot kind; the event stores the word beside the kind. */
export const looseShotSubtypes: ReadonlySet<string> = new Set([
  'reverselayup',
  'eurostep',
  'tipinlayup',
  'tipindunk',
  'putback',
  'alleyoopdunk',
  'alleyooplayup',
]);

export const turnoverSubtypes = wordMap<TurnoverKind>({
  badpass: 'bad-pass',
  ballhandling: 'ball-handling',
  lostball: 'ball-handling',
  offensive: 'offensive-foul',
  offensivefoul: 'offensive-foul',
  travel: 'travelling',
  travelling: 'travelling',
  traveling: 'travelling',
  outofbounds: 'out-of-bounds',
  '24sec': 'shot-clock',
  shotclock: 'shot-clock',
  '3sec': 'three-seconds',
  '5sec': 'five-seconds',
  '8sec': 'eight-seconds',
  doubledribble: 'double-dribble',
  backcourt: 'backcourt',
  offensivegoaltending: 'offensive-goaltending',
  other: 'other',
  '': 'other',
});

export const foulSubtypes = wordMap<FoulKind>({
  personal: 'personal',
  defensive: 'personal',
  '': 'personal',
  offensive: 'offensive',
  technical: 'technical',
  unsportsmanlike: 'unsportsmanlike',
  flagrant: 'flagrant',
  deliberate: 'deliberate',
  throwin: 'throw-in',
  disqualifying: 'disqualifying',
  fighting: 'fighting',
  coachtechnical: 'coach-technical',
  benchtechnical: 'bench-technical',
  admintechnical: 'bench-technical',
  teamtechnical: 'bench-technical',
  coachdisqualifying: 'bench-disqualifying',
  benchdisqualifying: 'bench-disqualifying',
});
