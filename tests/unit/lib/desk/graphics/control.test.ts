import { expect, it } from 'vitest';
import { controlGraphics, graphicNames } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { actionAddress } from '#lib/desk/graphics/action-address.ts';
import { type Choice, defaultChoices, isShown, missingFor } from '#lib/desk/graphics/choices.ts';
import { keyOf, readHotKey } from '#lib/desk/graphics/hot-keys.ts';
import { previewFragment } from '#lib/desk/graphics/preview-fragment.ts';
import { gameSummary } from '#tests/fixtures/game-summary.ts';

const listed = (id: string, number: string | null) => ({
  id,
  number,
  slug: id,
  firstName: 'A',
  lastName: 'B',
  name: 'A B',
  portrait: null,
});
const person = '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa';
const sheet: LiveGame['sheet'] = { home: [listed('h1', '00')], away: [listed('a1', '7'), listed(person, null)] };
const choice = (about: Partial<Choice> = {}): Choice => ({ side: 'away', personId: 'a1', seconds: 8, ...about });

it('offers every graphic, and lower thirds go by themselves', () => {
  const choices = defaultChoices({ sheet });
  expect(choices.player).toEqual({ side: 'home', personId: 'h1', seconds: 8 });
  expect(choices['box-score'].seconds).toBeNull();
});

it('names what is on air with its person, if any', () => {
  const shown = [
    { graphic: 'player' as const, side: 'away' as const, personId: 'a1', hideAt: null },
    { graphic: 'standings' as const, side: null, personId: null, hideAt: null },
  ];
  expect(isShown(shown, 'player', choice())).toBe(true);
  expect(isShown(shown, 'player', choice({ personId: 'a2' }))).toBe(false);
  expect(isShown(shown, 'standings', choice())).toBe(true);
  expect(isShown(shown, 'coach', choice())).toBe(false);
});

it('says what a graphic lacks', () => {
  const live = { sheet, coaches: { home: 'Coach', away: null }, events: [] };
  const ofRounds = gameSummary();
  expect(missingFor('coach', choice(), live, ofRounds)).toBe('coach');
  expect(missingFor('coach', choice({ side: 'home' }), live, ofRounds)).toBeNull();
  expect(missingFor('starting-five', choice(), live, ofRounds)).toBe('starting-five');
  expect(missingFor('player', choice(), { ...live, sheet: { home: [], away: [] } }, ofRounds)).toBe('player');
  expect(missingFor('standings', choice(), live, ofRounds)).toBeNull();
  expect(missingFor('bracket', choice(), live, ofRounds)).toBe('bracket');
  const address = {
    kind: 'playoff',
    season: 's',
    league: 'l',
    playoffRound: 'final',
    duel: 'a-b',
    round: '1',
  } as const;
  expect(missingFor('bracket', choice(), live, { address })).toBeNull();
});

it('previews a lower third over the score, a full picture alone', () => {
  expect(previewFragment('player', choice())).toBe('show=player%2Cscorebug&side=away&person=a1');
  expect(previewFragment('box-score', choice())).toBe('show=box-score&side=away');
  expect(previewFragment('leaders', choice())).toBe('show=leaders');
});

it('reads digits, Shift and Escape, and leaves the keys of the browser alone', () => {
  const key = (code: string, held: object = {}) =>
    readHotKey({ code, key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });
  expect(key('Digit2')).toEqual({ action: 'toggle', graphic: 'player' });
  expect(key('Numpad0')).toEqual({ action: 'toggle', graphic: 'next-games' });
  expect(key('Digit1', { shiftKey: true })).toEqual({ action: 'preview', graphic: 'scorebug' });
  expect(key('Escape')).toEqual({ action: 'hide-all' });
  expect(key('Digit1', { ctrlKey: true })).toBeNull();
  expect(key('KeyA')).toBeNull();
  expect(key('KeyB')).toEqual({ action: 'toggle', graphic: 'break' });
  expect(key('KeyP', { shiftKey: true })).toEqual({ action: 'preview', graphic: 'bracket' });
  expect([keyOf('next-games'), keyOf('bracket')]).toEqual(['0', 'P']);
});

it('gives every graphic a key of its own', () => {
  expect(new Set(graphicNames.map(keyOf)).size).toBe(graphicNames.length);
});

it('goes back and forward by the keys of every keyboard', () => {
  const key = (code: string, key: string, shiftKey = false) =>
    readHotKey({ code, key, shiftKey, ctrlKey: true, altKey: false, metaKey: false });
  expect(key('KeyZ', 'z')).toEqual({ action: 'undo' });
  expect(key('KeyW', 'z')).toEqual({ action: 'undo' });
  expect(key('KeyZ', 'я')).toEqual({ action: 'undo' });
  expect(key('KeyZ', 'Z', true)).toEqual({ action: 'redo' });
  expect(key('KeyY', 'y')).toEqual({ action: 'redo' });
  expect(key('KeyZ', 'y')).toEqual({ action: 'redo' });
});

it('makes addresses that the call of the hardware understands', () => {
  const of = { venue: 'hall', key: 'k', game: null, sheet };
  const read = (address: string) => {
    const url = new URL(address, 'http://x');
    const [graphic, action] = url.pathname.split('/').slice(-2);
    return {
      ...controlGraphics.params.parse({ venue: url.pathname.split('/')[4], graphic, action }),
      ...controlGraphics.query.parse(Object.fromEntries(url.searchParams)),
    };
  };
  expect(read(actionAddress('player', 'show', choice(), of))).toEqual({
    venue: 'hall',
    graphic: 'player',
    action: 'show',
    key: 'k',
    side: 'away',
    number: '7',
    seconds: 8,
  });
  expect(read(actionAddress('player', 'toggle', choice({ personId: person }), of))).toMatchObject({ person });
  expect(read(actionAddress('player', 'hide', choice(), of))).toEqual({
    venue: 'hall',
    graphic: 'player',
    action: 'hide',
    key: 'k',
  });
  expect(read(actionAddress('all', 'hide', choice(), { ...of, game: person }))).toMatchObject({ game: person });
});
