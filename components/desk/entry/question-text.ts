import type { FollowUp } from '#lib/desk/entry/follow-up.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export function questionText(question: FollowUp, t: Translate<'desk'>): string {
  if (question.kind === 'free-throw') return t('ask.free-throw', { number: question.number, of: question.of });
  return t(`ask.${question.kind}`);
}
