import { CopyButton } from '@/kit/ui/copy-button';

/** Code to copy into a shell. Long lines scroll. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
        <span className="text-sm text-muted">{label}</span>
        <CopyButton text={code} label="Copy" copied="Example copied" />
      </figcaption>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={label} className="overflow-x-auto px-4 py-3.5 font-mono text-sm">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
