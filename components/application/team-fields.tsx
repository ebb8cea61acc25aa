'use client';

import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { contactFields, teamFields } from '#lib/api/contract/application/blank.ts';
import { useApplicationForm } from './form-context.ts';

const optionalFields = new Set(['shortName', 'code', 'hall']);
const inputHints = {
  name: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
} as const satisfies Record<string, { autoComplete: string }>;
const contactHints = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

/** The fields of the team and its contact person. */
export function TeamFields() {
  const { labels, draft, edit, problemOf, onLeave } = useApplicationForm();
  return (
    <>
      <Section title={labels.teamSection}>
        <div className="grid gap-4 sm:grid-cols-2">
          {teamFields.map((name) => (
            <TextField
              key={name}
              path={`team.${name}`}
              label={labels.team[name]}
              optional={optionalFields.has(name) ? labels.optional : undefined}
              problem={problemOf(`team.${name}`)}
              className={name === 'name' ? 'sm:col-span-2' : undefined}
              value={draft.team[name]}
              required={!optionalFields.has(name)}
              onChange={({ target: { value } }) => edit((old) => ({ ...old, team: { ...old.team, [name]: value } }))}
              onBlur={() => onLeave(`team.${name}`)}
              {...(name === 'name' || name === 'city' ? inputHints[name] : { autoComplete: 'off' })}
            />
          ))}
        </div>
      </Section>
      <Section title={labels.contactSection}>
        <div className="grid gap-4 sm:grid-cols-2">
          {contactFields.map((name) => (
            <TextField
              key={name}
              path={`contact.${name}`}
              label={labels.contact[name]}
              problem={problemOf(`contact.${name}`)}
              className={name === 'name' ? 'sm:col-span-2' : undefined}
              value={draft.contact[name]}
              required
              onChange={({ target: { value } }) =>
                edit((old) => ({ ...old, contact: { ...old.contact, [name]: value } }))
              }
              onBlur={() => onLeave(`contact.${name}`)}
              {...contactHints[name]}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
