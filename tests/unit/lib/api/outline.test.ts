import { describe, expect, test } from 'vitest';
import { hasOutline, isText, isWhole, listOf, orNull, outlineParser } from '#lib/api/outline.ts';

const isBox = hasOutline({
  name: isText,
  count: isWhole,
  parts: listOf(hasOutline({ id: isText })),
  lid: orNull(isText),
});
const box = { name: 'a', count: 2, parts: [{ id: 'x' }], lid: null };

describe('the outline of a value', () => {
  test('may have more than it says', () => {
    expect(isBox({ ...box, parts: [{ id: 'x', size: 3 }], color: 'red' })).toBe(true);
  });

  test.each([
    ['null', null],
    ['a text', 'box'],
    ['a property that is missing', { ...box, name: undefined }],
    ['a broken number', { ...box, count: 2.5 }],
    ['no list', { ...box, parts: {} }],
    ['a list with something else', { ...box, parts: [{ id: 'x' }, {}] }],
    ['neither null nor a text', { ...box, lid: 3 }],
  ])('refuses %s', (_, value) => {
    expect(isBox(value)).toBe(false);
  });

  test('a parser hands on what fits and names what does not', () => {
    const parser = outlineParser('a box', isBox);
    expect(parser.parse(box)).toBe(box);
    expect(() => parser.parse({})).toThrow('This is not the outline of a box.');
  });
});
