import { SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { userMessage } from '@/platform/errors/errors';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';

interface OpenFileProps {
  /** For screen readers, which document it is. */
  name: string;
  /** Resolves to the file's URL. */
  sign: () => Promise<string>;
}

/** Opens a private file in a new tab. Its owner sees when someone else does. */
export function OpenFile({ name, sign }: OpenFileProps) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    // Open the tab in the click handler; later, browsers would block it as a pop-up.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const address = await sign();
      if (tab) {
        tab.opener = null;
        tab.location.replace(address);
      } else window.location.assign(address);
    } catch (error) {
      tab?.close();
      toast.error('We couldn’t open the file', {
        description:
          userMessage(error) ?? 'It may no longer be available to you, or you may be offline. Please try again.',
      });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<SquareArrowOutUpRight aria-hidden />}
      busy={busy}
      aria-label={`Open ${name}`}
      onClick={() => void open()}
    >
      Open
    </Button>
  );
}
