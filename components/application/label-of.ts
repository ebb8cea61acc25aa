import type { OpenApplication } from '#lib/api/contract/application/calls.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { ApplicationLabels } from './labels.ts';

/** Returns the label of a field for use outside the form, such as in `ProblemSummary`. */
export function labelOf(
  path: string,
  labels: ApplicationLabels,
  { questions, documentKinds }: Pick<OpenApplication, 'questions' | 'documentKinds'>,
): string {
  const [part = '', name = '', field = ''] = path.split('.');
  switch (part) {
    case 'team':
    case 'contact':
      return textAt(labels[part], name);
    case 'players':
      return name === ''
        ? labels.squadSection
        : `${fill(labels.playerLine, { number: Number(name) + 1 })}, ${textAt(labels.player, field)}`;
    case 'answers':
      return questions.find(({ id }) => id === name)?.label ?? name;
    default:
      return documentKinds.find(({ id }) => id === name)?.label ?? name;
  }
}

function textAt(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? name;
}
