import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { periodKey } from '#components/entity/period-name.ts';
import { gameMetadata } from '#components/game/game-metadata.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { readPlayByPlay } from '#lib/api/readers/game-numbers.ts';
import { paths } from '#lib/paths.ts';
import { periodsOf } from './periods-of.ts';

/** Returns the metadata of a period of the play-by-play; the last period has its canonical address without a number. */
export async function playByPlayMetadata(game: Game | null, period: string): Promise<Metadata> {
  if (!game) return {};
  const [log, t] = await Promise.all([readPlayByPlay(game.id), getTranslations('entity.period')]);
  const last = periodsOf(log?.plays ?? []).at(-1);
  if (last === Number(period)) return gameMetadata(game, 'play-by-play');
  const { key, number } = periodKey(Number(period), game.regularPeriods);
  return gameMetadata(game, 'play-by-play', {
    path: paths.playByPlay(game.address, Number(period)),
    name: t(`${key}Long`, { number }),
  });
}
