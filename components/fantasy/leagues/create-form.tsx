'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Problem } from '#components/fantasy/command/problem.tsx';
import { useCommand } from '#components/fantasy/command/use-command.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createPrivateLeague, privateLeagueKinds } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { newUuid } from '#lib/new-uuid.ts';

/** Creates a private league. Sent twice, as after a lost answer, it is created once. */
export function CreateForm({
  league: { season, league },
  onCreated,
}: {
  league: LeagueParams;
  onCreated: (id: string) => void;
}) {
  const t = useTranslations('fantasy-leagues');
  const { run, isBusy, problem, setProblem } = useCommand();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<(typeof privateLeagueKinds)[number]>('classic');
  const [requestId] = useState(newUuid);
  const create = async () => {
    const parsed = createPrivateLeague.body.safeParse({ requestId, name, kind });
    if (!parsed.success) return setProblem(t('problems.name'));
    const created = await run(() => commandApi(createPrivateLeague, { params: { season, league }, body: parsed.data }));
    if (created) onCreated(created.id);
  };
  return (
    <Section title={t('create.title')}>
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          path="name"
          label={t('create.name')}
          help={t('create.nameHelp')}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className="w-full max-w-sm"
        />
        <ChoiceField
          path="kind"
          label={t('kind')}
          help={t('create.kindHelp')}
          value={kind}
          className="w-full max-w-sm"
          onChange={(event) => setKind(privateLeagueKinds.find((each) => each === event.target.value) ?? 'classic')}
        >
          {privateLeagueKinds.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </ChoiceField>
        <Problem text={problem} />
        <Button type="submit" disabled={isBusy}>
          {t('create.create')}
        </Button>
      </form>
    </Section>
  );
}
