import { Copy } from 'lucide-react';
import { Button } from './button';
import { toast } from './toast';

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is copied, after the label, for screen readers. */
  noun?: string;
  /** Toast. */
  copied: string;
}

/** Copies a text that's also on the screen. */
export function CopyButton({ text, label, noun, copied }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error('Your browser doesn’t allow copying. Select the text instead.');
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Copy aria-hidden />}
      aria-label={noun && `${label} ${noun}`}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
