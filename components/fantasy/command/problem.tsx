/** Why something was not accepted. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && <p className="border border-negative bg-raised p-3 text-sm font-semibold text-negative">{text}</p>}
    </div>
  );
}
