import { expect, test } from 'vitest';
import { boundError, maxIssues } from '#server/bounded-answer.ts';

const fault = { path: 'lineup', message: 'makes 5 transfers; 4 are allowed before this round', rule: 'transfers' };

test('an issue keeps the rule by which a client words it', () => {
  expect(boundError({ code: 'bad-request', message: 'Too many.', issues: [fault] }).issues).toEqual([fault]);
});

test('an answer names only the first issues, each of them shortly', () => {
  const issues = Array.from({ length: 100 }, () => ({ ...fault, message: 'x'.repeat(5000) }));
  const bounded = boundError({ code: 'bad-request', message: 'y'.repeat(5000), issues });
  expect(bounded.issues).toHaveLength(maxIssues);
  expect(bounded.issues?.[0]?.message).toMatch(/^x{299}…$/);
  expect(bounded.message).toMatch(/^y{1999}…$/);
});
