import { Link2 } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

interface ShareScenarioProps {
  /** Origin and path. */
  at: string;
  query: string;
}

/** Copies a link that shows these very figures, to whoever opens it. */
export function ShareScenario({ at, query }: ShareScenarioProps) {
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
    <Button variant="secondary" size="sm" icon={<Link2 aria-hidden />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
