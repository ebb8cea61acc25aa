'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import {
  changeGroup,
  changePhase,
  changeRound,
  createGroup,
  createRound,
  deleteGroup,
  deletePhase,
  deleteRound,
  type PhaseStructure,
} from '#lib/api/contract/competition/phases.ts';
import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { AddPart } from './add-part.tsx';
import { EditPart } from './edit-part.tsx';
import { PartRow } from './part-row.tsx';

type Props = {
  phase: PhaseStructure;
  /** The phases before it. */
  earlier: readonly PhaseStructure[];
  teams: readonly EnteredTeam[];
};

/** A phase with its groups and rounds, each of which is renamed or, while it is empty, deleted. */
export function PhaseItem({ phase, earlier, teams }: Props) {
  const t = useTranslations('office-phases');
  const locale = usePageLocale();
  const { id, groups, rounds, isSeeded, kind, carryOver } = phase;
  const hasTable = !isPlayedInSeries(kind);
  const source = earlier.find((one) => one.id === carryOver?.phaseId);
  const namesOf = (ids: readonly string[]) => teams.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <li className="mb-4">
      <PartRow
        part={phase}
        isHeading
        detail={kind}
        {...(source && { note: t('carriesFrom', { name: source.names[locale] ?? source.name }) })}
        onDelete={isSeeded ? undefined : () => commandApi(deletePhase, { params: { phaseId: id }, body: {} })}
      >
        <EditPart
          noun="phase"
          part={phase}
          answer={changePhase.answer}
          send={(body) => commandApi(changePhase, { params: { phaseId: id }, body })}
          {...(hasTable && {
            sources: earlier.filter((one) => !isPlayedInSeries(one.kind)),
            places: Math.max(0, ...groups.map(({ teamIds }) => teamIds.length)) || teams.length,
          })}
        />
      </PartRow>
      {groups.length > 0 && (
        <ul className="ps-4">
          {groups.map((group) => (
            <li key={group.id}>
              <PartRow
                part={group}
                note={namesOf(group.teamIds).join(', ') || t('noTeams')}
                onDelete={() => commandApi(deleteGroup, { params: { groupId: group.id }, body: {} })}
              >
                <EditPart
                  noun="group"
                  part={group}
                  answer={changeGroup.answer}
                  send={(body) => commandApi(changeGroup, { params: { groupId: group.id }, body })}
                  teams={teams}
                  places={group.teamIds.length || teams.length}
                />
              </PartRow>
            </li>
          ))}
        </ul>
      )}
      {hasTable && (
        <AddPart
          path={`newGroup.${id}`}
          label={t('newGroup')}
          help={t('newGroupHelp')}
          isNameNeeded
          onAdd={(name) => commandApi(createGroup, { params: { phaseId: id }, body: { name } })}
        />
      )}
      <Disclosure summary={t('rounds', { count: rounds.length })}>
        <ul>
          {rounds.map((round) => (
            <li key={round.id}>
              <PartRow
                part={round}
                onDelete={
                  isSeeded ? undefined : () => commandApi(deleteRound, { params: { roundId: round.id }, body: {} })
                }
              >
                <EditPart
                  noun="round"
                  part={round}
                  answer={changeRound.answer}
                  send={(body) => commandApi(changeRound, { params: { roundId: round.id }, body })}
                />
              </PartRow>
            </li>
          ))}
        </ul>
        {hasTable && (
          <AddPart
            path={`newRound.${id}`}
            label={t('newRound')}
            help={t('newRoundHelp')}
            onAdd={(name) => commandApi(createRound, { params: { phaseId: id }, body: name === '' ? {} : { name } })}
          />
        )}
      </Disclosure>
    </li>
  );
}
