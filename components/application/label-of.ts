import type { OpenApplication } from '#lib/api/contract/application/calls.ts';
import { type ApplicationLabels, fillPlaceholders } from './labels.ts';

/** What a field is called where it does not stand below its own label. */
export function labelOf(
  path: string,
  words: ApplicationLabels,
  { questions, documentKinds }: Pick<OpenApplication, 'questions' | 'documentKinds'>,
): string {
  const [part = '', name = '', field = ''] = path.split('.');
  switch (part) {
    case 'team':
    case 'contact':
      return textAt(words[part], name);
    case 'players':
      return name === ''
        ? words.squadSection
        : `${fillPlaceholders(words.playerLine, { number: Number(name) + 1 })}, ${textAt(words.player, field)}`;
    case 'answers':
      return questions.find(({ id }) => id === name)?.label ?? name;
    default:
      return documentKinds.find(({ id }) => id === name)?.label ?? name;
  }
}

function textAt(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? name;
}
