import { expect, test } from 'vitest';
import type { SiteLook } from '#lib/api/contract/look.ts';
import {
  changeDraft,
  dropChanges,
  hasChanges,
  newDraft,
  rebaseDraft,
  rebaseUndo,
  toChange,
  toUndo,
} from '#lib/office/record-draft.ts';
import { defaultPalette } from '#lib/theme/palette.ts';

const read: SiteLook = {
  revision: 3,
  title: 'League',
  colors: defaultPalette,
  crest: '/crest',
  logo: null,
  cover: null,
  sponsors: [],
};

test('a field that is changed back is no change', () => {
  const changed = changeDraft(newDraft(read), { title: 'Liga', logo: '/logo' });
  expect(toChange(changed)).toEqual({ revision: 3, title: 'Liga', logo: '/logo' });
  expect(hasChanges(changeDraft(changed, { title: 'League', logo: null }))).toBe(false);
});

test('what only a colleague has changed is taken, and what both have changed is told', () => {
  const draft = changeDraft(newDraft(read), { title: 'Mine', logo: '/mine' });
  const current = { ...read, revision: 4, title: 'Theirs', cover: '/theirs' };
  const rebased = rebaseDraft(draft, current);
  expect(rebased.contested).toEqual(['title']);
  expect(toChange(rebased.draft)).toEqual({ revision: 4, title: 'Mine', logo: '/mine' });
  expect(toChange(dropChanges(rebased.draft, rebased.contested))).toEqual({ revision: 4, logo: '/mine' });
});

test('what both have changed alike is no change any more', () => {
  const draft = changeDraft(newDraft(read), { title: 'Same' });
  const rebased = rebaseDraft(draft, { ...read, revision: 4, title: 'Same' });
  expect([rebased.contested, hasChanges(rebased.draft)]).toEqual([[], false]);
});

test('an undo names only what was changed, as it was', () => {
  const draft = changeDraft(newDraft(read), { title: 'Mine' });
  expect(toUndo(draft, { ...read, revision: 4, title: 'Mine' })).toEqual({ revision: 4, title: 'League' });
});

test('an undo keeps what somebody else has changed since, and is refused where they changed the same', () => {
  const draft = changeDraft(newDraft(read), { title: 'Mine' });
  const saved = { ...read, title: 'Mine', revision: 4 };
  const undo = toUndo(draft, saved);
  expect(rebaseUndo(undo, saved, { ...saved, logo: '/theirs', revision: 5 })).toEqual({ title: 'League', revision: 5 });
  expect(rebaseUndo(undo, saved, { ...saved, title: 'Theirs', revision: 5 })).toBeNull();
});
