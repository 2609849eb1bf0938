import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { CopyButton } from '@/shared/ui/copy-button';

interface NewKeyProps {
  apiKey: string;
  onDone: () => void;
}

/** Shows a new key, which can't be shown again. */
export function NewKey({ apiKey, onDone }: NewKeyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="p-5">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
        Copy your new key
      </h3>
      <p className="mt-1 text-[15px] text-pretty text-muted">
        We can’t show it again. Keep it like a password: don’t put it into a web page, an email, or shared code.
      </p>
      <p className="mt-3 rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all text-ink">{apiKey}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={apiKey} label="Copy key" copied="API key copied" />
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </Card>
  );
}
