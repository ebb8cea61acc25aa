import { expect, test } from 'vitest';
import { parseFormDefinition } from '#server/league/application/parse-form.ts';

test('a league’s questions are read with plain texts in its own language', () => {
  const file = {
    questions: [{ id: 'level', kind: 'choice', label: 'Nivo', options: [{ value: 'first', label: { en: 'First' } }] }],
    documents: [{ id: 'paper', label: { en: 'Paper', sr: 'Papir' }, required: true }],
  };
  expect(parseFormDefinition(file, 'sr')).toEqual({
    questions: [
      {
        id: 'level',
        kind: 'choice',
        label: { sr: 'Nivo' },
        help: {},
        isRequired: false,
        options: [{ value: 'first', label: { en: 'First' } }],
      },
    ],
    documentKinds: [{ id: 'paper', label: { en: 'Paper', sr: 'Papir' }, help: {}, isRequired: true }],
  });
});

test.each([
  ['a choice without options', { questions: [{ id: 'a', kind: 'choice', label: 'A' }] }],
  ['options of what is no choice', { questions: [{ id: 'a', label: 'A', options: [{ value: 'x', label: 'X' }] }] }],
  [
    'one id twice',
    {
      documents: [
        { id: 'a', label: 'A' },
        { id: 'a', label: 'B' },
      ],
    },
  ],
  ['an unknown field', { question: [] }],
  ['an unknown language', { questions: [{ id: 'a', label: { xx: 'A' } }] }],
])('%s is refused', (_, file) => {
  expect(() => parseFormDefinition(file, 'sr')).toThrow();
});
