'use client';

import { ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ApplicationQuestion } from '#lib/api/contract/application/question.ts';
import { useApplicationForm } from './form-context.ts';

/** The additional questions of the league. */
export function QuestionFields({ questions }: { questions: readonly ApplicationQuestion[] }) {
  const { labels } = useApplicationForm();
  if (questions.length === 0) return null;
  return (
    <Section title={labels.questionsSection}>
      <div className="flex flex-col gap-4">
        {questions.map((question) => (
          <QuestionField key={question.id} question={question} />
        ))}
      </div>
    </Section>
  );
}

function QuestionField({
  question: { id, kind, label, help, isRequired, options },
}: {
  question: ApplicationQuestion;
}) {
  const { labels, draft, edit, problemOf, onLeave } = useApplicationForm();
  const path = `answers.${id}`;
  const field = {
    path,
    label,
    help: help || undefined,
    optional: isRequired ? undefined : labels.optional,
    problem: problemOf(path),
    required: isRequired,
    value: draft.answers[id] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      edit((old) => ({ ...old, answers: { ...old.answers, [id]: value } })),
    onBlur: () => onLeave(path),
  };
  const yesOrNo = [
    { value: 'yes', label: labels.yes },
    { value: 'no', label: labels.no },
  ];
  switch (kind) {
    case 'long-text':
      return <LongTextField {...field} />;
    case 'choice':
    case 'yes-no':
      return (
        <ChoiceField {...field}>
          <option value="">{labels.choose}</option>
          {(kind === 'choice' ? options : yesOrNo).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </ChoiceField>
      );
    case 'date':
      return <TextField {...field} type="date" />;
    case 'number':
      return <TextField {...field} inputMode="decimal" />;
    case 'text':
      return <TextField {...field} />;
  }
}
