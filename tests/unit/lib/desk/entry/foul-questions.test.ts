import { describe, expect, test } from 'vitest';
import type { FoulKind, GameAction } from '#lib/basketball/events.ts';
import { answerTo, followUpsOfSkipped } from '#lib/desk/entry/answer.ts';
import { type FollowUp, followUpsOf } from '#lib/desk/entry/follow-up.ts';

const foulOf = (kind: FoulKind, freeThrows: number, person: string | null = 'p1'): GameAction => ({
  type: 'foul',
  side: 'home',
  person,
  kind,
  freeThrows,
});

const command = { id: 'a-2', isInserted: false };

/** All questions and entries until no question is left; every free throw is missed. */
function played(foul: GameAction, person: string | null = 'v1') {
  let open: FollowUp[] = followUpsOf(foul, 'a-1:0');
  const asked: string[] = [];
  const written: GameAction[] = [];
  while (open[0] && open[0].kind !== 'rebound') {
    const { drafts, next } = answerTo(open[0], { person, made: false }, command);
    asked.push(open[0].kind);
    written.push(...drafts.map(({ action }) => action));
    open = [...next, ...open.slice(1)];
  }
  return { asked: [...asked, ...open.map(({ kind }) => kind)], written };
}

describe('the questions after a foul', () => {
  test.each(['technical', 'technical-category-2', 'coach-technical', 'bench-technical'] as const)(
    'nobody draws a foul of the kind %s: only who shoots is asked, and the ball is dead after it',
    (kind) => {
      const { asked, written } = played(foulOf(kind, 1));
      expect(asked).toEqual(['shooter', 'free-throw']);
      expect(written).toEqual([{ type: 'free-throw', side: 'away', person: 'v1', made: false, number: 1, of: 1 }]);
    },
  );

  test.each(['unsportsmanlike', 'deliberate', 'flagrant', 'disqualifying', 'throw-in'] as const)(
    'a foul of the kind %s is drawn, and its last throw is not rebounded',
    (kind) => {
      expect(played(foulOf(kind, 2)).asked).toEqual(['drawn', 'free-throw', 'free-throw']);
    },
  );

  test('the last throw of a personal foul is rebounded', () => {
    expect(played(foulOf('personal', 2)).asked).toEqual(['drawn', 'free-throw', 'free-throw', 'rebound']);
  });

  test('a technical without throws asks nothing', () => {
    expect(followUpsOf(foulOf('technical', 0), 'a-1:0')).toEqual([]);
  });

  test('throws are shot also where it is left out who was fouled', () => {
    const [drawn] = followUpsOf(foulOf('personal', 2), 'a-1:0');
    const [shooter, ...more] = drawn ? followUpsOfSkipped(drawn) : [];
    expect(more).toEqual([]);
    expect(shooter).toMatchObject({ kind: 'shooter', freeThrows: 2, isBallLive: true });
    const answered = shooter && answerTo(shooter, { person: 'v2' }, command);
    expect(answered?.drafts).toEqual([]);
    expect(answered?.next).toMatchObject([{ person: 'v2', number: 1 }, { number: 2 }]);
    const [without] = followUpsOf(foulOf('personal', 0), 'a-1:0');
    expect(without && followUpsOfSkipped(without)).toEqual([]);
  });

  test('a double foul asks for the other one; each of the two is fouled by the other', () => {
    const { asked, written } = played({ ...foulOf('personal', 0), cancelled: true } as GameAction);
    expect(asked).toEqual(['double']);
    expect(written).toEqual([
      { type: 'foul', side: 'away', person: 'v1', kind: 'personal', freeThrows: 0, cancelled: true },
      { type: 'foul-drawn', side: 'away', person: 'v1' },
      { type: 'foul-drawn', side: 'home', person: 'p1' },
    ]);
  });
});

test('who won a jump ball is followed by the question who lost it', () => {
  const [question] = followUpsOf({ type: 'jump-ball', side: 'away', person: 'v1', outcome: 'won' }, 'a-1:0');
  expect(question).toEqual({ kind: 'jump-lost', side: 'home', linkedTo: 'a-1:0' });
  expect(question && answerTo(question, { person: 'p1' }, command).drafts).toEqual([
    { action: { type: 'jump-ball', side: 'home', person: 'p1', outcome: 'lost' }, links: { linkedTo: 'a-1:0' } },
  ]);
});
