import { format } from 'node:util';
import { afterEach, expect } from 'vitest';

/** The console messages since the test began, as «error: …» or «warn: …». */
let complaints: string[] = [];
let expected: RegExp[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void complaints.push(`${level}: ${format(...words)}`);
}

/** Expects a console message: the test passes with it and fails without it. */
export function expectComplaint(complaint: RegExp): void {
  expected.push(complaint);
}

afterEach(() => {
  const unexpected = complaints.filter((text) => !expected.some((complaint) => complaint.test(text)));
  const missing = expected.filter((complaint) => !complaints.some((text) => complaint.test(text)));
  complaints = [];
  expected = [];
  expect(
    unexpected,
    'The console was told of errors or warnings; expectComplaint() declares those that belong',
  ).toEqual([]);
  expect(missing, 'The console was not told what expectComplaint() declares').toEqual([]);
});
