'use client';

import { Link } from '#components/ui/link.tsx';

export type FooterGroup = { title: string; links: readonly { href: string; label: string }[] };

/** Draws the links of the footer from their texts. */
export function FooterLinks({ label, groups }: { label: string; groups: readonly FooterGroup[] }) {
  return (
    <nav aria-label={label} className="footer-links">
      {groups.map((group) => (
        <div key={group.title}>
          <h2 className="label text-quiet">{group.title}</h2>
          <ul className="mt-1">
            {group.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
