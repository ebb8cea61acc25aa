import type { GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { gameStory } from '#lib/basketball/story/game-story.ts';
import type { StoryFact } from '#lib/basketball/story/story-fact.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Returns how a finished game was won, a sentence each; none for a game that was awarded, or of which no more than the result is known. */
export function storySentences(game: Game, flow: GameFlow | null, t: Translate<'game-story'>): string[] {
  const { state, score, home, away, playedScore } = game;
  if (state !== 'final' || !score || !home || !away || playedScore) return [];
  const story = gameStory({ ...game, score, scores: flow?.scores ?? [] });
  if (!story) return [];
  const names = { team: { home, away }[story.winner].name, loser: { home, away }[otherSide(story.winner)].name };
  return story.facts.map((fact) => sentence(fact, names, t));
}

function sentence(fact: StoryFact, names: { team: string; loser: string }, t: Translate<'game-story'>): string {
  const { team, loser } = names;
  switch (fact.kind) {
    case 'led-throughout':
      return t('ledThroughout', { team });
    case 'never-trailed':
      return t('neverTrailed', { team, ties: fact.ties });
    case 'comeback':
      return t('comeback', { ...fact, team, minute: fact.minute ?? 0 });
    case 'swings':
      return t('swings', fact);
    case 'decisive-run': {
      const [from, to] = [fact.from, fact.to].map(({ own, other }) => `${own}–${other}`);
      return t('decisiveRun', {
        team,
        points: fact.points,
        period: fact.period ?? 'several',
        from: from ?? '',
        to: to ?? '',
      });
    }
    case 'decisive-period':
      return t('decisivePeriod', { ...fact, team });
    case 'lead-for-good':
      return t('leadForGood', { team, minute: fact.minute });
    case 'late-lead': {
      const { own, other, leftMs, period } = fact;
      const seconds = leftMs < 1000 ? 0 : Math.ceil(leftMs / 1000);
      const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      return t('lateLead', { team, own, other, clock, seconds, period: period ?? 'regulation' });
    }
    case 'overtime':
      return t('overtime', { ...fact, team, level: `${fact.level}–${fact.level}` });
    case 'chase':
      return t('chase', { loser, largest: fact.largest, closest: fact.closest });
    case 'largest-lead':
      return t('largestLead', { team, points: fact.points });
    case 'behind-at-break':
      return t('behindAtBreak', { ...fact, team });
    case 'ahead-at-breaks':
      return t('aheadAtBreaks', { team });
  }
}
