import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { signContract } from '../api/files';
import type { ContractFile } from '../submission';

/** Opens a contract in a tab of its own, by an address that is signed at the press and lives five minutes. */
export function OpenContract({ file }: { file: ContractFile }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    // At the press itself: later, browsers take it for an advertisement.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const address = await signContract(file);
      if (tab) {
        tab.opener = null;
        tab.location.replace(address);
      } else window.location.assign(address);
    } catch {
      tab?.close();
      toast.error('The file could not be opened', {
        description: 'It may be gone, or the connection did not work. Please try again.',
      });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<ExternalLink aria-hidden />}
      busy={busy}
      aria-label={`Open ${file.name}`}
      onClick={() => void open()}
    >
      Open
    </Button>
  );
}
