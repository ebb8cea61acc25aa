import { ChoiceField } from '#components/ui/field.tsx';

/** A time zone of the browser's list. */
export function TimeZoneField({
  path,
  label,
  help,
  value,
  onChange,
}: {
  path: string;
  label: string;
  help: string;
  value: string;
  onChange: (zone: string) => void;
}) {
  return (
    <ChoiceField
      path={path}
      label={label}
      help={help}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {zonesWith(value).map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </ChoiceField>
  );
}

/** Browsers may name their own zone by a former name that they do not list. */
const zonesWith = (zone: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
