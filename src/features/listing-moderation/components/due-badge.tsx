import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '@/kit/ui/badge';
import { dueIn } from '../review';

/** By when the listing has to be reviewed. Nothing without a due time. */
export function DueBadge({ dueAt }: { dueAt: string | null }) {
  const due = dueIn(dueAt, useNow());
  return due ? (
    <Badge tone={due.late ? 'danger' : 'attention'} icon={<Clock aria-hidden />} className="numeric">
      {due.text}
    </Badge>
  ) : null;
}

/** The current time in ms, updated every 30 seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
