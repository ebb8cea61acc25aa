import { describe, expect, it } from 'vitest';
import { headCoachExclusion, playerExclusion } from '#lib/basketball/rules/disqualification.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { nba } from '#lib/basketball/rules/nba.ts';

describe('fouls that end a game for somebody', () => {
  it('are two technicals, two unsportsmanlike fouls or one of each under the rules of 2024', () => {
    expect(playerExclusion(fiba2024, { technical: 2 })).toBe('game-disqualification');
    expect(playerExclusion(fiba2024, { unsportsmanlike: 2 })).toBe('game-disqualification');
    expect(playerExclusion(fiba2024, { technical: 1, unsportsmanlike: 1 })).toBe('game-disqualification');
    expect(playerExclusion(fiba2024, { technical: 1, personal: 3 })).toBeNull();
  });

  it('leave deliberate fouls and second-category technicals out of the sum under the rules of 2026', () => {
    expect(playerExclusion(fiba2026, { technical: 1, flagrant: 1 })).toBe('game-disqualification');
    expect(playerExclusion(fiba2026, { technical: 1, 'technical-category-2': 2, deliberate: 1 })).toBeNull();
    expect(playerExclusion(fiba2026, { 'technical-category-2': 2, deliberate: 3 })).toBe('foul-limit');
  });

  it('are six personal fouls in the NBA, technicals apart', () => {
    expect(playerExclusion(nba, { personal: 5, technical: 1 })).toBeNull();
    expect(playerExclusion(nba, { personal: 6 })).toBe('foul-limit');
  });

  it('send the head coach off after two own technicals, three of the bench, or one and two', () => {
    expect(headCoachExclusion(fiba2024, { 'coach-technical': 2 })).toBe('game-disqualification');
    expect(headCoachExclusion(fiba2024, { 'bench-technical': 3 })).toBe('game-disqualification');
    expect(headCoachExclusion(fiba2024, { 'coach-technical': 1, 'bench-technical': 1 })).toBeNull();
    expect(headCoachExclusion(fiba2024, { 'coach-technical': 1, 'bench-technical': 2 })).toBe('game-disqualification');
    expect(headCoachExclusion(fiba2026, { 'bench-technical': 2, 'bench-disqualifying': 1 })).toBe(
      'game-disqualification',
    );
  });
});
