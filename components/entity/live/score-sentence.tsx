'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { periodKey } from '#components/entity/period-name.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { createScoreAnnouncer, type ScoreAnnouncement, type ScoreAnnouncer } from '#lib/realtime/score-announcer.ts';

type Props = { game: GameSummary; regularPeriods?: number };

/** The latest score announcement of a game as a sentence. */
export function ScoreSentence({ game, regularPeriods }: Props) {
  const [news, setNews] = useState<ScoreAnnouncement | null>(null);
  const announcer = useRef<ScoreAnnouncer | null>(null);
  useEffect(() => {
    announcer.current = createScoreAnnouncer(setNews);
    return () => announcer.current?.close();
  }, []);
  useEffect(() => announcer.current?.update(game), [game]);
  return (
    <Texts of={['entity', 'live']}>
      {news && <Sentence news={news} game={game} regularPeriods={regularPeriods} />}
    </Texts>
  );
}

function Sentence({ news, game, regularPeriods }: Props & { news: ScoreAnnouncement }) {
  const t = useTranslations('live');
  const entity = useTranslations('entity');
  const { key, number } = periodKey(news.period, regularPeriods);
  return t(`news.${news.kind}`, {
    period: entity(`period.${key}Long`, { number }),
    home: game.home?.shortName ?? '',
    away: game.away?.shortName ?? '',
    homeScore: news.home,
    awayScore: news.away,
  });
}
