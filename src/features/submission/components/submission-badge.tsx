import { BadgeCheck, Clock, PencilLine, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '@/kit/ui/badge';
import type { SubmissionStatus } from '../submission';

const looks: Readonly<Record<SubmissionStatus, { label: string; tone: BadgeTone; icon: typeof Clock }>> = {
  draft: { label: 'Draft', tone: 'neutral', icon: PencilLine },
  submitted: { label: 'In review', tone: 'attention', icon: Clock },
  accepted: { label: 'Accepted', tone: 'verified', icon: BadgeCheck },
  returned: { label: 'Returned', tone: 'danger', icon: Undo2 },
};

/** A submission's status. */
export function SubmissionBadge({ status }: { status: SubmissionStatus }) {
  const { label, tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label}
    </Badge>
  );
}
