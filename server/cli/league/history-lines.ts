import type { GameResultHistory } from '#lib/api/contract/game-result.ts';

/** Formats the results of a game for the terminal, the newest first. */
export function historyLines({ state, score, history }: GameResultHistory): string[] {
  const now = `now ${state}${score ? ` ${score.home}–${score.away}` : ''}`;
  return [now, ...history.map(entryLine)];
}

const standings = { result: 'stands', beneath: 'stands beneath', notice: 'is announced' } as const;

function entryLine(entry: GameResultHistory['history'][number]): string {
  const { id, at, state, score, guilty, kind, ruling, source, by, reason, withdrawn, standing } = entry;
  const result = [ruling ?? state, score && `${score.home}–${score.away}`, guilty && `guilty: ${guilty}`]
    .filter(Boolean)
    .join(' ');
  const status = standing ? standings[standing] : withdrawnText(withdrawn);
  const why = reason ? `; ${reason}` : '';
  return `${at}  ${result} (${kind}, ${source}) by ${by.name}${why} — ${status}  ${id}`;
}

function withdrawnText(withdrawn: GameResultHistory['history'][number]['withdrawn']): string {
  if (!withdrawn) return 'outranked';
  const by = withdrawn.by ? ` by ${withdrawn.by.name}` : '';
  return `withdrawn ${withdrawn.at}${by}${withdrawn.reason ? `: ${withdrawn.reason}` : ''}`;
}
