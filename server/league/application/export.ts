import type { ListedApplication } from './list.ts';

/** Converts an application for export: the submitted form, or its draft. */
export function exportApplication({ draft, ...row }: ListedApplication) {
  const { team, contact, answers, players } = draft;
  return {
    id: row.id,
    state: row.state,
    reference: row.reference,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    invitee: row.invitee,
    team,
    contact,
    answers: Object.fromEntries(row.questions.map(({ id }) => [id, answers[id] ?? ''])),
    players,
    documents: row.documents.map(({ id, kind, fileName, contentType, size }) => ({
      id,
      kind,
      fileName,
      contentType,
      size,
    })),
  };
}

export type ExportedApplication = ReturnType<typeof exportApplication>;
type Competition = { league: string; season: string };
export type Table = { columns: string[]; rows: string[][] };

/**
 * Converts applications to a CSV table with one line per player and the team's data in each line; a team without players has
 * one line. The first columns are those of a roster, so that `import rosters` reads the file unchanged.
 */
export function toTable(applications: readonly ExportedApplication[], { league, season }: Competition): Table {
  const questions = [...new Set(applications.flatMap(({ answers }) => Object.keys(answers)))];
  const columns = [
    ...['season', 'league', 'team', 'team_code', 'name', 'birth_date', 'position', 'height', 'number'],
    ...['reference', 'state', 'submitted', 'short_name', 'city', 'hall'],
    ...['contact_name', 'contact_email', 'contact_phone', 'documents'],
    ...questions.map((id) => `answer_${id}`),
  ];
  const rows = applications.flatMap((one) => {
    const { team, contact, players } = one;
    const rest = [
      ...[one.reference ?? '', one.state, one.submittedAt ?? '', team.shortName, team.city, team.hall],
      ...[contact.name, contact.email, contact.phone, one.documents.map(({ fileName }) => fileName).join('; ')],
      ...questions.map((id) => one.answers[id] ?? ''),
    ];
    const own = [season, league, team.name, team.code];
    const squad = players.length > 0 ? players : [{ name: '', birthDate: '', position: '', height: '', number: '' }];
    return squad.map((player) => [
      ...own,
      ...[player.name, player.birthDate, player.position, player.height, player.number],
      ...rest,
    ]);
  });
  return { columns, rows };
}
