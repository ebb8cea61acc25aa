'use client';

import { useRef, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { Messages } from '#messages/english.ts';

export type AuthProblem = keyof Messages['auth']['problems'];

/** What is wrong, by field; `form` for the form as a whole. */
type AuthProblems = Partial<Record<string, AuthProblem>>;

type SubmitOptions = {
  /** Checks before anything is sent. */
  check: () => AuthProblems;
  send: () => Promise<void>;
  /** What a refusal means here, by status; the others are the same everywhere. */
  refusals?: Readonly<Record<number, AuthProblem>>;
};

/** Sends a form once at a time, and tells what is wrong with it. The first field with a problem gets the focus. */
export function useSubmit() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<AuthProblems>({});
  const [isBusy, setBusy] = useState(false);
  const report = (found: AuthProblems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first && first !== 'form') form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  };
  const submit = async ({ check, send, refusals = {} }: SubmitOptions) => {
    if (isBusy || !report(check())) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      report(problemsOf(error, refusals));
    } finally {
      setBusy(false);
    }
  };
  return { form, problems, isBusy, submit };
}

/** What the league API says of single fields. */
const fieldProblems: Partial<Record<string, AuthProblem>> = {
  email: 'email',
  name: 'name',
  password: 'common',
  birthDate: 'birthDate',
};

function problemsOf(error: unknown, refusals: Readonly<Record<number, AuthProblem>>): AuthProblems {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 429) return { form: 'tooMany' };
  const fields = (error.issues ?? []).flatMap(({ path }) => {
    const problem = fieldProblems[path.replace(/^body\./, '')];
    return problem ? [[path.replace(/^body\./, ''), problem] as const] : [];
  });
  if (fields.length > 0) return Object.fromEntries(fields);
  return { form: refusals[error.status] ?? 'failed' };
}
