import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { playText } from '#components/entity/play-text.ts';
import { kindOf, playKinds } from '#components/game/play-by-play/play-kind.ts';
import type { Play, PlayAction } from '#lib/api/contract/play-by-play.ts';
import { foulKinds, shotKinds, turnoverKinds } from '#lib/basketball/events.ts';
import { isScoring } from '#lib/basketball/plays/play-like.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';
import { loadMessages } from '#messages/load-messages.ts';

const plain = [
  'assist',
  'steal',
  'block',
  'foul-drawn',
  'substitution-in',
  'substitution-out',
  'held-ball',
  'period-start',
  'period-end',
  'game-start',
  'game-end',
] as const;

const everyAction: PlayAction[] = [
  ...shotKinds.flatMap((shot) =>
    ([2, 3] as const).flatMap((points) => [
      { type: 'field-goal' as const, points, made: true, shot, blocked: false },
      { type: 'field-goal' as const, points, made: false, shot, blocked: false },
      { type: 'field-goal' as const, points, made: false, shot, blocked: true },
    ]),
  ),
  ...[true, false].map((made) => ({ type: 'free-throw' as const, made, number: 1, of: 2 })),
  ...(['offensive', 'defensive'] as const).map((kind) => ({ type: 'rebound' as const, kind })),
  ...turnoverKinds.map((kind) => ({ type: 'turnover' as const, kind })),
  ...foulKinds.map((kind) => ({ type: 'foul' as const, kind })),
  ...(['team', 'media', 'official'] as const).map((kind) => ({ type: 'timeout' as const, kind })),
  ...(['won', 'lost'] as const).map((outcome) => ({ type: 'jump-ball' as const, outcome })),
  ...plain.map((type) => ({ type })),
];

const play = (action: PlayAction, player: string | null = 'someone'): Play => ({
  id: 'play',
  period: 1,
  clockMs: 1000,
  side: 'home',
  player,
  action,
  score: { home: 0, away: 0 },
  linkedTo: null,
});

describe('words of a play', () => {
  test.each(locales)('every action of the vocabulary has its own words in %s', async (locale) => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const t = createTranslator({
      locale: languageTag(locale),
      messages: await loadMessages(locale),
      namespace: 'plays',
      onError,
    });
    const texts = everyAction.flatMap((action) =>
      [play(action), play(action, null)].map((each) => playText(each, 'PERIOD', t)),
    );
    expect(errors).toEqual([]);
    for (const text of texts) expect(text).toMatch(/^\p{L}[^{}]*$/u);
    const fouls = foulKinds.map((kind) => playText(play({ type: 'foul', kind }), '', t));
    expect(new Set(fouls).size).toBe(fouls.length);
  });

  test('a made three, a rebound of the team and the end of a period are told apart', async () => {
    const t = createTranslator({ locale: 'en', messages: await loadMessages('en'), namespace: 'plays' });
    const three: PlayAction = { type: 'field-goal', points: 3, made: true, shot: 'step-back', blocked: false };
    expect(playText(play(three), '', t)).toBe('Step-back jump shot: 3\u00a0points');
    expect(playText(play({ type: 'rebound', kind: 'offensive' }, null), '', t)).toBe('Team rebound, offence');
    expect(playText(play({ type: 'period-end' }), 'Overtime 1', t)).toBe('End of Overtime 1');
  });
});

describe('kind of a play', () => {
  test('every action has one that the filter offers', () => {
    for (const action of everyAction) expect(playKinds).toContain(kindOf(play(action)));
  });

  test('only what goes in changes the score', () => {
    const scoring = everyAction.filter((action) => isScoring(play(action)));
    expect(scoring.every((action) => 'made' in action && action.made)).toBe(true);
    expect(scoring).toHaveLength(shotKinds.length * 2 + 1);
  });
});
