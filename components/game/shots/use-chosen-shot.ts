import { useState } from 'react';
import { isOnHalfCourt } from '#components/entity/shots/shot-court.tsx';
import type { ChartedShot } from './charted-shot.ts';

export type ChosenShot = ReturnType<typeof useChosenShot>;

/** Keeps which shot is read; one that a filter takes away is none. */
export function useChosenShot(given: readonly ChartedShot[]) {
  const shots = given.filter(isOnHalfCourt);
  const [shot, choose] = useState<ChartedShot | null>(null);
  const index = shot ? shots.indexOf(shot) : -1;
  return { shots, index, chosen: shots[index] ?? null, choose };
}
