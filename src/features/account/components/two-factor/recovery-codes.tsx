import { clsx } from 'clsx';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { downloadFile } from '@/platform/export/download-file';
import { Button } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { recoveryCodesFileName, recoveryCodesText } from '../../two-factor';
import { CopyButton } from '@/kit/ui/copy-button';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

/** Shows new recovery codes, which can't be shown again, until the member says that they're saved. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [text] = useState(() => recoveryCodesText(codes, email, new Date()));
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
        Save your recovery codes
      </h3>
      <p className="mt-1 text-[15px] text-pretty text-ink">
        If you lose your phone, one of these codes lets you sign in. Keep them somewhere safe, such as a password
        manager. We can’t show them again.
      </p>
      <ul
        aria-label="Recovery codes"
        className={clsx(
          'mt-4 grid gap-x-6 gap-y-1.5 rounded-control bg-sunken px-4 py-3.5 font-mono text-sm text-ink',
          'sm:grid-cols-2',
        )}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label="Copy" copied="Recovery codes copied" />
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden />}
          onClick={() => downloadFile(recoveryCodesFileName, text, 'text/plain')}
        >
          Download
        </Button>
        <Button variant="secondary" size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        className="mt-6"
        label="I saved my recovery codes"
        checked={saved}
        onChange={(event) => setSaved(event.target.checked)}
      />
      <Button className="mt-4" disabled={!saved} onClick={onDone}>
        Done
      </Button>
      {createPortal(
        <pre className="print-sheet" data-theme="light">
          {text}
        </pre>,
        document.body,
      )}
    </>
  );
}
