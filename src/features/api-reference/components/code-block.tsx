import type { ReactNode } from 'react';
import { CopyButton } from '@/kit/ui/copy-button';
import { Segmented } from '@/kit/ui/segmented';
import { exampleOf, languages } from '../examples';
import { useLanguage } from '../use-language';

interface CodeBlockProps {
  label: string;
  code: string;
  /** Instead of the label, which screen readers still hear. */
  controls?: ReactNode;
}

/** Code to copy. Long lines scroll. */
export function CodeBlock({ label, code, controls }: CodeBlockProps) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        {controls ?? <span className="text-sm text-muted">{label}</span>}
        <CopyButton text={code} label="Copy" copied="Example copied" />
      </figcaption>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={label} className="max-h-112 overflow-auto px-4 py-3.5 font-mono text-sm">
        <code>{code}</code>
      </pre>
    </figure>
  );
}

const options = languages.map((value) => ({ value, label: value }));

interface ExampleProps {
  label: string;
  operation: Parameters<typeof exampleOf>[0];
}

/** An example of an operation in the reader's language. */
export function Example({ label, operation }: ExampleProps) {
  const [language, choose] = useLanguage();
  const controls = (
    <Segmented
      label="Language of the examples"
      value={language}
      onChange={choose}
      options={options}
      className="-ml-2"
    />
  );
  return <CodeBlock label={label} code={exampleOf(operation, language)} controls={controls} />;
}
