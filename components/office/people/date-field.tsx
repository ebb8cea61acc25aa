import { TextField } from '#components/ui/field.tsx';

/** A day, or none. */
export function DateField({
  path,
  label,
  value,
  onChange,
  help,
  problem,
}: {
  path: string;
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  help?: string;
  problem?: string | undefined;
}) {
  return (
    <TextField
      path={path}
      label={label}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      help={help}
      problem={problem}
    />
  );
}
