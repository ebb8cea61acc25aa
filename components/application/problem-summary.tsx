'use client';

import type { Ref } from 'react';
import { fieldId } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';

export type NamedProblem = { path: string; label: string; text: string };

/** The list of all problems, each linked to its field. */
export function ProblemSummary({
  title,
  problems,
  ref,
}: {
  title: string;
  problems: readonly NamedProblem[];
  ref: Ref<HTMLDivElement>;
}) {
  const focusField = (path: string) => {
    const field = document.getElementById(fieldId(path));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="border-s-4 border-negative bg-raised p-4 scroll-mt-24">
      <h2 className="headline flex items-center gap-2 text-xl">
        <Icon name="warning" className="text-negative" />
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {problems.map(({ path, label, text }) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              className="text-link underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {`${label} – ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
