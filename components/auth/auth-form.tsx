'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Alert } from './alert.tsx';
import { minPasswordLength } from './checks.ts';
import type { AuthProblem } from './use-submit.ts';

/** A form with its title, what is wrong with it as a whole, its fields and its button. */
export function AuthForm({
  title,
  lead,
  form,
  problem,
  submit,
  isBusy,
  onSubmit,
  children,
  after,
}: {
  title: string;
  lead?: string;
  form: RefObject<HTMLFormElement | null>;
  problem: string | undefined;
  submit: string;
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <>
      <h1 className="headline text-3xl">{title}</h1>
      {lead && <p className="mt-2 text-quiet">{lead}</p>}
      <form
        ref={form}
        noValidate
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {problem && <Alert>{problem}</Alert>}
        {children}
        <Button type="submit" variant="primary" disabled={isBusy} className="w-full">
          {submit}
        </Button>
      </form>
      {after && <div className="mt-6 flex flex-col gap-3">{after}</div>}
    </>
  );
}

/** Returns a function that words a problem. */
export function useProblemText(minimumAge: number | null = null) {
  const t = useTranslations('auth.problems');
  return (problem: AuthProblem | undefined) => problem && t(problem, { min: minPasswordLength, age: minimumAge ?? 0 });
}
