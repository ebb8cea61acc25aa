import { ButtonLink } from '#components/ui/button-link.tsx';

/** Links to the comparison of either side with others. */
export function OtherChoice({ choices }: { choices: readonly { label: string; href: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-3" data-print="none">
      {choices.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} className="py-1.5 text-center whitespace-normal!">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
