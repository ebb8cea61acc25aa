'use client';

import { type ChangeEvent, type ComponentProps, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '#components/ui/cx.ts';

/** Returns the id of a field's control, the target of links in `ProblemSummary`. */
export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

const controlClass = 'w-full rounded-sm border bg-raised px-3 hover:border-ink';

export type FieldProps = {
  /** The name of the field: `team.name`. */
  path: string;
  label: string;
  /** The text after the label of an optional field. */
  optional?: string | undefined;
  help?: string | undefined;
  problem?: string | undefined;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
};

/** A label, its control, and its help and error text. */
function Field({
  path,
  label,
  optional,
  help,
  problem,
  isLabelHidden,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const id = fieldId(path);
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'label mb-1 block lg:sr-only' : 'label mb-1 block'}>
        {label}
        {optional && <span className="font-normal text-quiet"> ({optional})</span>}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-quiet">
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}

function attributesOf({ path, help, problem }: FieldProps) {
  const id = fieldId(path);
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
    className: cx(controlClass, problem ? 'border-negative' : 'border-line-strong'),
  } as const;
}

type Control<Element extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Element>, 'ref' | 'id' | 'name' | 'className' | keyof FieldProps>;

const splitProps = <Rest extends FieldProps>(props: Rest) => {
  const { path, label, optional, help, problem, isLabelHidden, className, ...control } = props;
  return { field: { path, label, optional, help, problem, isLabelHidden, className }, control };
};

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the ref of a controlled field. What was typed before the page's code took the field over is told to its form: React
 * leaves it in the field, and writes the old value over it at the next render.
 */
function useEarlyTyping<Control extends Typed>({
  value,
  onChange,
}: {
  value?: unknown;
  onChange?: ((event: ChangeEvent<Control, Control>) => void) | undefined;
}) {
  const ref = useRef<Control>(null);
  const tell = useEffectEvent((control: Control) => {
    if (typeof value === 'string' && control.value !== value)
      onChange?.({ target: control, currentTarget: control } as ChangeEvent<Control, Control>);
  });
  useLayoutEffect(() => {
    if (ref.current) tell(ref.current);
  }, []);
  return ref;
}

export function TextField(props: Control<'input'>) {
  const { field, control } = splitProps(props);
  const { className, ...rest } = attributesOf(field);
  const ref = useEarlyTyping(control);
  return (
    <Field {...field}>
      <input ref={ref} name={field.path} {...rest} {...control} className={cx(className, 'min-h-11')} />
    </Field>
  );
}

export function LongTextField(props: Control<'textarea'>) {
  const { field, control } = splitProps(props);
  const { className, ...rest } = attributesOf(field);
  const ref = useEarlyTyping(control);
  return (
    <Field {...field}>
      <textarea ref={ref} name={field.path} rows={4} {...rest} {...control} className={cx(className, 'py-2')} />
    </Field>
  );
}

export function ChoiceField(props: Control<'select'>) {
  const { field, control } = splitProps(props);
  const { className, ...rest } = attributesOf(field);
  const ref = useEarlyTyping(control);
  return (
    <Field {...field}>
      <select ref={ref} name={field.path} {...rest} {...control} className={cx(className, 'min-h-11')} />
    </Field>
  );
}

/** A box to tick, with its label beside it. */
export function CheckField({
  path,
  label,
  ...control
}: Pick<FieldProps, 'path' | 'label'> & Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'className'>) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input type="checkbox" id={fieldId(path)} name={path} className="size-5 shrink-0 accent-action" {...control} />
      {label}
    </label>
  );
}
