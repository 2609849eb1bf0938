import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { signContract } from '../api/files';
import type { ContractFile } from '../submission';

/** Opens a contract in a new tab through a URL that's valid for a minute. */
export function OpenContract({ file }: { file: ContractFile }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    // Open the tab in the click handler; later, browsers would block it as a pop-up.
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
      toast.error('We couldn’t open the file', {
        description: 'It may have been deleted, or you may be offline. Please try again.',
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
