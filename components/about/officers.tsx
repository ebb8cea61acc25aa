import { Portrait } from '#components/entity/portrait.tsx';
import type { Officer } from '#lib/api/contract/about.ts';

/** The officers of the league or club, with role and contact details. */
export function Officers({ people }: { people: readonly Officer[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {people.map(({ name, role, email, phone, portrait }) => (
        <li key={name} className="flex items-center gap-3 border-b border-line bg-raised px-3 py-3">
          <Portrait player={{ name, portrait }} size="lg" />
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            {role && <span className="block text-sm text-quiet">{role}</span>}
            {email && (
              <a href={`mailto:${email}`} className="block text-sm break-all text-link underline underline-offset-4">
                {email}
              </a>
            )}
            {phone && (
              <a
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                className="block text-sm text-link underline underline-offset-4"
              >
                {phone}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
