import { useTranslations } from 'next-intl';
import type { Game } from '#lib/api/contract/game.ts';

type Fault = Game['logFaults'][number];

const presenceKeys = {
  'too-many-on-court': 'tooManyOnCourt',
  'too-few-on-court': 'tooFewOnCourt',
  'too-many-minutes': 'minutes',
  'too-few-minutes': 'minutes',
} as const;

/** What is wrong with the play-by-play or lone box score of a game, and where its numbers come from; nothing for a whole log. */
export function LogFaults({ game }: { game: Game }) {
  const t = useTranslations('game.logFaults');
  const { logIncomplete, logFaults, coverage } = game;
  if (!logIncomplete && logFaults.length === 0) return null;
  const has = (kind: Fault['kind']) => logFaults.some((fault) => fault.kind === kind);
  const presence = logFaults.flatMap(({ kind, side, found, expected }) =>
    kind === 'no-end' || kind === 'score-differs' || kind === 'box-score-differs'
      ? []
      : [t(presenceKeys[kind], { team: (side && game[side]?.name) || '', found: found ?? 0, expected: expected ?? 0 })],
  );
  const lines = [
    has('no-end') && t('noEnd'),
    has('score-differs') && t('scoreDiffers'),
    has('box-score-differs') && t('boxScoreDiffers'),
    logIncomplete && coverage === 'box-score' && t('fromBox'),
    logIncomplete && coverage === 'score' && t('none'),
    ...presence,
  ].filter((line) => typeof line === 'string');
  return (
    <section role="note" className="mb-4 border-s-4 border-warning bg-raised px-4 py-3 text-sm">
      {logIncomplete && <p className="font-bold">{t('title')}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
