import type { ComponentProps } from 'react';
import { Dialog } from '@/kit/ui/dialog';
import { QueryError } from '@/platform/query/query-error';

interface LoadFailedProps extends Pick<ComponentProps<typeof QueryError>, 'query'> {
  title: string;
  onOpenChange: (open: boolean) => void;
}

/** Instead of a form whose figures couldn't be loaded: why, and trying again. */
export function LoadFailed({ query, title, onOpenChange }: LoadFailedProps) {
  return (
    <Dialog open onOpenChange={onOpenChange} title={title}>
      <QueryError query={query} title="We couldn’t load the deal’s terms" />
    </Dialog>
  );
}
