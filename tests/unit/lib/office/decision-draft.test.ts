import { expect, test } from 'vitest';
import { type DecisionDraft, decisionOfDraft, toDecisionInput } from '#lib/office/decision-draft.ts';

const draft: DecisionDraft = {
  kind: 'deduction',
  table: { phaseId: 'p', groupId: null },
  teamIds: ['a'],
  points: '1,5',
  policy: 'keep-played',
  decidedOn: '2026-01-02',
  reason: { en: 'Late' },
};

test('a form is a decision once team, date and points are there', () => {
  expect(decisionOfDraft(draft)).toMatchObject({ kind: 'deduction', teamId: 'a', points: 1.5, phaseId: 'p' });
  for (const missing of [{ teamIds: [] }, { decidedOn: '' }, { points: '' }, { points: '0' }, { points: '1.25' }])
    expect(decisionOfDraft({ ...draft, ...missing })).toBeNull();
  expect(decisionOfDraft({ ...draft, kind: 'draw' })).toBeNull();
  expect(decisionOfDraft({ ...draft, kind: 'draw', teamIds: ['b', 'a'] })).toMatchObject({ teamIds: ['b', 'a'] });
});

test('a decision that was lifted can be made again as it was', () => {
  const lifted = {
    id: 'x',
    kind: 'annulment' as const,
    phaseId: 'p',
    groupId: 'g',
    teams: [{ id: 'a', name: 'Alfa' }],
    points: null,
    policy: 'forfeit-all' as const,
    decidedOn: '2026-01-02',
    reason: {},
  };
  expect(toDecisionInput(lifted)).toEqual({
    kind: 'annulment',
    phaseId: 'p',
    groupId: 'g',
    teamId: 'a',
    policy: 'forfeit-all',
    decidedOn: '2026-01-02',
    reason: {},
  });
  expect(toDecisionInput({ ...lifted, decidedOn: null })).toBeNull();
});
