import { Link2 } from 'lucide-react';
import { copyLink } from './copy-link';
import { Button, type ButtonSize } from '@/kit/ui/button';

interface CopyLinkButtonProps {
  url: string;
  size?: ButtonSize;
  disabled?: boolean;
}

/** Copies a link to what the page shows. */
export function CopyLinkButton({ url, size = 'md', disabled = false }: CopyLinkButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Link2 aria-hidden />}
      disabled={disabled}
      onClick={() => void copyLink(url)}
    >
      Copy link
    </Button>
  );
}
