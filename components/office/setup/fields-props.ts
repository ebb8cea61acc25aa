import type { SetupDraft } from '#lib/setup/setup-draft.ts';

export type FieldsProps = {
  draft: SetupDraft;
  set: (values: Partial<SetupDraft>) => void;
  /** Places of the contract at which something is missing or wrong. */
  faults: ReadonlySet<string>;
};
