import { Link2 } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

interface ShareScenarioProps {
  /** Origin and path. */
  at: string;
  query: string;
  disabled: boolean;
}

/** Copies a link that opens the analysis with these figures. */
export function ShareScenario({ at, query, disabled }: ShareScenarioProps) {
  const copy = async () => {
    const url = `${at}${query && '?'}${query}#deal-analysis`;
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Link copied');
    } catch {
      toast.info('Copy this link', { description: url, duration: 20_000 });
    }
  };
  return (
    <Button variant="secondary" size="sm" icon={<Link2 aria-hidden />} disabled={disabled} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
